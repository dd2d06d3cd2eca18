package org.kifu.page;

import java.io.IOException;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.picture.GameCaption;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The board of a game before its decisive move, with the players and their discs above it, the
 * buttons of the script and the graph of values below it.
 *
 * @param key the decisive move; empty if no move is labelled
 */
record PlayArea(AnnotatedGame game, Optional<AnnotatedMove> key, Wording wording) {
  void write(Html html, GameFigures figures) throws IOException {
    html.open("section", "class", "play-area", "aria-label", words().of("page.board"));
    html.newLine();
    strip(html);
    html.open("div", "class", "board");
    board(html);
    html.closeLine();
    buttons(html);
    figures.graph(html);
    html.closeLine();
  }

  private Position position() {
    return game.positions().get(key.map(move -> move.ply() - 1).orElse(0));
  }

  private void strip(Html html) {
    html.open("div", "class", "strip");
    GameCaption caption =
        GameCaption.of(game.game().header(), game.game().result(), words().locale());
    player(html, Disc.BLACK, caption.black(), position().black());
    html.element("div", "", "class", "mid", "aria-live", "polite");
    player(html, Disc.WHITE, caption.white(), position().white());
    html.open(
        "div", "class", "adv unknown", "role", "img", "aria-label", words().of("page.fact.chance"));
    html.open("i").close().open("b").close().close();
    html.closeLine();
  }

  private void player(Html html, Disc side, String name, long discs) {
    html.open("div", "class", "p " + side.label());
    Html disc = MoveWords.disc(new Html(), side, words());
    String shown = GameCaption.nameOr(name, words().of(side));
    String count = Integer.toString(Long.bitCount(discs));
    if (side == Disc.BLACK) {
      html.markup(disc.toString()).element("b", count).name(shown);
    } else {
      html.name(shown).element("b", count).markup(disc.toString());
    }
    html.close();
  }

  private void board(Html html) {
    BoardDrawing board = BoardDrawing.of(position());
    String seen = words().of("page.board");
    if (key.isPresent()) {
      AnnotatedMove move = key.get();
      if (move.ply() > 1) {
        board.last(game.moves().get(move.ply() - 2).move());
      }
      board.lit(new MoveWords(wording).lit(move)).ring(move.best());
      board.ghost(move.move(), move.mover(), move.label(), MoveWords.isHollow(move));
      seen =
          words()
              .filled(
                  "page.moment",
                  Integer.toString(move.ply()),
                  move.move(),
                  MoveToken.joined(move.best()));
    }
    board.write(html, seen);
  }

  private void buttons(Html html) {
    html.open(
        "div",
        "class",
        "bar by-script",
        "role",
        "toolbar",
        "aria-label",
        words().of("page.buttons"));
    html.newLine();
    button(html, "first", "btn icon", "go.first");
    button(html, "back", "btn icon grow", "go.back");
    button(html, "forward", "btn icon grow", "go.forward");
    button(html, "last", "btn icon", "go.last");
    button(html, "auto", "btn icon", "auto");
    html.element("span", "", "class", "gap");
    error(html, "previous", "btn wide-only", "‹ ", "");
    error(html, "next", "btn", "", " ›");
    button(html, "flip", "btn icon", "flip");
    html.closeLine();
  }

  private void button(Html html, String name, String kind, String key) {
    String label = words().of("page." + key);
    html.element("button", "", attributes(name, kind, label)).newLine();
  }

  private void error(Html html, String name, String kind, String before, String after) {
    html.open("button", attributes(name, kind, words().of("page.go." + name)));
    html.text(before + words().of("page.error") + after).closeLine();
  }

  private static String[] attributes(String name, String kind, String label) {
    return new String[] {
      "type", "button", "class", kind, "data-go", name, "title", label, "aria-label", label
    };
  }

  private Words words() {
    return wording.words();
  }
}
