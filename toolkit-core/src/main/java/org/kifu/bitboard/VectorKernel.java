package org.kifu.bitboard;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernels with four lanes of a 256-bit vector. The class is loaded only if {@link Kernel} chose
 * them.
 *
 * <p>The lanes of a fill are the four lines: runs of opposing discs grow by one, two and again two
 * squares. Legal moves grow from all discs of the side to move at once, as in {@link Mobility}.
 * Flips grow from the move instead, and count if a disc of the side to move is at their end. The
 * lanes of the rays are four rays at once, by the method of {@link Flips}; they are faster than the
 * fill where the processor counts leading zeros by lane, which AVX-512 does.
 *
 * <p>Each kernel is deliberately one method, although its halves are alike. The compiler always
 * inlines the library's vector methods, but it inlines other methods only while its budget lasts.
 * Beyond the budget, a vector that is passed to a method becomes an object.
 */
final class VectorKernel {
  private static final VectorSpecies<Long> LINES = LongVector.SPECIES_256;
  private static final LongVector NONE = LongVector.zero(LINES);
  private static final LongVector STEP = lanes(1, 8, 7, 9);
  private static final LongVector STEPS = lanes(2, 16, 14, 18);

  /** Files b to g for lines where a run must not cross the a- or h-file: all lines except files. */
  private static final LongVector WITHIN =
      lanes(Masks.INNER_FILES, -1L, Masks.INNER_FILES, Masks.INNER_FILES);

  private static final LongVector TOP = LongVector.broadcast(LINES, Long.MIN_VALUE);

  private VectorKernel() {}

  private static LongVector lanes(long... values) {
    return LongVector.fromArray(LINES, values, 0);
  }

  /** The bits in a vector of this processor. */
  static int bits() {
    return LongVector.SPECIES_PREFERRED.vectorBitSize();
  }

  /** See {@link Mobility#legalMoves}. */
  static long legalMoves(long player, long opponent) {
    LongVector own = LongVector.broadcast(LINES, player);
    LongVector runs = WITHIN.and(opponent);
    LongVector up = runs.and(own.lanewise(VectorOperators.LSHL, STEP));
    LongVector down = runs.and(own.lanewise(VectorOperators.LSHR, STEP));
    up = up.or(runs.and(up.lanewise(VectorOperators.LSHL, STEP)));
    down = down.or(runs.and(down.lanewise(VectorOperators.LSHR, STEP)));
    LongVector pairsUp = runs.and(runs.lanewise(VectorOperators.LSHL, STEP));
    LongVector pairsDown = pairsUp.lanewise(VectorOperators.LSHR, STEP);
    up = up.or(pairsUp.and(up.lanewise(VectorOperators.LSHL, STEPS)));
    down = down.or(pairsDown.and(down.lanewise(VectorOperators.LSHR, STEPS)));
    up = up.or(pairsUp.and(up.lanewise(VectorOperators.LSHL, STEPS)));
    down = down.or(pairsDown.and(down.lanewise(VectorOperators.LSHR, STEPS)));
    up = up.lanewise(VectorOperators.LSHL, STEP);
    down = down.lanewise(VectorOperators.LSHR, STEP);
    return up.or(down).reduceLanes(VectorOperators.OR) & ~(player | opponent);
  }

  /** See {@link Flips#flips}; by a fill. */
  static long flipsByFill(int square, long player, long opponent) {
    LongVector move = LongVector.broadcast(LINES, 1L << square);
    LongVector runs = WITHIN.and(opponent);
    LongVector up = runs.and(move.lanewise(VectorOperators.LSHL, STEP));
    LongVector down = runs.and(move.lanewise(VectorOperators.LSHR, STEP));
    up = up.or(runs.and(up.lanewise(VectorOperators.LSHL, STEP)));
    down = down.or(runs.and(down.lanewise(VectorOperators.LSHR, STEP)));
    LongVector pairsUp = runs.and(runs.lanewise(VectorOperators.LSHL, STEP));
    LongVector pairsDown = pairsUp.lanewise(VectorOperators.LSHR, STEP);
    up = up.or(pairsUp.and(up.lanewise(VectorOperators.LSHL, STEPS)));
    down = down.or(pairsDown.and(down.lanewise(VectorOperators.LSHR, STEPS)));
    up = up.or(pairsUp.and(up.lanewise(VectorOperators.LSHL, STEPS)));
    down = down.or(pairsDown.and(down.lanewise(VectorOperators.LSHR, STEPS)));
    LongVector upEnd = up.lanewise(VectorOperators.LSHL, STEP).and(player);
    LongVector downEnd = down.lanewise(VectorOperators.LSHR, STEP).and(player);
    up = NONE.blend(up, upEnd.compare(VectorOperators.NE, 0L));
    down = NONE.blend(down, downEnd.compare(VectorOperators.NE, 0L));
    return up.or(down).reduceLanes(VectorOperators.OR);
  }

  /** See {@link Flips#flips}; by rays. */
  static long flipsByRays(int square, long player, long opponent) {
    LongVector higher = LongVector.fromArray(LINES, Flips.HIGHER, square << 2);
    LongVector closing = higher.not().or(opponent).add(1L).and(higher).and(player);
    LongVector up = closing.sub(1L).and(higher);
    up = NONE.blend(up, closing.compare(VectorOperators.NE, 0L));
    LongVector lower = LongVector.fromArray(LINES, Flips.LOWER, square << 2);
    LongVector zeros = lower.and(~opponent).lanewise(VectorOperators.LEADING_ZEROS_COUNT);
    closing = TOP.lanewise(VectorOperators.LSHR, zeros).and(lower).and(player);
    LongVector down = closing.neg().lanewise(VectorOperators.LSHL, 1).and(lower);
    return up.or(down).reduceLanes(VectorOperators.OR);
  }
}
