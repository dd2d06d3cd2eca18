package org.kifu.report;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameFacts;
import org.kifu.annotate.MoveLabel;
import org.kifu.board.Disc;

/**
 * The value of a game after each of its plies, ready to be drawn.
 *
 * @param caption names, result, occasion
 * @param points in the order of their plies
 */
public record EvaluationGraph(GameCaption caption, List<Point> points) {
  /** Copies the points. */
  public EvaluationGraph {
    points = List.copyOf(points);
  }

  /** The graph of an annotated game. */
  public static EvaluationGraph of(AnnotatedGame game) {
    GameFacts facts = game.game();
    return new EvaluationGraph(
        GameCaption.of(facts.header(), facts.result().count()),
        game.moves().stream().map(Point::of).toList());
  }

  /** How bad a move was. */
  public enum Mark {
    INACCURACY,
    MISTAKE,
    BLUNDER;

    static Mark of(MoveLabel label) {
      return switch (label) {
        case INACCURACY -> INACCURACY;
        case MISTAKE -> MISTAKE;
        case BLUNDER -> BLUNDER;
      };
    }
  }

  /**
   * One ply.
   *
   * @param ply from 1, passes counted
   * @param mover who played it
   * @param move a square's name, or {@code pass}
   * @param blackDiscDiff the value after it with best play, black minus white, in discs
   * @param exact whether that is the score and no estimate
   * @param mark nothing for a good move
   */
  public record Point(
      int ply, Disc mover, String move, double blackDiscDiff, boolean exact, Optional<Mark> mark) {
    static Point of(AnnotatedMove move) {
      return new Point(
          move.ply(),
          move.mover(),
          move.move(),
          move.blackCentidiscs() / 100.0,
          move.certainty().isExact(),
          move.label().map(Mark::of));
    }
  }
}
