package org.kifu.store;

import org.jspecify.annotations.Nullable;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.TheorySum;
import org.kifu.store.StoreLayout.Section;

/** What the games of entries with many of them amount to, as it was added up beforehand. */
final class StoredSums {
  private static final int PLACE = 2 * Long.BYTES;

  private final PagedFile file;
  private final GameFacts games;
  private final long places;
  private final long sums;

  StoredSums(PagedFile file, GameFacts games) {
    this.file = file;
    this.games = games;
    this.places = file.start(Section.SUM_PLACES);
    this.sums = file.start(Section.SUMS);
  }

  /** The sum of an entry; null if it has to be added up. */
  @Nullable OpeningHistory of(long entry) {
    long low = 0;
    long high = file.length(Section.SUM_PLACES) / PLACE;
    while (low < high) {
      long middle = low + high >>> 1;
      long found = file.longAt(places + PLACE * middle);
      if (found == entry) {
        return read(sums + file.longAt(places + PLACE * middle + Long.BYTES));
      }
      low = found < entry ? middle + 1 : low;
      high = found < entry ? high : middle;
    }
    return null;
  }

  private OpeningHistory read(long at) {
    TheorySum theory = new TheorySum(file.longAt(at), file.longAt(at + Long.BYTES));
    long first = file.longAt(at + 2 * Long.BYTES);
    @Nullable FirstGame game = first < 0 ? null : games.asFirst((int) first);
    long[] numbers = new long[(int) file.longAt(at + 3 * Long.BYTES)];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = file.longAt(at + (4L + i) * Long.BYTES);
    }
    return new OpeningHistory(ResultsByYear.ofNumbers(numbers), theory, game);
  }
}
