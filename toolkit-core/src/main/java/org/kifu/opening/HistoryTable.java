package org.kifu.opening;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.kifu.opening.OpeningHistory.TheorySum;

/**
 * The histories of numbered moves: the number of games by year and final disc difference, found by
 * open addressing with linear probing, and the theoretical scores and first game of each move.
 */
final class HistoryTable {
  private static final int FIRST_SLOTS = 1 << 10;

  private static final int CODE_BITS = ResultsByYear.CODE_BITS;

  // A key is one more than its code, so that 0 marks an empty slot.
  private long[] keys = new long[FIRST_SLOTS];
  private int[] counts = new int[FIRST_SLOTS];
  private int used;
  private @Nullable FirstGame[] firsts = new FirstGame[FIRST_SLOTS];

  /** Two numbers for each move: the games with a theoretical score, and the sum of these scores. */
  private long[] theories = new long[2 * FIRST_SLOTS];

  /** The entries of all moves, one move after the other; null if they are not in order. */
  private long @Nullable [] sorted;

  /** The index at which the entries of each move begin, and the end of the last. */
  private int[] starts = {0};

  /** Adds games of one year and result to a move. */
  void add(int move, int code, int games) {
    sorted = null;
    long key = ((long) move << CODE_BITS | code) + 1;
    int slot = slotOf(key);
    if (keys[slot] == 0) {
      keys[slot] = key;
      used++;
    }
    counts[slot] = Math.addExact(counts[slot], games);
    if (2 * used > keys.length) {
      grow();
    }
  }

  /** Adds the theoretical scores and the first game of games with a move. */
  void add(int move, TheorySum theory, FirstGame first) {
    if (move >= firsts.length) {
      int size = Math.max(move + 1, firsts.length + (firsts.length >> 1));
      firsts = Arrays.copyOf(firsts, size);
      theories = Arrays.copyOf(theories, 2 * size);
    }
    firsts[move] = OpeningHistory.earlier(firsts[move], first);
    theories[2 * move] += theory.games();
    theories[2 * move + 1] += theory.discSum();
  }

  /** Adds the history of a move. */
  void add(int move, OpeningHistory history) {
    for (long entry : history.results().numbers()) {
      add(move, ResultsByYear.code(entry), ResultsByYear.games(entry));
    }
    FirstGame first = history.first();
    if (first != null) {
      add(move, history.theory(), first);
    }
  }

  /**
   * Adds the contents of another table.
   *
   * @param numbers the numbers of its moves in this table
   */
  void addAll(HistoryTable other, int[] numbers) {
    for (int slot = 0; slot < other.keys.length; slot++) {
      if (other.keys[slot] != 0) {
        long key = other.keys[slot] - 1;
        int code = (int) key & (1 << CODE_BITS) - 1;
        add(numbers[(int) (key >>> CODE_BITS)], code, other.counts[slot]);
      }
    }
    for (int move = 0; move < numbers.length; move++) {
      FirstGame first = move < other.firsts.length ? other.firsts[move] : null;
      if (first != null) {
        add(numbers[move], other.theory(move), first);
      }
    }
  }

  /** Puts the whole table in order, so that several threads may read it. */
  long[] order() {
    long[] all = sorted == null ? sort() : sorted;
    sorted = all;
    return all;
  }

  /** The history of a move; the first call puts the whole table in order. */
  OpeningHistory history(int move) {
    long[] all = order();
    if (move >= starts.length - 1) {
      return OpeningHistory.NONE;
    }
    long[] own = Arrays.copyOfRange(all, starts[move], starts[move + 1]);
    return new OpeningHistory(ResultsByYear.ofNumbers(own), theory(move), firsts[move]);
  }

  /** The sum of the squared final disc differences of a move. */
  long discDiffSquares(int move) {
    return history(move).results().discDiffSquares();
  }

  private TheorySum theory(int move) {
    return new TheorySum(theories[2 * move], theories[2 * move + 1]);
  }

  private long[] sort() {
    int last = -1;
    for (long key : keys) {
      last = Math.max(last, move(key));
    }
    int[] next = new int[last + 2];
    for (long key : keys) {
      if (key != 0) {
        next[move(key) + 1]++;
      }
    }
    Arrays.parallelPrefix(next, Integer::sum);
    starts = next.clone();
    long[] entries = new long[used];
    for (int slot = 0; slot < keys.length; slot++) {
      if (keys[slot] != 0) {
        int code = (int) (keys[slot] - 1) & (1 << CODE_BITS) - 1;
        entries[next[move(keys[slot])]++] = ResultsByYear.entry(code, counts[slot]);
      }
    }
    return entries;
  }

  /** The move of a key; -1 for an empty slot. */
  private static int move(long key) {
    return (int) (key - 1 >> CODE_BITS);
  }

  private int slotOf(long key) {
    int mask = keys.length - 1;
    int slot = (int) (key * 0x9E37_79B9_7F4A_7C15L >>> 32) & mask;
    while (keys[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldCounts = counts;
    keys = new long[2 * oldKeys.length];
    counts = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int slot = slotOf(oldKeys[i]);
        keys[slot] = oldKeys[i];
        counts[slot] = oldCounts[i];
      }
    }
  }
}
