package org.kifu.search;

import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Score;
import org.kifu.search.MoveOrder.RankedMoves;

/**
 * The solver of positions near the end of the game: null-window search, fail-soft, without
 * evaluation. It uses a table, and tries moves first that leave the opponent few replies. When so
 * few squares are empty that this costs more than it saves, {@link FixedOrderSearch} takes over.
 *
 * <p>A result above {@code alpha}, in discs for the side to move, is a lower bound of the score;
 * any other result is an upper bound.
 */
final class EndSearch {
  /** The most empty squares that are solved here. */
  static final int MOST = 12;

  /** With more empty squares, the table is also asked about the positions after the moves. */
  private static final int LOOKS_AHEAD = 8;

  /** With more empty squares, the search checks from time to time whether it should stop. */
  private static final int IMPATIENT = 9;

  /** The size of the table: its entries take 512 kB, so that they stay in the cache of a core. */
  private static final int TABLE_BITS = 15;

  /** A value below every score. */
  private static final int NONE = 2 * Score.MIN;

  // The weights in the rank of a move, in sixteenths of a reply.
  private static final int REPLY = 16;
  private static final int CORNER = 12;
  private static final int ODD = 8;

  private final FixedOrderSearch fixedOrder = new FixedOrderSearch();
  private final EndTable table = new EndTable(TABLE_BITS);
  private final RankedMoves[] lists = new RankedMoves[MOST + 1];
  private final StopCheck stopCheck;
  private long nodes;

  EndSearch(StopCheck stopCheck) {
    this.stopCheck = stopCheck;
    for (int empties = 0; empties < lists.length; empties++) {
      lists[empties] = new RankedMoves();
    }
  }

  /** Forgets what was searched before. */
  void start() {
    table.clear();
    nodes = 0;
    fixedOrder.start();
  }

  /** The number of positions searched since the start. */
  long nodes() {
    return nodes + fixedOrder.nodes();
  }

  /** The best move of a position according to the table, or {@link EndTable#NO_MOVE}. */
  int tableMove(long player, long opponent) {
    return EndTable.move(table.find(TranspositionTable.key(player, opponent)));
  }

  /**
   * Returns a bound that shows whether the score is above {@code alpha}, as described for the
   * class.
   */
  int solve(long player, long opponent, int alpha) {
    long moves = Mobility.legalMoves(player, opponent);
    return solve(player, opponent, moves, QuadrantParity.parity(~(player | opponent)), alpha);
  }

  /**
   * Returns the score if it is in the window, otherwise a bound on the same side of the window.
   * Null windows close in on the score.
   */
  int solve(long player, long opponent, int alpha, int beta) {
    int lower = Score.MIN;
    int upper = Score.MAX;
    int asked = Math.clamp((alpha + beta) / 2, alpha, beta - 1);
    while (lower < upper && lower < beta && upper > alpha) {
      int found = solve(player, opponent, asked);
      if (found > asked) {
        lower = found;
        asked = Math.min(found, beta - 1);
      } else {
        upper = found;
        asked = Math.max(found - 1, alpha);
      }
    }
    return lower >= beta || lower == upper ? lower : upper;
  }

  /**
   * Searches in a null window.
   *
   * @param moves the legal moves of {@code player}
   * @param parity the parity of the empty squares, by {@link QuadrantParity}
   */
  private int solve(long player, long opponent, long moves, int parity, int alpha) {
    return Long.bitCount(~(player | opponent)) > FixedOrderSearch.MOST
        ? ordered(player, opponent, moves, parity, alpha)
        : fixedOrder.solve(player, opponent, moves, parity, alpha);
  }

