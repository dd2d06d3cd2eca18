package org.kifu.page;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.TurningPoint;
import org.kifu.annotate.output.Wording;
import org.kifu.board.MoveToken;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The turning points of a game, each with a small board before the move.
 *
 * @param number the number of the game on its page
 */
record KeyMoments(AnnotatedGame game, GameBoards<?, ?> boards, int number, Wording wording) {
  private static final int MOST = 4;

  /** The moves that cost most, the worst first: by the chance to win where it is known. */
  private static final Comparator<AnnotatedMove> WORST_FIRST =
      Comparator.<AnnotatedMove>comparingInt(move -> move.winLoss().orElse(0))
          .thenComparingInt(AnnotatedMove::lossCentidiscs)
          .reversed()
          .thenComparingInt(AnnotatedMove::ply);

  /**
   * The move with which the page opens: the one that decided the game, or else the one that cost
   * most; empty if no move is worth a look.
   */
  Optional<AnnotatedMove> first() {
    return game.verdict()
        .decisive()
        .or(() -> moments().stream().map(TurningPoint::move).min(WORST_FIRST));
  }

  /** The turning points in the order of the game; the labelled moves of a game without any. */
  private List<TurningPoint> moments() {
    List<TurningPoint> turning =
        game.turningPoints().stream()
            .sorted(Comparator.comparing(TurningPoint::decides).reversed())
            .limit(MOST)
            .toList();
    Stream<TurningPoint> shown =
        turning.isEmpty()
            ? game.moves().stream()
                .filter(move -> move.label().isPresent())
                .sorted(WORST_FIRST)
                .limit(MOST)
                .map(move -> new TurningPoint(move, false))
            : turning.stream();
    return shown.sorted(Comparator.comparingInt(turn -> turn.move().ply())).toList();
  }

  void write(Html html) {
    List<TurningPoint> moments = moments();
    if (moments.isEmpty()) {
      return;
    }
    html.open("section", "class", "turning").open("div", "class", "cap");
    html.element("h3", words().of("heading.turns")).closeLine();
    html.open("ol", "class", "turns").newLine();
    moments.forEach(turn -> card(html, turn));
    html.closeLine().closeLine();
  }

  private void card(Html html, TurningPoint turn) {
    AnnotatedMove move = turn.move();
    MoveWords words = new MoveWords(wording);
    html.open("li").open("a", "class", "turn", "href", "#" + GameMoves.id(number, move.ply()));
    BoardDrawing board = BoardDrawing.small(boards.before(move.ply())).ring(move.best());
    previous(move).ifPresent(board::last);
    board.ghost(move.move(), move.shown(), move.label(), MoveWords.isHollow(move));
    board.write(html, "");
    html.open("span").open("span", "class", "h");
    html.element("span", move.ply() + " ", "class", "faint");
    MoveWords.disc(html, move.shown(), words()).text(" " + words.square(move) + " ");
    loss(html, move);
    html.close();
    html.open("span", "class", "x").text(words.chance(move)).empty("br");
    String best = Html.line(MoveToken.joined(move.best()));
    html.element("span", words().filled("page.turn.best", best), "class", "bst").close();
    if (turn.decides()) {
      html.element("span", words().of("turn.decides"), "class", "decides");
    }
    html.close().close().closeLine();
  }

  /** Writes the loss in discs, with the sign of the label if there is one. */
  private void loss(Html html, AnnotatedMove move) {
    String kind = move.label().map(label -> "t" + BoardDrawing.severity(label)).orElse("soft");
    html.open("span", "class", kind);
    if (move.label().isPresent()) {
      html.markup(BoardDrawing.sign(move.label(), MoveWords.isHollow(move)).toString());
    }
    String sign = move.label().isPresent() ? " " : "−";
    html.text(sign + new MoveWords(wording).size(move)).close();
  }

  private Optional<MoveToken> previous(AnnotatedMove move) {
    return move.ply() > 1 ? Optional.of(game.moves().get(move.ply() - 2).move()) : Optional.empty();
  }

  private Words words() {
    return wording.words();
  }
}
