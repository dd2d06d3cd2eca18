package org.kifu.evaluation;

/**
 * The weights of a stage, ready for use. For every state of every shape, four numbers of 8 bits are
 * packed in a word, so that the table of a stage stays in the cache of a core. They are stored as
 * positive numbers, 128 too high, so that no sum takes bits from another one. The numbers of moves
 * and of empty squares have four numbers of 16 bits; a negative one takes bits from the one above
 * it, which {@link UnitLayer} gives back.
 */
final class StageTable {
  /** The number of numbers that are stored: four for each weight, and the layer. */
  static final int SIZE = Features.COUNT * UnitLayer.SUMS + UnitLayer.SIZE;

  /** The largest absolute value of a weight of a pattern. */
  static final int MOST_PATTERN = Byte.MAX_VALUE;

  private static final int OFFSET = 128;
  private static final int PATTERN_BITS = 8;

  /** Every second byte. */
  private static final long BYTES = 0x00FF_00FF_00FF_00FFL;

  private static final long HALF = 0xFFFF_FFFFL;
  private static final int STATE = 0xFFFF;

  private final int[] patterns;
  private final long[] moves = new long[Features.MOST_MOVES + 1];
  private final long[] replies = new long[Features.MOST_MOVES + 1];

  /** The numbers of empty squares, less the offsets of all patterns of a position. */
  private final long[] empties = new long[Features.TURNS];

  private final UnitLayer layer;

  /**
   * @param stored {@link #SIZE} numbers
   */
  StageTable(short[] stored) {
    int[] numbers = Features.weightNumbers();
    patterns = new int[numbers.length];
    for (int state = 0; state < patterns.length; state++) {
      patterns[state] = packedPattern(stored, numbers[state]);
    }
    int offsets = Patterns.WORDS * Patterns.LANES * OFFSET;
    for (int turn = 0; turn < empties.length; turn++) {
      empties[turn] = packed(stored, Features.EMPTIES + turn, offsets);
    }
    for (int count = 0; count < moves.length; count++) {
      moves[count] = packed(stored, Features.MOVES + count, 0);
      replies[count] = packed(stored, Features.REPLIES + count, 0);
    }
    layer = new UnitLayer(stored, Features.COUNT * UnitLayer.SUMS);
  }

  private static int packedPattern(short[] stored, int weight) {
    int packed = 0;
    for (int sum = UnitLayer.SUMS - 1; sum >= 0; sum--) {
      packed = packed << PATTERN_BITS | OFFSET + stored[weight * UnitLayer.SUMS + sum];
    }
    return packed;
  }

  private static long packed(short[] stored, int weight, int less) {
    long packed = 0;
    for (int sum = UnitLayer.SUMS - 1; sum >= 0; sum--) {
      packed = (packed << UnitLayer.SUM_BITS) + stored[weight * UnitLayer.SUMS + sum] - less;
    }
    return packed;
  }

  /** Whether no sum of any position, and nothing that is made of the sums, overflows. */
  static boolean isInRange(short[] stored) {
    boolean fits = UnitLayer.isInRange(stored, Features.COUNT * UnitLayer.SUMS);
    for (int i = 0; i < Features.PATTERNS * UnitLayer.SUMS; i++) {
      fits &= Math.abs(stored[i]) <= MOST_PATTERN;
    }
    for (int sum = 0; sum < UnitLayer.SUMS; sum++) {
      int lane = sum;
      fits &= Features.most(weight -> stored[weight * UnitLayer.SUMS + lane]) <= Short.MAX_VALUE;
    }
    return fits;
  }

  /**
   * Returns the sums of the patterns of a position.
   *
   * @param words has the states of the patterns from {@code at} on, as {@link Evaluator} keeps them
   * @return four sums of 16 bits, none of them negative
   */
  private long patterns(long[] words, int at) {
    long even = 0;
    long odd = 0;
    for (int word = 0; word < Patterns.WORDS; word++) {
      long states = words[at + word];
      int base = Patterns.BASES[word];
      long low =
          patterns[base + (int) (states & STATE)] & HALF
              | (long) patterns[base + (int) (states >>> 16 & STATE)] << 32;
      long high =
          patterns[base + (int) (states >>> 32 & STATE)] & HALF
              | (long) patterns[base + (int) (states >>> 48)] << 32;
      even += (low & BYTES) + (high & BYTES);
      odd += (low >>> PATTERN_BITS & BYTES) + (high >>> PATTERN_BITS & BYTES);
    }
    even = (even & HALF) + (even >>> 32);
    odd = (odd & HALF) + (odd >>> 32);
    long lower = even & STATE | (odd & STATE) << 16;
    return lower | (even >>> 16) << 32 | (odd >>> 16) << 48;
  }

  /**
   * The word of the number of empty squares and of two numbers of moves, of the side to move and of
   * the other side.
   */
  private long counts(int emptyCount, int moveCount, int replyCount) {
    return empties[emptyCount % Features.TURNS]
        + moves[Math.min(Features.MOST_MOVES, moveCount)]
        + replies[Math.min(Features.MOST_MOVES, replyCount)];
  }

  /**
   * The value of a position, in hundredths of a disc.
   *
   * @param words has the states of its patterns from {@code at} on
   */
  int centidiscs(long[] words, int at, int emptyCount, int moveCount, int replyCount) {
    return layer.centidiscs(counts(emptyCount, moveCount, replyCount) + patterns(words, at));
  }

  /**
   * The same on vectors.
   *
   * @param scratch is overwritten: {@link Patterns#COUNT} numbers
   */
  int centidiscs(
      long[] words, int at, int emptyCount, int moveCount, int replyCount, int[] scratch) {
    VectorStates.find(words, at, scratch);
    for (int i = 0; i < Patterns.COUNT; i++) {
      scratch[i] = patterns[scratch[i]];
    }
    return layer.centidiscsOnVectors(
        counts(emptyCount, moveCount, replyCount) + VectorStates.sums(scratch));
  }
}
