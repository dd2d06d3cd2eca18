package org.kifu.opening;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;

/**
 * The history of some games: their years, their results, their theoretical scores, and the first of
 * them. Partial histories may be added in any order.
 *
 * @param results the games by year and final disc difference
 * @param theory the theoretical scores of the games that have one
 * @param first the first game; null if there are no games
 */
public record OpeningHistory(
    ResultsByYear results, TheorySum theory, @SuppressWarnings("exports") @Nullable FirstGame first)
    implements Serializable {
  /** No games. */
  public static final OpeningHistory NONE =
      new OpeningHistory(ResultsByYear.NONE, TheorySum.NONE, null);

  /** The sum of two histories. */
  public OpeningHistory plus(OpeningHistory other) {
    return new OpeningHistory(
        results.plus(other.results), theory.plus(other.theory), earlier(first, other.first));
  }

  static @Nullable FirstGame earlier(@Nullable FirstGame one, @Nullable FirstGame other) {
    return one == null || other != null && other.compareTo(one) < 0 ? other : one;
  }

  /**
   * Theoretical scores that an archive states for its games: the scores after perfect play of both
   * sides from a late position (24 empty squares in WTHOR). Partial sums may be added in any order.
   *
   * @param games the number of games that have a theoretical score
   * @param discSum the sum of their disc differences, black minus white, with empty squares given
   *     to the winner
   */
  public record TheorySum(long games, long discSum) implements Serializable {
    /** No games. */
    public static final TheorySum NONE = new TheorySum(0, 0);

    /** The sum of two sums of scores. */
    public TheorySum plus(TheorySum other) {
      return new TheorySum(games + other.games, discSum + other.discSum);
    }

    /**
     * The mean disc difference, black minus white, -64 to 64.
     *
     * @throws ArithmeticException if there are no games
     */
    public BigDecimal meanBlackDiscDiff() {
      return OpeningStats.ratio(discSum, games);
    }
  }

  /** A collector of the games that played one move from one position; for one thread. */
  public static final class Collector {
    private static final int FIRST_SIZE = 8;

    private int[] codes = new int[FIRST_SIZE];
    private int games;
    private long theoryGames;
    private long theorySum;

    /** A collector without games. */
    public Collector() {}

    /**
     * Takes a game.
     *
     * @param year the year of the game, 0 to 9999; 0 if it is not known
     * @param blackDiscDiff the final disc difference, black minus white, with empty squares given
     *     to the winner
     * @param theoryBlackDiscs black's discs by the theoretical score of the archive; negative if
     *     there is none
     */
    public void add(int year, int blackDiscDiff, int theoryBlackDiscs) {
      add(year, blackDiscDiff, Integer.signum(blackDiscDiff), theoryBlackDiscs);
    }

    /**
     * Takes a game.
     *
     * @param winner 1 if black won, -1 if white won, 0 for a draw
     */
    public void add(int year, int blackDiscDiff, int winner, int theoryBlackDiscs) {
      if (games == codes.length) {
        codes = Arrays.copyOf(codes, 2 * games);
      }
      codes[games++] = ResultsByYear.code(year, blackDiscDiff, winner);
      if (theoryBlackDiscs >= 0) {
        theoryGames++;
        theorySum += 2L * theoryBlackDiscs - Square.COUNT;
      }
    }

    /**
     * The history of the games.
     *
     * @param first the first of the games
     */
    public OpeningHistory history(@SuppressWarnings("exports") @Nullable FirstGame first) {
      Arrays.sort(codes, 0, games);
      long[] entries = new long[games];
      int size = 0;
      for (int from = 0; from < games; ) {
        int to = from;
        while (to < games && codes[to] == codes[from]) {
          to++;
        }
        entries[size++] = ResultsByYear.entry(codes[from], to - from);
        from = to;
      }
      ResultsByYear results = ResultsByYear.ofNumbers(Arrays.copyOf(entries, size));
      return new OpeningHistory(results, new TheorySum(theoryGames, theorySum), first);
    }
  }
}
