package org.kifu.store;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.kifu.opening.OpeningSettings;
import org.kifu.store.StoreLayout.Section;

/**
 * The numbers at the end of a store: the sizes and places of its parts. A checksum shows that they
 * are the numbers that were written. This class checks that they can be true, so that no place
 * outside the file is ever read.
 */
final class StoreFooter {
  private final ByteBuffer numbers;

  StoreFooter(ByteBuffer numbers) {
    this.numbers = numbers;
  }

  long get(int index) {
    return numbers.getLong(Long.BYTES * index);
  }

  long start(Section section) {
    return get(section.inFooter());
  }

  long length(Section section) {
    return get(section.inFooter() + 1);
  }

  /** The number of games whose results do not count. */
  long excluded() {
    long games = 0;
    for (int reason = 0; reason < StoreLayout.REASONS.size(); reason++) {
      games += get(StoreLayout.EXCLUDED + reason);
    }
    return games;
  }

  /** The number of entries before those of a ply. */
  long firstEntry(int ply) {
    return get(StoreLayout.FIRST_ENTRY + ply);
  }

  long postings() {
    return length(Section.POSTINGS) / Integer.BYTES;
  }

  /**
   * The first contradiction between the numbers; nothing if there is none.
   *
   * @param end the place where the last section ends
   */
  Optional<String> contradiction(long end) {
    if (!areSectionsSideBySide(end)) {
      return Optional.of("its sections do not lie side by side");
    }
    if (!areGamesCounted()) {
      return Optional.of("it has other numbers of games than rows");
    }
    if (!areTextsCounted()) {
      return Optional.of("it has other texts than those of its games");
    }
    if (!areEntriesCounted()) {
      return Optional.of("it has other numbers of positions than entries");
    }
    return Optional.empty();
  }

  private boolean areSectionsSideBySide(long end) {
    long at = StoreLayout.HEAD;
    for (Section section : Section.values()) {
      long length = length(section);
      if (start(section) != at || length < 0 || length > end - at) {
        return false;
      }
      at = Math.ceilDiv(at + length, Long.BYTES) * Long.BYTES;
    }
    return at == end;
  }

  private boolean areGamesCounted() {
    long games = get(StoreLayout.GAMES);
    long left = games;
    for (int reason = 0; reason < StoreLayout.REASONS.size(); reason++) {
      long excluded = get(StoreLayout.EXCLUDED + reason);
      if (excluded < 0 || excluded > left) {
        return false;
      }
      left -= excluded;
    }
    return games >= 0
        && games <= Integer.MAX_VALUE
        && length(Section.ROWS) == GameRow.BYTES * games;
  }

  /** Whether the number of texts can be right: the empty text, and those that games can have. */
  private boolean areTextsCounted() {
    long games = get(StoreLayout.GAMES);
    long texts = length(Section.TEXT_ENDS) / Long.BYTES;
    return isMultiple(Section.TEXT_ENDS, Long.BYTES)
        && texts >= 1
        && texts <= Math.min(1 + GameRow.TEXTS * games, StoreLayout.LONGEST_ARRAY);
  }

  private boolean areEntriesCounted() {
    long plies = get(StoreLayout.PLIES);
    if (plies < 1 || plies > OpeningSettings.MAX_PLIES || firstEntry(0) != 0) {
      return false;
    }
    long entries = firstEntry(StoreLayout.PLY_STARTS - 1);
    for (int ply = 1; ply < StoreLayout.PLY_STARTS; ply++) {
      boolean isAscending = firstEntry(ply) >= firstEntry(ply - 1);
      if (!isAscending || ply > plies && firstEntry(ply) != entries) {
        return false;
      }
    }
    return isLength(Section.ENTRIES, entries, StoreLayout.ENTRY)
        && isMultiple(Section.POSTINGS, Integer.BYTES)
        && isMultiple(Section.SUMS, Long.BYTES)
        && isMultiple(Section.SUM_PLACES, 2 * Long.BYTES)
        && (entries == 0 ? postings() == 0 : postings() >= entries);
  }

  private boolean isLength(Section section, long count, int size) {
    return isMultiple(section, size) && length(section) / size == count;
  }

  private boolean isMultiple(Section section, int size) {
    return length(section) % size == 0;
  }
}
