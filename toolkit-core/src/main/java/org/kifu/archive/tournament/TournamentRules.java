package org.kifu.archive.tournament;

import java.util.List;
import org.kifu.board.Square;

/**
 * By what rules a table is made.
 *
 * @param points what is added up
 * @param bqFactor what an opponent's point counts in the Brightwell quotient, 0 to 1000; 6 at the
 *     world championship
 * @param tieBreaks what parts players with the same points, the first first
 * @param timeForfeits what a game lost by time is worth
 * @param byeDiscs the discs that a bye is worth, 0 to 64
 */
public record TournamentRules(
    PointRule points,
    int bqFactor,
    List<TieBreak> tieBreaks,
    TimeForfeits timeForfeits,
    int byeDiscs) {
  /** The factor of the world championship. */
  public static final int USUAL_BQ_FACTOR = 6;

  private static final int MOST_BQ_FACTOR = 1000;

  /** Points, Brightwell quotient, discs: the order of the world championship. */
  public static final TournamentRules WORLD_CHAMPIONSHIP =
      new TournamentRules(
          PointRule.WIN_DRAW_LOSS,
          USUAL_BQ_FACTOR,
          List.of(TieBreak.BQ, TieBreak.DISCS),
          TimeForfeits.WOC,
          DiscCount.HALF);

  /** Checks the ranges. */
  public TournamentRules {
    tieBreaks = List.copyOf(tieBreaks);
    if (bqFactor < 0 || bqFactor > MOST_BQ_FACTOR) {
      throw new IllegalArgumentException(
          "a factor of the Brightwell quotient is 0 to %d, not %d"
              .formatted(MOST_BQ_FACTOR, bqFactor));
    }
    if (byeDiscs < 0 || byeDiscs > Square.COUNT) {
      throw new IllegalArgumentException("a bye is worth 0 to 64 discs, not " + byeDiscs);
    }
  }

  /** The tie-breaks that are usual where these points are added up. */
  public static List<TieBreak> usualTieBreaks(PointRule points) {
    return switch (points) {
      case WIN_DRAW_LOSS -> WORLD_CHAMPIONSHIP.tieBreaks;
      case DISCS -> List.of(TieBreak.WINS, TieBreak.DIRECT);
    };
  }
}
