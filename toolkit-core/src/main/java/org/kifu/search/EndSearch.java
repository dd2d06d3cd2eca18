package org.kifu.search;

import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Score;
import org.kifu.search.MoveOrder.RankedMoves;

/**
 * The solver of positions near the end of the game: null-window search, fail-soft, without
 * evaluation. Moves are ordered by how little they leave the opponent, and there is a table; where
 * so few squares are empty that this costs more than it saves, {@link FixedOrderSearch} goes on.
 *
 * <p>Asked for {@code alpha}, in discs for the side to move, a result above it is a lower bound of
 * the score, any other an upper bound.
 */
final class EndSearch {
  /** The most empty squares that are solved here. */
  static final int MOST = 13;

  /** With more, the table is asked about the positions after the moves too. */
  private static final int LOOKS_AHEAD = 8;

  /** With more, it looks up from the work now and then. */
  private static final int IMPATIENT = 9;

  /** The entries of the table take 768 kB, so that they stay in the cache of a core. */
  private static final int TABLE_BITS = 15;

  /** Below every score. */
  private static final int NONE = 2 * Score.MIN;

  // What ranks a move, in sixteenths of a reply that it leaves.
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

  /** The positions searched since the start. */
  long nodes() {
    return nodes + fixedOrder.nodes();
  }

  /** The move that the table holds best in a position, or {@link EndTable#NO_MOVE}. */
  int tableMove(long player, long opponent) {
    return EndTable.move(table.find(player, opponent));
  }

  /** Answers whether the score is above {@code alpha}, as the class says. */
  int solve(long player, long opponent, int alpha) {
    long moves = Mobility.legalMoves(player, opponent);
    return solve(player, opponent, moves, QuadrantParity.parity(~(player | opponent)), alpha);
  }

  /**
   * Returns the score if it is in the window, otherwise a bound of it on the same side of the
   * window: null windows close in on it.
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
   * Null-window search.
   *
   * @param moves the legal moves of {@code player}
   * @param parity of the empty squares, by {@link QuadrantParity}
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
    // Step 1. Even if every disc that can be lost were won, is it enough?
    if (StableDiscs.areWorthCounting(count, alpha)) {
      int most = StableDiscs.mostFor(player, opponent);
      if (most <= alpha) {
        return most;
      }
    }
    // Step 2. Does the table know?
    long known = table.find(player, opponent);
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
    // Step 4. Does it know that one of the moves is enough?
    RankedMoves list = lists[count];
    list.flip(player, opponent, moves);
    if (count > LOOKS_AHEAD) {
      int atLeast = lookAhead(list, player, opponent, moves, alpha);
      if (atLeast > alpha) {
        return atLeast;
      }
    }
    // Step 5. Try them, the most promising first, until one beats alpha.
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
    // Step 6. Remember.
    if (best > alpha) {
      table.store(player, opponent, best, upper, bestMove);
    } else {
      table.store(player, opponent, lower, best, bestMove);
    }
    return best;
  }

  /** Returns the best that the table promises after one of the moves. */
  private int lookAhead(RankedMoves list, long player, long opponent, long moves, int alpha) {
    int best = NONE;
    for (long rest = moves; rest != 0 && best <= alpha; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = list.flips(square);
      long after = table.find(opponent & ~flips, player | flips | 1L << square);
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
   * A table of what a search to the end of the game found out about positions near it. One thread
   * uses a table, which fits the cache of its core: an entry is the position and its data, and the
   * latest stays.
   *
   * <p>Data, from the lowest byte: lower bound, upper bound (discs for the side to move), best
   * move.
   */
  private static final class EndTable {
    /** No best move known. */
    static final int NO_MOVE = 64;

    /** What is known of any position. */
    static final long NOTHING = data(Score.MIN, Score.MAX, NO_MOVE);

    private static final int ENTRY_WORDS = 3;

    private final long[] words;
    private final int shift;

    /**
     * An empty table.
     *
     * @param bits its size: the number of entries is two to this power
     */
    EndTable(int bits) {
      words = new long[ENTRY_WORDS << bits];
      shift = 64 - bits;
    }

    /** Forgets everything. */
    void clear() {
      java.util.Arrays.fill(words, 0);
    }

    /** Returns the data of a position, or {@link #NOTHING}. */
    long find(long player, long opponent) {
      int entry = entry(player, opponent);
      return words[entry] == player && words[entry + 1] == opponent ? words[entry + 2] : NOTHING;
    }

    /** Remembers a position. */
    void store(long player, long opponent, int lower, int upper, int move) {
      int entry = entry(player, opponent);
      words[entry] = player;
      words[entry + 1] = opponent;
      words[entry + 2] = data(lower, upper, move);
    }

    static int lower(long data) {
      return (byte) data;
    }

    static int upper(long data) {
      return (byte) (data >>> 8);
    }

    static int move(long data) {
      return (int) (data >>> 16);
    }

    private static long data(int lower, int upper, int move) {
      return lower & 0xFFL | (upper & 0xFFL) << 8 | (long) move << 16;
    }

    private int entry(long player, long opponent) {
      long mixed =
          player * 0x9E37_79B9_7F4A_7C15L ^ Long.rotateLeft(opponent * 0xD6E8_FEB8_6659_FD93L, 31);
      return ENTRY_WORDS * (int) (mixed * 0xBF58_476D_1CE4_E5B9L >>> shift);
    }
  }
}
