package org.kifu.replay;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.StartSpec;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Rules;

/**
 * The discs that sides without any left played from the other side's, in games where they may; a
 * loan changes no move that is legal. Who has laid how many is known from the standard start on,
 * which has two discs of each side, and not from another.
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

  /** The loans of a game, in the order of its plies; none where no discs are lent. */
  public static <P, M> List<Loan> of(Replay<P, M> replay) {
    Rules<P, M> rules = replay.rules();
    return rules.lendingSupply().isPresent() && isWhole(replay)
        ? beyond(rules.lendingSupply().getAsInt() - ON_THE_START, replay)
        : List.of();
  }

  private static <P, M> boolean isWhole(Replay<P, M> replay) {
    return !replay.steps().isEmpty()
        && replay
            .rules()
            .start(StartSpec.STANDARD)
            .filter(replay.steps().getFirst().before()::equals)
            .isPresent();
  }

  private static <P, M> List<Loan> beyond(int supply, Replay<P, M> replay) {
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
      int count = laid.merge(side, 1, Integer::sum) - supply;
      if (count > 0) {
        loans.add(new Loan(ply, side, count));
      }
    }
    return loans;
  }
}
