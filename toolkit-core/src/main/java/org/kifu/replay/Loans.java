package org.kifu.replay;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken.Pass;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Rules;

/**
 * The discs that sides without any left played from the other side's, in games where they may. Each
 * side has half as many discs as the board has squares, those of the start among them; a loan
 * changes no move that is legal.
 */
public final class Loans {
  private static final int ON_THE_START = 2;

  /**
   * A disc that was lent.
   *
   * @param ply the ply it was played at, from 1, passes counted
   * @param side who played it
   * @param count how many this side has been lent so far, this one among them
   */
  public record Loan(int ply, Disc side, int count) {}

  private Loans() {}

  /**
   * The loans of a game from its standard start, which has two discs of each side.
   *
   * @param squares the squares of the board
   */
  public static <P, M> List<Loan> of(Replay<P, M> replay, int squares) {
    Rules<P, M> rules = replay.rules();
    Map<Disc, Integer> laid = new EnumMap<>(Disc.class);
    List<Loan> loans = new ArrayList<>();
    int ply = 0;
    for (Step<P, M> step : replay.steps()) {
      ply++;
      if (rules.token(step.move()) instanceof Pass) {
        continue;
      }
      Disc side = rules.sideToMove(step.before());
      int count = ON_THE_START + laid.merge(side, 1, Integer::sum) - squares / 2;
      if (count > 0) {
        loans.add(new Loan(ply, side, count));
      }
    }
    return loans;
  }
}
