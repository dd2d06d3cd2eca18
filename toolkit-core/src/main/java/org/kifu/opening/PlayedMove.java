package org.kifu.opening;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;

/** Collects the games that went on with one move from one position; for one thread. */
public final class PlayedMove {
  private static final int FIRST_SIZE = 8;

  private int[] codes = new int[FIRST_SIZE];
  private int games;
  private long theoryGames;
  private long theorySum;

  /** A move that nobody has played yet. */
  public PlayedMove() {}

  /**
   * Takes a game.
   *
   * @param year 0 to 9999, 0 if it is not known
   * @param blackDiscDiff its final disc difference, empties to the winner
   * @param theoryBlackDiscs black's discs by the theoretical score of the archive; negative for
   *     none
   */
  public void add(int year, int blackDiscDiff, int theoryBlackDiscs) {
    if (games == codes.length) {
      codes = Arrays.copyOf(codes, 2 * games);
    }
    codes[games++] = ResultsByYear.code(year, blackDiscDiff);
    if (theoryBlackDiscs >= 0) {
      theoryGames++;
      theorySum += 2L * theoryBlackDiscs - Square.COUNT;
    }
  }

  /**
   * What the games amount to.
   *
   * @param first the first of them
   */
  public OpeningHistory history(@Nullable FirstGame first) {
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
