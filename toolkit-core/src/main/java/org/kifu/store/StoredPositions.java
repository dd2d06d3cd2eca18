package org.kifu.store;

import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningCounts.Count;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.PositionKey;
import org.kifu.store.StoreLayout.Section;

/** The positions of a store, with the games that reached each, by move. */
final class StoredPositions {
  private static final int STANDARD_DISCS = 4;

  /** The part of the last number of an entry that is the place of its first posting. */
  private static final long PLACE_MASK = (1L << StoreLayout.STEP_SHIFT) - 1;

  private final PagedFile file;
  private final StoredGames games;
  private final long entries;
  private final long postings;
  private final long count;
  private final StoredSums sums;

  StoredPositions(PagedFile file, StoredGames games) {
    this.file = file;
    this.games = games;
    this.entries = file.footer().start(Section.ENTRIES);
    this.postings = file.footer().start(Section.POSTINGS);
    this.count = file.footer().firstEntry(StoreLayout.PLY_STARTS - 1);
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

  /** The offset of the first posting of an entry; after the last entry, the end of all postings. */
  private long firstPosting(long entry) {
    return entry == count ? file.footer().postings() : last(entry) & PLACE_MASK;
  }

  /** The end of the postings of an entry, which has at least one, and at most one for each game. */
  private long endOfPostings(long entry) {
    long from = firstPosting(entry);
    long end = firstPosting(entry + 1);
    if (entry == 0 && from != 0 || end <= from || end > file.footer().postings()) {
      throw wrong(entry, "its games do not lie side by side");
    }
    if (end - from > file.footer().get(StoreLayout.GAMES)) {
      throw wrong(entry, "it has more games than the index");
    }
    return end;
  }

  private UncheckedIOException wrong(long entry, String what) {
    return file.wrong(entries + StoreLayout.ENTRY * entry, "entry " + entry + ": " + what);
  }

  /**
   * The game of a posting; the games of an entry are in ascending order.
   *
   * @param from the first posting of the entry
   */
  private int game(long posting, long from) {
    int game = gameNumber(posting);
    boolean isNext = posting == from || game > gameNumber(posting - 1);
    if (!isNext || game < 0 || game >= file.footer().get(StoreLayout.GAMES)) {
      throw file.wrong(postings + Integer.BYTES * posting, "there is no game " + game + " here");
    }
    return game;
  }

  private int gameNumber(long posting) {
    return file.intAt(postings + Integer.BYTES * posting);
  }

  private long firstEntry(int ply) {
    return file.footer().firstEntry(ply);
  }

  private PositionKey key(long entry) {
    Disc side = (step(entry) & Posting.BLACK) != 0 ? Disc.BLACK : Disc.WHITE;
    return new PositionKey(player(entry), opponent(entry), side);
  }

  private int move(long entry) {
    return step(entry) & ~Posting.BLACK;
  }

  /** Adds all positions of the first plies. */
  void addAll(int plies, OpeningCounts counts) {
    long goOn = Long.MAX_VALUE;
    for (int ply = 0; ply <= plies; ply++) {
      long came = 0;
      long ended = 0;
      for (long entry = firstEntry(ply); entry < firstEntry(ply + 1); entry++) {
        checkOrder(entry, ply);
        long games = endOfPostings(entry) - firstPosting(entry);
        came += games;
        ended += move(entry) == Posting.END ? games : 0;
        addMove(ply, entry, ply < plies, counts);
        if (ply > 0) {
          counts.add(reached(ply, key(entry)));
        }
      }
      if (ply > 0 && came != goOn || came > file.footer().get(StoreLayout.GAMES)) {
        throw wrong(firstEntry(ply), came + " games after " + ply + " discs cannot be");
      }
      goOn = came - ended;
    }
  }

  /** The number of positions. */
  long count() {
    long positions = 0;
    for (int ply = 0; ply < StoreLayout.PLY_STARTS - 1; ply++) {
      for (long entry = firstEntry(ply); entry < firstEntry(ply + 1); entry++) {
        checkOrder(entry, ply);
        boolean isSame = entry > firstEntry(ply) && key(entry).equals(key(entry - 1));
        positions += isSame ? 0 : 1;
      }
    }
    return positions;
  }

  /** Checks that an entry is in order after the one before it; the search depends on that. */
  private void checkOrder(long entry, int ply) {
    int order = entry == firstEntry(ply) ? -1 : compare(entry - 1, entry);
    if (order > 0) {
      throw wrong(entry, "the positions are not in their order");
    }
    if (order < 0 && !key(entry).isCanonical()) {
      throw wrong(entry, "this is not a position in its usual orientation");
    }
  }

  /**
   * The order of the positions of two entries; 0 if they are two moves of one position, in their
   * order.
   */
  private int compare(long one, long other) {
    int order = Long.compare(player(one), player(other));
    order = order != 0 ? order : Long.compare(opponent(one), opponent(other));
    if (order != 0) {
      return order;
    }
    boolean isSide = ((step(one) ^ step(other)) & Posting.BLACK) == 0;
    return step(one) >= step(other) ? 1 : isSide ? 0 : -1;
  }

  /**
   * Checks that the number of games that begin at the start equals the number of results that
   * count.
   *
   * @param counts the counts, which include the moves from the start
   */
  void checkGames(OpeningCounts counts) {
    long counted = counts.gamesFrom(Position.START);
    if (counted != counts.tally().counted()) {
      throw wrong(0, counted + " games begin here, and the results of another number count");
    }
  }

  private static Count reached(int ply, PositionKey key) {
    return new Count(ply, key, Count.REACHED, OpeningStats.NONE, OpeningHistory.NONE);
  }

  /** Adds the moves of one position. */
  void addMoves(int ply, PositionKey position, OpeningCounts counts) {
    for (long entry = find(ply, position); isOf(entry, ply, position); entry++) {
      addMove(ply, entry, true, counts);
    }
  }

  private void addMove(int ply, long entry, boolean isFollowed, OpeningCounts counts) {
    int move = move(entry);
    boolean isMove = move < Posting.END && key(entry).allows(move);
    if (!isMove && move != Posting.END) {
      throw wrong(entry, "the move is not legal");
    }
    if (move == Posting.END || !isFollowed) {
      return;
    }
    long from = firstPosting(entry);
    long end = endOfPostings(entry);
    OpeningHistory history = sums.of(entry, end - from);
    history = history == null ? history(from, end) : history;
    OpeningStats stats = history.results().stats();
    if (stats.games() > 0) {
      counts.add(new Count(ply, key(entry), move, stats, history));
    }
  }

  private OpeningHistory history(long from, long end) {
    GameSum sum = new GameSum(games);
    for (long at = from; at < end; at++) {
      sum.add(game(at, from));
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

  /** The number of moves from the standard start; negative if there are fewer than four discs. */
  static int discsPlaced(PositionKey position) {
    return Long.bitCount(position.player() | position.opponent()) - STANDARD_DISCS;
  }

  /** The games that reached a position, in ascending order. */
  IntStream gamesAt(PositionKey position) {
    IntStream found = IntStream.empty();
    // A game from another start with more discs reaches the position at an earlier ply.
    for (int ply = 0; ply <= discsPlaced(position); ply++) {
      for (long entry = find(ply, position); isOf(entry, ply, position); entry++) {
        long from = firstPosting(entry);
        int here = (int) (endOfPostings(entry) - from);
        found = IntStream.concat(found, IntStream.range(0, here).map(i -> game(from + i, from)));
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
      private long end = at < file.footer().postings() ? endOfPostings(0) : 0;

      @Override
      public boolean hasNext() {
        return at < file.footer().postings();
      }

      @Override
      public Posting next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        if (at == end) {
          entry++;
          end = endOfPostings(entry);
        }
        while (entry >= firstEntry(ply + 1)) {
          ply++;
        }
        if (at == firstPosting(entry)) {
          checkOrder(entry, ply);
        }
        int place = ply << Byte.SIZE | step(entry);
        return new Posting(player(entry), opponent(entry), place, game(at++, firstPosting(entry)));
      }
    };
  }
}
