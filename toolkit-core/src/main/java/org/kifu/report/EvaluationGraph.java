package org.kifu.report;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.Outcome;
import org.kifu.opening.NamedOpening;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * The value of a game after each of its plies, ready to be drawn.
 *
 * @param caption names, result, occasion
 * @param points in the order of their plies
 */
record EvaluationGraph(GameCaption caption, List<Point> points) {
  /** Copies the points. */
  EvaluationGraph {
    points = List.copyOf(points);
  }

  /**
   * One ply.
   *
   * @param ply from 1, passes counted
   * @param mover who played it
   * @param move a square's name, or {@code pass}
   * @param phase the part of the game it belongs to
   * @param blackDiscDiff the value after it with best play, black minus white, in discs
   * @param exact whether that is the score and no estimate
   * @param mark nothing for a good move
   */
  record Point(
      int ply,
      Disc mover,
      String move,
      Phase phase,
      double blackDiscDiff,
      boolean exact,
      Optional<MoveLabel> mark) {}

  static EvaluationGraph of(AnnotatedGame game) {
    Rules<?, ?> rules =
        Catalogue.byName(game.game().rules())
            .<Rules<?, ?>>map(Catalogue.Entry::rules)
            .orElse(Othello.RULES);
    int startEmpties = startEmpties(rules);
    return new EvaluationGraph(
        caption(game), game.moves().stream().map(move -> point(move, startEmpties)).toList());
  }

  private static <P> int startEmpties(Rules<P, ?> rules) {
    return rules.count(rules.start(StartSpec.STANDARD).orElseThrow()).empties();
  }

  private static Point point(AnnotatedMove move, int startEmpties) {
    return new Point(
        move.ply(),
        move.mover(),
        move.move(),
        Phase.of(move.empties(), startEmpties),
        move.blackCentidiscs() / 100.0,
        move.certainty().isExact(),
        move.label());
  }

  private static GameCaption caption(AnnotatedGame game) {
    GameResult result = game.game().result();
    return GameCaption.of(game.game().header(), result)
        .and(game.opening().map(NamedOpening::name).orElse(""))
        .and(result.kind() == Outcome.Kind.UNFINISHED ? result.ending() : "");
  }
}
