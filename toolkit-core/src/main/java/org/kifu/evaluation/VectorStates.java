package org.kifu.evaluation;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The states of the patterns of a position, unpacked on vectors, and sums of what a table has for
 * them. The class is loaded only if the vector kernel was chosen.
 */
final class VectorStates {
  private static final VectorSpecies<Long> WORDS = LongVector.SPECIES_256;
  private static final VectorSpecies<Integer> EIGHT = IntVector.SPECIES_256;
  private static final int LANES = 8;
  private static final int STATE = 0xFFFF;
  private static final int STATE_BITS = 16;

  /** Every second byte. */
  private static final int BYTES = 0x00FF_00FF;

  private static final int PATTERN_BITS = 8;

  /** For each half of a word, the index of the first state of its shape in a table. */
  private static final int[] BASES = new int[2 * Patterns.WORDS];

  static {
    for (int half = 0; half < BASES.length; half++) {
      BASES[half] = Patterns.BASES[half / 2];
    }
  }

  private VectorStates() {}

  /**
   * Finds where a table has the states of a position.
   *
   * @param words has the states of the patterns from {@code at} on, as {@link Evaluator} keeps them
   * @param indexes takes {@link Patterns#COUNT} indexes, in no particular order
   */
  static void find(long[] words, int at, int[] indexes) {
    for (int half = 0; half < BASES.length; half += LANES) {
      IntVector states = LongVector.fromArray(WORDS, words, at + half / 2).reinterpretAsInts();
      IntVector bases = IntVector.fromArray(EIGHT, BASES, half);
      states.and(STATE).add(bases).intoArray(indexes, 2 * half);
      states
          .lanewise(VectorOperators.LSHR, STATE_BITS)
          .add(bases)
          .intoArray(indexes, 2 * half + LANES);
    }
  }

  /**
   * Adds up {@link Patterns#COUNT} words of four bytes, byte by byte.
   *
   * @return four sums of 16 bits, that of the lowest bytes lowest
   */
  static long sums(int[] words) {
    IntVector even = IntVector.zero(EIGHT);
    IntVector odd = IntVector.zero(EIGHT);
    for (int i = 0; i < Patterns.COUNT; i += LANES) {
      IntVector eight = IntVector.fromArray(EIGHT, words, i);
      even = even.add(eight.and(BYTES));
      odd = odd.add(eight.lanewise(VectorOperators.LSHR, PATTERN_BITS).and(BYTES));
    }
    int evenSums = even.reduceLanes(VectorOperators.ADD);
    int oddSums = odd.reduceLanes(VectorOperators.ADD);
    long lower = evenSums & STATE | (oddSums & STATE) << STATE_BITS & 0xFFFF_FFFFL;
    long upper = evenSums >>> STATE_BITS | (long) (oddSums >>> STATE_BITS) << STATE_BITS;
    return lower | upper << 2 * STATE_BITS;
  }
}
