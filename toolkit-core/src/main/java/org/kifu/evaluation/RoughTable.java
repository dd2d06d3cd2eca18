package org.kifu.evaluation;

/**
 * The weights of the rough values of a stage, ready for use: one number of 8 bits for every state
 * of every shape, so that the table takes little of the cache of a core. A rough value is the sum
 * of the weights of a position.
 */
final class RoughTable {
  /** The number of numbers that are stored: one for each weight. */
  static final int SIZE = Features.COUNT;

  /** The parts of a disc that weights count. */
  private static final int PER_DISC = 8;

  private static final int CENTIDISCS = 100;
  private static final int STATE = 0xFFFF;

  private final byte[] patterns;
  private final short[] moves = new short[Features.MOST_MOVES + 1];
  private final short[] replies = new short[Features.MOST_MOVES + 1];

  /**
   * @param stored {@link #SIZE} numbers
   */
  RoughTable(short[] stored) {
    int[] numbers = Features.weightNumbers();
    patterns = new byte[numbers.length];
    for (int state = 0; state < patterns.length; state++) {
      patterns[state] = (byte) stored[numbers[state]];
    }
    System.arraycopy(stored, Features.MOVES, moves, 0, moves.length);
    System.arraycopy(stored, Features.REPLIES, replies, 0, replies.length);
  }

  /**
   * Rounds fitted weights.
   *
   * @param fitted by weight, discs
   * @param stored takes the weights, from {@code at} on
   */
  static void round(float[] fitted, short[] stored, int at) {
    for (int weight = 0; weight < fitted.length; weight++) {
      long rounded = Math.round((double) fitted[weight] * PER_DISC);
      stored[at + weight] = (short) Math.clamp(rounded, -Byte.MAX_VALUE, Byte.MAX_VALUE);
    }
  }

  /**
   * The rough value of a position, in hundredths of a disc.
   *
   * @param words has the states of its patterns from {@code at} on, as {@link Evaluator} keeps them
   */
  int centidiscs(long[] words, int at, int moveCount, int replyCount) {
    int sum = counts(moveCount, replyCount);
    for (int word = 0; word < Patterns.WORDS; word++) {
      long states = words[at + word];
      int base = Patterns.BASES[word];
      sum +=
          patterns[base + (int) (states & STATE)]
              + patterns[base + (int) (states >>> 16 & STATE)]
              + patterns[base + (int) (states >>> 32 & STATE)]
              + patterns[base + (int) (states >>> 48)];
    }
    return sum * CENTIDISCS / PER_DISC;
  }

  /**
   * The same on vectors.
   *
   * @param scratch is overwritten: {@link Patterns#COUNT} numbers
   */
  int centidiscs(long[] words, int at, int moveCount, int replyCount, int[] scratch) {
    VectorStates.find(words, at, scratch);
    int sum = counts(moveCount, replyCount);
    for (int i = 0; i < Patterns.COUNT; i++) {
      sum += patterns[scratch[i]];
    }
    return sum * CENTIDISCS / PER_DISC;
  }

  private int counts(int moveCount, int replyCount) {
    return moves[Math.min(Features.MOST_MOVES, moveCount)]
        + replies[Math.min(Features.MOST_MOVES, replyCount)];
  }
}
