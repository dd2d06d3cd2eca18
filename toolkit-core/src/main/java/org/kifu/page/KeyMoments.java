package org.kifu.page;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.output.Wording;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The turning points of a game, each with a small board before the move.
 *
 * @param number the number of the game on its page
 */
record KeyMoments(AnnotatedGame game, int number, Wording wording) {
  private static final int MOST = 4;

  /** The moves that cost most, the worst first: by the chance to win where it is known. */
  private static final Comparator<AnnotatedMove> WORST_FIRST =
      Comparator.<AnnotatedMove>comparingInt(move -> move.winLoss().orElse(0))
          .thenComparingInt(AnnotatedMove::lossCentidiscs)
          .reversed()
          .thenComparingInt(AnnotatedMove::ply);

  /** The move with which the page opens; empty if no move is labelled. */
  Optional<AnnotatedMove> decisive() {
    return labelled().stream().min(WORST_FIRST);
  }

  private List<AnnotatedMove> labelled() {
    return game.moves().stream().filter(move -> move.label().isPresent()).toList();
  }

  private List<AnnotatedMove> moments() {
    return labelled().stream()
        .sorted(WORST_FIRST)
        .limit(MOST)
        .sorted(Comparator.comparingInt(AnnotatedMove::ply))
        .toList();
  }

  void write(Html html) {
    List<AnnotatedMove> moments = moments();
    if (moments.isEmpty()) {
      return;
    }
    html.open("section", "class", "turning").open("div", "class", "cap");
    html.element("h3", words().of("page.turning")).closeLine();
    html.open("ol", "class", "turns").newLine();
    moments.forEach(move -> card(html, move));
    html.closeLine().closeLine();
  }

  private void card(Html html, AnnotatedMove move) {
    MoveWords words = new MoveWords(wording);
    html.open("li").open("a", "class", "turn", "href", "#" + GameMoves.id(number, move.ply()));
    Position before = game.positions().get(move.ply() - 1);
    BoardDrawing board = BoardDrawing.small(before).ring(move.best());
    previous(move).ifPresent(board::last);
    board.ghost(move.move(), move.mover(), move.label(), MoveWords.isHollow(move));
    board.write(html, "");
    html.open("span").open("span", "class", "h");
    html.element("span", move.ply() + " ", "class", "faint");
    MoveWords.disc(html, move.mover(), words()).text(" " + words.square(move) + " ");
    html.open("span", "class", "t" + (move.label().orElseThrow().ordinal() + 1));
    html.markup(BoardDrawing.sign(move.label(), MoveWords.isHollow(move)).toString());
    html.text(" " + MoveWords.discs(move.lossCentidiscs())).close().close();
    html.open("span", "class", "x").text(words.chance(move)).empty("br");
    String best = Html.line(MoveToken.joined(move.best()));
    html.element("span", words().filled("page.turn.best", best), "class", "bst").close();
    html.close().close().closeLine();
  }

  private Optional<MoveToken> previous(AnnotatedMove move) {
    return move.ply() > 1 ? Optional.of(game.moves().get(move.ply() - 2).move()) : Optional.empty();
  }

  private Words words() {
    return wording.words();
  }
}
