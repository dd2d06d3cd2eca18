package org.kifu.archive.review;

import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Valuation;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;

/**
 * The last moves of a game, to be played out against best play. The side to move has a win or a
 * draw, and moves that throw it away.
 *
 * @param ply the ply of the first move, from 1, passes counted
 * @param position the position before it
 */
public record EndingTask(int ply, Position position) {
  /** The most empty squares of an ending, so that all its values can be exact at once. */
  public static final int MOST_EMPTIES = 16;

  /**
   * The first position of a game with few empty squares in which a side has the move and a choice.
   *
   * @param positions the positions before each ply
   * @param side the side to move
   * @param empties the most empty squares
   */
  public static Optional<EndingTask> of(List<Position> positions, Disc side, int empties) {
    for (int i = 0; i < positions.size(); i++) {
      Position position = positions.get(i);
      if (position.empties() <= empties
          && position.sideToMove() == side
          && Othello.RULES.legalMoves(position).size() > 1) {
        return Optional.of(new EndingTask(i + 1, position));
      }
    }
    return Optional.empty();
  }

  /** The position that stands for all eight images of this one; progress is kept under it. */
  public Position canonical() {
    return CanonicalBoard.of(position).position();
  }

  /**
   * Whether the side to move has a win or a draw, and at least half of its moves throw it away.
   *
   * @param moves the exact values of all legal moves
   */
  public static boolean isTask(List<Valuation<Move>> moves) {
    int best = moves.stream().mapToInt(each -> each.value().centidiscs()).max().orElse(-1);
    long worse =
        moves.stream()
            .filter(each -> Integer.signum(each.value().centidiscs()) < Integer.signum(best))
            .count();
    return best >= 0 && 2 * worse >= moves.size();
  }
}
