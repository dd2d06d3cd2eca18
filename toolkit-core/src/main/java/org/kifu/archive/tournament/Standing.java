package org.kifu.archive.tournament;

import java.util.List;

/**
 * A row of the table. Points and quotients are in halves: 5 is 2.5 points.
 *
 * @param number its number in the table, from 1
 * @param place the place, from 1, which tied players share
 * @param player the name as it was first met
 * @param points the points in halves, by the rule of the tournament
 * @param score what was won, drawn and lost
 * @param discs all discs, those of byes among them
 * @param discDifference all discs minus those of the opponents; byes do not count
 * @param bq the Brightwell quotient in halves
 * @param opponentPoints the sum of the opponents' wins and half of their draws, in halves
 * @param withdrawn whether the player left the tournament
 * @param meetings the player's results, by rounds, in the order of the input within one
 */
public record Standing(
    int number,
    int place,
    String player,
    long points,
    Score score,
    int discs,
    int discDifference,
    long bq,
    long opponentPoints,
    boolean withdrawn,
    List<Meeting> meetings) {
  /**
   * Games won, drawn and lost.
   *
   * @param wins games won
   * @param byes rounds without an opponent, which count as won
   */
  public record Score(int wins, int draws, int losses, int byes) {
    /** The games played. */
    public int games() {
      return wins + draws + losses;
    }

    /** A point for a win or a bye and half a point for a draw, in halves. */
    public int halves() {
      return 2 * (wins + byes) + draws;
    }
  }

  /** Copies the list. */
  public Standing {
    meetings = List.copyOf(meetings);
  }
}
