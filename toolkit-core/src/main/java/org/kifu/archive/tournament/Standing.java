package org.kifu.archive.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.archive.query.WinsDrawsLosses;
import org.kifu.board.Disc;

/**
 * A row of the table. Points and quotients are in half points: 5 is 2.5 points.
 *
 * @param number the number of the row in the table, from 1
 * @param place the place, from 1, which tied players share
 * @param player the name in its first spelling
 * @param points the points in half points, by the rule of the tournament
 * @param score the games won, drawn and lost
 * @param byes the number of rounds without an opponent, which count as won
 * @param discs all discs, including those of byes; where fewer discs win, those of the opponent
 * @param discDifference all these discs minus those of the opponents; byes do not count
 * @param bq the Brightwell quotient in halves
 * @param opponentPoints the sum of the opponents' wins and half of their draws, in half points
 * @param withdrawn whether the player left the tournament
 * @param meetings the player's results, by rounds, and in input order within a round
 */
public record Standing(
    int number,
    int place,
    String player,
    long points,
    WinsDrawsLosses score,
    int byes,
    int discs,
    int discDifference,
    long bq,
    long opponentPoints,
    boolean withdrawn,
    List<Meeting> meetings) {
  /** Copies the list. */
  public Standing {
    meetings = List.copyOf(meetings);
  }

  /**
   * One result as a player sees it, for a cell of the cross table.
   *
   * @param kind the kind of the result
   * @param round the round from 1; 0 if it is not known
   * @param opponent the opponent's number in the table, from 1; 0 without a game
   * @param colour the player's discs; empty without a game
   * @param halves the player's half points: 2 for a win or a bye
   * @param discs the player's discs; empty if they are not known or not counted
   * @param opponentDiscs the opponent's discs; empty if they are not known or not counted
   */
  public record Meeting(
      TournamentResult.ResultKind kind,
      int round,
      int opponent,
      Optional<Disc> colour,
      int halves,
      OptionalInt discs,
      OptionalInt opponentDiscs) {
    /** Whether the player, or the opponent, overstepped the time. */
    public boolean isByTime() {
      return kind.isGame() && kind != TournamentResult.ResultKind.PLAYED;
    }

    /** The same meeting with the opponent's number in the table. */
    Meeting against(int number) {
      return new Meeting(kind, round, number, colour, halves, discs, opponentDiscs);
    }
  }
}
