package org.kifu.evaluation;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The moves of {@link Evaluator} on vectors of four words: four sums stay in registers while the
 * discs are turned. Loaded only where the vector kernel was chosen.
 */
final class VectorRows {
  private static final VectorSpecies<Long> WORDS = LongVector.SPECIES_256;
  private static final int LANES = 4;

  /** By square and word: what turning a disc of the opponent's takes away once sides changed. */
  private static final long[] TURN = new long[Patterns.OWN_DISC.length];

  static {
    for (int i = 0; i < TURN.length; i++) {
      TURN[i] = 2 * Patterns.OWN_DISC[i];
    }
  }

  private VectorRows() {}

  /** Whether the words of a position fill the vectors that this class is written for. */
  static boolean fit() {
    return Patterns.WORDS == 4 * LANES;
  }

  /** See {@link Evaluator#play}; rows are given by where they begin. */
  static void play(long[] rows, int from, int to, int square, long flips) {
    int disc = square * Patterns.WORDS;
    LongVector first = placed(rows, from, disc, 0);
    LongVector second = placed(rows, from, disc, LANES);
    LongVector third = placed(rows, from, disc, 2 * LANES);
    LongVector fourth = placed(rows, from, disc, 3 * LANES);
    for (long rest = flips; rest != 0; rest &= rest - 1) {
      int turned = Long.numberOfTrailingZeros(rest) * Patterns.WORDS;
      first = first.sub(LongVector.fromArray(WORDS, TURN, turned));
      second = second.sub(LongVector.fromArray(WORDS, TURN, turned + LANES));
      third = third.sub(LongVector.fromArray(WORDS, TURN, turned + 2 * LANES));
      fourth = fourth.sub(LongVector.fromArray(WORDS, TURN, turned + 3 * LANES));
    }
    first.intoArray(rows, to);
    second.intoArray(rows, to + LANES);
    third.intoArray(rows, to + 2 * LANES);
    fourth.intoArray(rows, to + 3 * LANES);
  }

  private static LongVector placed(long[] rows, int from, int disc, int word) {
    return LongVector.fromArray(WORDS, Patterns.EXCHANGE, word)
        .sub(LongVector.fromArray(WORDS, rows, from + word))
        .sub(LongVector.fromArray(WORDS, Patterns.OWN_DISC, disc + word));
  }
}
