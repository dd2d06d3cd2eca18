package org.kifu.archive.history;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;

/**
 * The move with which a game left a line: the position before it is of the line, the position after
 * it is not.
 *
 * @param ply the number of the move from 1, passes counted
 * @param discs the number of discs placed before it
 * @param by the side that played it
 * @param move the square
 * @param loss the price of the move; empty if it is not known
 */
public record LeftLine(int ply, int discs, Disc by, String move, Optional<MoveLoss> loss) {
  /**
   * The price of a move, compared with the best one.
   *
   * @param centidiscs hundredths of a disc that the side to move lost, at least 0
   * @param isExact whether both values reach the end of the game
   */
  public record MoveLoss(int centidiscs, boolean isExact) {}

  /** The same move with its price. */
  public LeftLine withLoss(Optional<MoveLoss> known) {
    return new LeftLine(ply, discs, by, move, known);
  }

  /**
   * The move with which a game of the usual rules left a line.
   *
   * @param isOn whether the position after some discs, at least 1, is of the line
   * @param discs the number of discs up to which the game is followed
   * @return nothing if not even the first move is of the line, or if the game ends on it
   */
  public static Optional<LeftLine> of(GameRecord record, int discs, IntPredicate isOn) {
    int left = 1;
    while (left <= discs && isOn.test(left)) {
      left++;
    }
    return left == 1 || left > discs ? Optional.empty() : Optional.of(move(record, left));
  }

  private static LeftLine move(GameRecord record, int number) {
    List<Step<Position, Move>> steps = Replay.of(Othello.RULES, record).steps();
    int placed = 0;
    for (int i = 0; i < steps.size(); i++) {
      Step<Position, Move> step = steps.get(i);
      placed += step.move().isPass() ? 0 : 1;
      if (placed == number) {
        Disc by = step.before().sideToMove();
        return new LeftLine(i + 1, number - 1, by, step.move().toString(), Optional.empty());
      }
    }
    throw new IllegalArgumentException("the game has no move " + number);
  }
}
