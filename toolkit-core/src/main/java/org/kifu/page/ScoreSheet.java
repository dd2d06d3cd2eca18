package org.kifu.page;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Disc;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The moves of a game in two columns, as players write them down, with the signs of bad moves. Each
 * is a link to its ply.
 *
 * @param number the number of the game on its page
 * @param key the move with which the page opens
 */
record ScoreSheet(AnnotatedGame game, int number, Optional<AnnotatedMove> key, Wording wording) {
  private static final int SIDES = 2;

  void write(Html html) {
    html.open("section", "class", "kifu sheet", "aria-label", words().of("page.score-sheet"));
    html.open("div", "class", "blocks").newLine();
    int rows = (game.moves().size() + 1) / SIDES;
    int first = (rows + 1) / SIDES;
    block(html, 0, first);
    block(html, first, rows);
    html.closeLine();
    legend(html);
    html.closeLine();
  }

  private void block(Html html, int from, int to) {
    if (from == to) {
      return;
    }
    html.open("table");
    if (!words().isOfOnePlayer()) {
      head(html);
    }
    html.open("tbody").newLine();
    for (int row = from; row < to; row++) {
      html.open("tr");
      for (int side = 0; side < SIDES; side++) {
        cell(html, SIDES * row + side);
      }
      html.closeLine();
    }
    html.close().closeLine();
  }

  private void head(Html html) {
    html.open("thead").open("tr");
    Disc first = game.moves().getFirst().mover();
    for (Disc side : List.of(first, first.opponent())) {
      html.open("th", "scope", "col");
      MoveWords.disc(html, side, words()).text(" " + words().of(side)).close();
    }
    html.close().close();
  }

  private void cell(Html html, int index) {
    html.open("td");
    if (index < game.moves().size()) {
      AnnotatedMove move = game.moves().get(index);
      boolean isKey = key.filter(move::equals).isPresent();
      html.open("a", "href", "#" + GameMoves.id(number, move.ply()), "class", isKey ? "key" : "");
      html.element("span", Integer.toString(move.ply()), "class", "n");
      html.element("span", new MoveWords(wording).square(move), "class", "m");
      mark(html, move);
      html.close();
    }
    html.close();
  }

  private void mark(Html html, AnnotatedMove move) {
    if (move.label().isPresent()) {
      MoveLabel label = move.label().get();
      html.open("span", "class", "l t" + BoardDrawing.severity(label));
      html.markup(BoardDrawing.sign(move.label(), MoveWords.isHollow(move)).toString());
      html.element("span", new AnnotationWords(words()).of(label) + " ", "class", "aside");
      html.text(new MoveWords(wording).size(move)).close();
    } else if (move.only() && move.lossCentidiscs() == 0) {
      html.open("span", "class", "l").markup(BoardDrawing.sign(Optional.empty(), false).toString());
      html.element("span", words().of("page.only-found"), "class", "aside").close();
    }
  }

  private void legend(Html html) {
    html.open("p", "class", "legend");
    for (MoveLabel label : MoveLabel.values()) {
      sign(html, Optional.of(label), false, new AnnotationWords(words()).of(label));
    }
    sign(html, Optional.of(MoveLabel.MISTAKE), true, words().of("page.estimate"));
    sign(html, Optional.empty(), false, words().of("page.only"));
    html.closeLine();
  }

  private static void sign(Html html, Optional<MoveLabel> label, boolean hollow, String name) {
    html.open("span").markup(BoardDrawing.sign(label, hollow).toString()).text(" " + name).close();
  }

  private Words words() {
    return wording.words();
  }
}
