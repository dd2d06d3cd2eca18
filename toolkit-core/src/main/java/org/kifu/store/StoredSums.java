package org.kifu.store;

import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.ResultsByYear;
import org.kifu.store.StoreLayout.Section;

/** The sums of entries with many games, computed when the store was written. */
final class StoredSums {
  private static final int PLACE = 2 * Long.BYTES;

  /** The number of bytes of a sum before the results. */
  private static final int HEAD = 4 * Long.BYTES;

  private final PagedFile file;
  private final StoredGames games;
  private final long places;
  private final long sums;
  private final long count;

  StoredSums(PagedFile file, StoredGames games) {
    this.file = file;
    this.games = games;
    this.places = file.footer().start(Section.SUM_PLACES);
    this.sums = file.footer().start(Section.SUMS);
    this.count = file.footer().length(Section.SUM_PLACES) / PLACE;
  }

  /**
   * The sum of an entry; null if the caller has to compute it.
   *
   * @param postings the number of games of the entry
   */
  @Nullable OpeningHistory of(long entry, long postings) {
    long low = 0;
    long high = count;
    while (low < high) {
      long middle = low + high >>> 1;
      long found = file.longAt(places + PLACE * middle);
      if (found == entry) {
        return read(middle, postings);
      }
      low = found < entry ? middle + 1 : low;
      high = found < entry ? high : middle;
    }
    return null;
  }

  /** The offset of a sum in the sums; after the last one, their end. */
  private long place(long number) {
    return number == count
        ? file.footer().length(Section.SUMS)
        : file.longAt(places + PLACE * number + Long.BYTES);
  }

  private OpeningHistory read(long number, long postings) {
    long from = place(number);
    long end = place(number + 1);
    boolean isInside =
        from >= 0
            && from % Long.BYTES == 0
            && end >= from
            && end - from >= HEAD
            && end <= file.footer().length(Section.SUMS);
    if (!isInside
        || (end - from - HEAD) / Long.BYTES != file.longAt(sums + from + HEAD - Long.BYTES)) {
      throw file.wrong(places + PLACE * number, "the sums do not lie side by side");
    }
    long at = sums + from;
    ResultsByYear results =
        results(at, (int) Math.min(postings + 1, (end - from - HEAD) / Long.BYTES));
    long counted = results.stats().games();
    TheorySum theory = new TheorySum(file.longAt(at), file.longAt(at + Long.BYTES));
    boolean isTheory =
        theory.games() >= 0
            && theory.games() <= counted
            && theory.discSum() >= -Square.COUNT * theory.games()
            && theory.discSum() <= Square.COUNT * theory.games();
    if (counted > postings || !isTheory) {
      throw file.wrong(at, "a sum is one of more games than there are");
    }
    if (counted < postings - file.footer().excluded()) {
      throw file.wrong(at, "a sum is one of fewer games than there are");
    }
    return new OpeningHistory(results, theory, first(at + 2 * Long.BYTES, counted > 0));
  }

  private ResultsByYear results(long at, int size) {
    long[] numbers = new long[size];
    for (int i = 0; i < size; i++) {
      long place = at + HEAD + (long) Long.BYTES * i;
      numbers[i] = file.longAt(place);
      boolean isNext = i == 0 || numbers[i] >>> Integer.SIZE > numbers[i - 1] >>> Integer.SIZE;
      if (!isNext || !ResultsByYear.isNumber(numbers[i])) {
        throw file.wrong(place, "no such result of a year");
      }
    }
    return ResultsByYear.ofNumbers(numbers);
  }

  private @Nullable FirstGame first(long at, boolean isExpected) {
    long first = file.longAt(at);
    if (!isExpected && first == GameRow.NONE) {
      return null;
    }
    boolean isGame = isExpected && first >= 0 && first < file.footer().get(StoreLayout.GAMES);
    if (!isGame || games.exclusion((int) first) != GameRow.NONE) {
      throw file.wrong(at, "the first game of a sum does not count");
    }
    return games.asFirst((int) first);
  }
}
