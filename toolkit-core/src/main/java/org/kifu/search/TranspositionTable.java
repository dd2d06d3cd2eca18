package org.kifu.search;

import java.util.Arrays;
import org.kifu.evaluation.Score;

/**
 * A table of search results, by position, depth and selectivity. An entry is two words of one
 * array: its key XOR its data, then the data (R. Hyatt and T. Mann, "A Lock-less Transposition
 * Table Implementation for Parallel Search", 2002). Threads can therefore share a table: an entry
 * that two threads wrote at once is a miss. This requires that each word is written whole, which
 * 64-bit JVMs do, although the language guarantees it only for volatile variables.
 *
 * <p>Four entries make a bucket. A new entry replaces an entry of an earlier question, or otherwise
 * the entry with the least depth.
 *
 * <p>The data are, from the lowest bit: lower bound, upper bound (8 bits each, discs for the side
 * to move), depth (8), best move, second best move (8 each), selectivity (8), question (16).
 * Entries of earlier questions count as empty, so that an answer never depends on earlier
 * questions.
 */
final class TranspositionTable {
  /** The best move is not known. */
  static final int NO_MOVE = 64;

  /** The data that are true of any position: depth 0, which is never stored, and no move. */
  static final long NOTHING = data(Score.MIN, Score.MAX, 0, 0, NO_MOVE, NO_MOVE);

  private static final int QUESTIONS = 1 << 16;
  private static final int ENTRY_BYTES = 16;
  private static final int BUCKET_ENTRIES = 4;
  private static final int BUCKET_WORDS = 2 * BUCKET_ENTRIES;

  private final int buckets;
  private long[] words = {};
  private int question = QUESTIONS;

  /**
   * A table that allocates its memory at the first question.
   *
   * @param megabytes the size in megabytes, 1 to 8192; rounded down to a power of two
   */
  TranspositionTable(int megabytes) {
    if (megabytes < 1 || megabytes > 8192) {
      throw new IllegalArgumentException("no such table: " + megabytes + " MB");
    }
    buckets = Integer.highestOneBit(megabytes) * ((1 << 20) / (BUCKET_ENTRIES * ENTRY_BYTES));
  }

  /** Starts a new question, for which all earlier entries count as empty. */
  void startQuestion() {
    question++;
    if (question >= QUESTIONS) {
      question = 1;
      if (words.length == 0) {
        words = new long[BUCKET_WORDS * buckets];
      } else {
        Arrays.fill(words, 0);
      }
    }
  }

  /**
   * The key of a position: both halves of a 128-bit product, folded. Different positions share a
   * key about as rarely as random 64-bit numbers.
   */
  static long key(long player, long opponent) {
    long a = player ^ 0x9E37_79B9_7F4A_7C15L;
    long b = opponent ^ 0xD6E8_FEB8_6659_FD93L;
    return a * b ^ Math.unsignedMultiplyHigh(a, b);
  }

  /** Returns the data for a key, or {@link #NOTHING}. */
  long find(long key) {
    int bucket = bucket(key);
    for (int slot = bucket; slot < bucket + BUCKET_WORDS; slot += 2) {
      long data = words[slot + 1];
      if ((words[slot] ^ data) == key && isCurrent(data)) {
        return data;
      }
    }
    return NOTHING;
  }

  /**
   * Stores the result of a search.
   *
   * @param depth the depth in plies; the number of empty squares if the search went to the end
   * @param selectivity the selectivity in percent, 100 if nothing was left out
   * @param lower the lower bound in discs for the side to move
   * @param upper the upper bound in discs for the side to move
   * @param move the best move, or {@link #NO_MOVE}
   */
  void store(long key, int depth, int selectivity, int lower, int upper, int move) {
    int bucket = bucket(key);
    int worst = bucket;
    int least = Integer.MAX_VALUE;
    int second = NO_MOVE;
    for (int slot = bucket; slot < bucket + BUCKET_WORDS; slot += 2) {
      long data = words[slot + 1];
      // An entry of an earlier question counts as empty; otherwise the slot would depend on it.
      if ((words[slot] ^ data) == key && isCurrent(data)) {
        worst = slot;
        second = second(data, move);
        break;
      }
      int worth = isCurrent(data) ? depth(data) : -1;
      if (worth < least) {
        least = worth;
        worst = slot;
      }
    }
    long data = data(lower, upper, depth, selectivity, move, second) | (long) question << 48;
    words[worst] = key ^ data;
    words[worst + 1] = data;
  }

  private static int second(long old, int move) {
    return move(old) == move ? secondMove(old) : move(old);
  }

  /** Whether data are of this depth, and of a search with at least this selectivity. */
  static boolean answers(long data, int depth, Selectivity selectivity) {
    return depth(data) == depth && selectivity(data) >= selectivity.percent();
  }

  static int lower(long data) {
    return (byte) data;
  }

  static int upper(long data) {
    return (byte) (data >>> 8);
  }

  static int depth(long data) {
    return (int) (data >>> 16) & 0xFF;
  }

  static int move(long data) {
    return (int) (data >>> 24) & 0xFF;
  }

  static int secondMove(long data) {
    return (int) (data >>> 32) & 0xFF;
  }

  static int selectivity(long data) {
    return (int) (data >>> 40) & 0xFF;
  }

  private static long data(
      int lower, int upper, int depth, int selectivity, int move, int secondMove) {
    return lower & 0xFFL
        | (upper & 0xFFL) << 8
        | (long) depth << 16
        | (long) move << 24
        | (long) secondMove << 32
        | (long) selectivity << 40;
  }

  private boolean isCurrent(long data) {
    return data >>> 48 == question;
  }

  private int bucket(long key) {
    return ((int) (key >>> 32) & buckets - 1) * BUCKET_WORDS;
  }
}
