package org.kifu.store;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningCount;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.PositionKey;
import org.kifu.store.StoreLayout.Section;

/** The positions of a store, with the games that came to each, by move. */
final class StoredPositions {
  private static final int STANDARD_DISCS = 4;

  private final PagedFile file;
  private final StoredGames games;
  private final long entries;
  private final long postings;
  private final StoredSums sums;

  StoredPositions(PagedFile file, StoredGames games) {
    this.file = file;
    this.games = games;
    this.entries = file.start(Section.ENTRIES);
    this.postings = file.start(Section.POSTINGS);
    this.sums = new StoredSums(file, games);
  }

  private long player(long entry) {
    return file.longAt(entries + StoreLayout.ENTRY * entry);
  }

  private long opponent(long entry) {
    return file.longAt(entries + StoreLayout.ENTRY * entry + Long.BYTES);
  }

  private int step(long entry) {
    return (int) (last(entry) >>> StoreLayout.STEP_SHIFT);
  }

  private long last(long entry) {
    return file.longAt(entries + StoreLayout.ENTRY * entry + 2 * Long.BYTES);
  }

  private long firstPosting(long entry) {
    return entry == firstEntry(StoreLayout.PLY_STARTS - 1)
        ? file.length(Section.POSTINGS) / Integer.BYTES
        : last(entry) & (1L << StoreLayout.STEP_SHIFT) - 1;
  }

  private int game(long posting) {
    return file.intAt(postings + Integer.BYTES * posting);
  }

  private long firstEntry(int ply) {
    return file.footer(StoreLayout.FIRST_ENTRY + ply);
  }

  private PositionKey key(long entry) {
    Disc side = (step(entry) & Posting.BLACK) != 0 ? Disc.BLACK : Disc.WHITE;
    return new PositionKey(player(entry), opponent(entry), side);
  }

  /** Adds all positions of the first plies. */
  void addAll(int plies, OpeningCounts counts) {
    for (int ply = 0; ply <= plies; ply++) {
      for (long entry = firstEntry(ply); entry < firstEntry(ply + 1); entry++) {
        addMove(ply, entry, ply < plies, counts);
        if (ply > 0) {
          counts.add(reached(ply, key(entry)));
        }
      }
    }
  }

  /** The number of positions. */
  long count() {
    long count = 0;
    for (int ply = 0; ply < StoreLayout.PLY_STARTS - 1; ply++) {
      for (long entry = firstEntry(ply); entry < firstEntry(ply + 1); entry++) {
        boolean isSame = entry > firstEntry(ply) && key(entry).equals(key(entry - 1));
        count += isSame ? 0 : 1;
      }
    }
    return count;
  }

  private static OpeningCount reached(int ply, PositionKey key) {
    return new OpeningCount(ply, key, OpeningCount.REACHED, OpeningStats.NONE, OpeningHistory.NONE);
  }

  /** Adds the moves of one position. */
  void addMoves(int ply, PositionKey position, OpeningCounts counts) {
    for (long entry = find(ply, position); isOf(entry, ply, position); entry++) {
      addMove(ply, entry, true, counts);
    }
  }

  private void addMove(int ply, long entry, boolean isFollowed, OpeningCounts counts) {
    int move = step(entry) & ~Posting.BLACK;
    if (move == Posting.END || !isFollowed) {
      return;
    }
    OpeningHistory history = sums.of(entry);
    history = history == null ? history(entry) : history;
    OpeningStats stats = history.results().stats();
    if (stats.games() > 0) {
      counts.add(new OpeningCount(ply, key(entry), move, stats, history));
    }
  }

  private OpeningHistory history(long entry) {
    GameSum sum = new GameSum(games);
    long end = firstPosting(entry + 1);
    for (long at = firstPosting(entry); at < end; at++) {
      sum.add(game(at));
    }
    return sum.history();
  }

  /** The first entry of a position, or the place where it would be. */
  private long find(int ply, PositionKey position) {
    long low = firstEntry(ply);
    long high = firstEntry(ply + 1);
    while (low < high) {
      long middle = low + high >>> 1;
      if (isBefore(middle, position)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private boolean isBefore(long entry, PositionKey position) {
    int order = Long.compare(player(entry), position.player());
    order = order != 0 ? order : Long.compare(opponent(entry), position.opponent());
    return order < 0
        || order == 0 && position.sideToMove() == Disc.BLACK && (step(entry) & Posting.BLACK) == 0;
  }

  private boolean isOf(long entry, int ply, PositionKey position) {
    return entry < firstEntry(ply + 1) && key(entry).equals(position);
  }

  /** The number of discs placed from the standard start on; negative with fewer than four. */
  static int discsPlaced(PositionKey position) {
    return Long.bitCount(position.player() | position.opponent()) - STANDARD_DISCS;
  }

  /** The games that came to a position, ascending. */
  IntStream gamesAt(PositionKey position) {
    IntStream found = IntStream.empty();
    // A game from a start of its own has placed fewer discs than there are more than four.
    for (int ply = 0; ply <= discsPlaced(position); ply++) {
      for (long entry = find(ply, position); isOf(entry, ply, position); entry++) {
        long from = firstPosting(entry);
        int count = Math.toIntExact(firstPosting(entry + 1) - from);
        found = IntStream.concat(found, IntStream.range(0, count).map(i -> game(from + i)));
      }
    }
    return found.sorted().distinct();
  }

  /** All postings in their order. */
  Iterator<Posting> postings() {
    return new Iterator<>() {
      private int ply;
      private long entry;
      private long at;

      @Override
      public boolean hasNext() {
        return at < file.length(Section.POSTINGS) / Integer.BYTES;
      }

      @Override
      public Posting next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        while (at == firstPosting(entry + 1)) {
          entry++;
        }
        while (entry >= firstEntry(ply + 1)) {
          ply++;
        }
        int place = ply << Byte.SIZE | step(entry);
        return new Posting(player(entry), opponent(entry), place, game(at++));
      }
    };
  }
}