  private int ordered(long player, long opponent, long moves, int parity, int alpha) {
    nodes++;
    int count = Long.bitCount(~(player | opponent));
    if (count > IMPATIENT) {
      stopCheck.look();
    }
    // Step 1. Is the score too low even if the player wins every disc that is not stable?
    if (StableDiscs.areWorthCounting(count, alpha)) {
      int most = StableDiscs.mostFor(player, opponent);
      if (most <= alpha) {
        return most;
      }
    }
    // Step 2. Does the table know the answer?
    long key = TranspositionTable.key(player, opponent);
    long known = table.find(key);
    int lower = EndTable.lower(known);
    if (lower > alpha) {
      return lower;
    }
    int upper = EndTable.upper(known);
    if (upper <= alpha) {
      return upper;
    }
    // Step 3. No move: pass, or the game is over.
    if (moves == 0) {
      long replies = Mobility.legalMoves(opponent, player);
      return replies == 0
          ? Score.ofFinished(player, opponent)
          : -ordered(opponent, player, replies, parity, ~alpha);
    }
    // Step 4. Does the table know that one of the moves is enough?
    RankedMoves list = lists[count];
    list.flip(player, opponent, moves);
    if (count > LOOKS_AHEAD) {
      int atLeast = lookAhead(list, player, opponent, moves, alpha);
      if (atLeast > alpha) {
        return atLeast;
      }
    }
    // Step 5. Try the moves, the most promising first, until one beats alpha.
    rank(list, player, opponent, moves, QuadrantParity.odd(parity), EndTable.move(known));
    int best = NONE;
    int bestMove = EndTable.NO_MOVE;
    for (int i = 0; i < list.size() && best <= alpha; i++) {
      int square = list.next(i);
      long flips = list.flips(square);
      int score =
          -solve(
              opponent & ~flips,
              player | flips | 1L << square,
              list.replies(square),
              QuadrantParity.filled(parity, square),
              ~alpha);
      if (score > best) {
        best = score;
        bestMove = square;
      }
    }
    // Step 6. Store the result.
    if (best > alpha) {
      table.store(key, best, upper, bestMove);
    } else {
      table.store(key, lower, best, bestMove);
    }
    return best;
  }

  /** Returns the best value that the table guarantees after one of the moves. */
  private int lookAhead(RankedMoves list, long player, long opponent, long moves, int alpha) {
    int best = NONE;
    for (long rest = moves; rest != 0 && best <= alpha; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = list.flips(square);
      long after =
          table.find(TranspositionTable.key(opponent & ~flips, player | flips | 1L << square));
      best = Math.max(best, -EndTable.upper(after));
    }
    return best;
  }

  private static void rank(
      RankedMoves list, long player, long opponent, long moves, long odd, int tableMove) {
    list.clear();
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = list.flips(square);
      long replies = Mobility.legalMoves(opponent & ~flips, player | flips | 1L << square);
      int rank = -REPLY * (Long.bitCount(replies) + Long.bitCount(replies & Masks.CORNERS));
      rank += (Masks.CORNERS >>> square & 1) != 0 ? CORNER : 0;
      rank += (odd >>> square & 1) != 0 ? ODD : 0;
      list.add(square, replies, square == tableMove ? RankedMoves.FIRST : rank);
    }
  }

  /**
   * A table of the results of searches to the end of the game. It belongs to one thread and fits
   * the cache of its core. An entry is the key of a position and its data, so that four entries
   * fill a line of the cache; a new entry replaces an old one.
   *
   * <p>The data are, from the lowest byte: the distance of the lower bound from the lowest score,
   * that of the upper bound from the highest (discs for the side to move), best move. An entry that
   * was never written therefore excludes no score.
   */
  private static final class EndTable {
    /** The best move is not known. */
    static final int NO_MOVE = 64;

    /** The data that are true of any position. */
    static final long NOTHING = data(Score.MIN, Score.MAX, NO_MOVE);

    private final long[] words;
    private final int shift;

    /**
     * An empty table.
     *
     * @param bits the binary logarithm of the number of entries
     */
    EndTable(int bits) {
      words = new long[2 << bits];
      shift = 64 - bits;
    }

    /** Forgets everything. */
    void clear() {
      java.util.Arrays.fill(words, 0);
    }

    /** Returns the data for a key of {@link TranspositionTable#key}, or {@link #NOTHING}. */
    long find(long key) {
      int entry = entry(key);
      return words[entry] == key ? words[entry + 1] : NOTHING;
    }

    /** Stores the data for a key. */
    void store(long key, int lower, int upper, int move) {
      int entry = entry(key);
      words[entry] = key;
      words[entry + 1] = data(lower, upper, move);
    }

    static int lower(long data) {
      return Score.MIN + (int) (data & 0xFF);
    }

    static int upper(long data) {
      return Score.MAX - (int) (data >>> 8 & 0xFF);
    }

    static int move(long data) {
      return (int) (data >>> 16);
    }

    private static long data(int lower, int upper, int move) {
      return lower - Score.MIN | (long) (Score.MAX - upper) << 8 | (long) move << 16;
    }

    private int entry(long key) {
      return (int) (key >>> shift) << 1;
    }
  }
}
