package org.kifu.bitboard;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The method of {@link Flips} with four rays at once in the lanes of a 256-bit vector. It beats
 * {@link VectorFill} where the processor counts leading zeros by lane, which AVX-512 does. Loaded
 * only if {@link Kernel} chose it; one method for the reason given there.
 */
final class VectorRays {
  private static final VectorSpecies<Long> RAYS = LongVector.SPECIES_256;
  private static final LongVector NONE = LongVector.zero(RAYS);
  private static final LongVector TOP = LongVector.broadcast(RAYS, Long.MIN_VALUE);

  private VectorRays() {}

  /** See {@link Flips#flips}. */
  static long flips(int square, long player, long opponent) {
    LongVector higher = LongVector.fromArray(RAYS, Flips.HIGHER, square << 2);
    LongVector closing = higher.not().or(opponent).add(1L).and(higher).and(player);
    LongVector up = closing.sub(1L).and(higher);
    up = NONE.blend(up, closing.compare(VectorOperators.NE, 0L));
    LongVector lower = LongVector.fromArray(RAYS, Flips.LOWER, square << 2);
    LongVector zeros = lower.and(~opponent).lanewise(VectorOperators.LEADING_ZEROS_COUNT);
    closing = TOP.lanewise(VectorOperators.LSHR, zeros).and(lower).and(player);
    LongVector down = closing.neg().lanewise(VectorOperators.LSHL, 1).and(lower);
    return up.or(down).reduceLanes(VectorOperators.OR);
  }
}
