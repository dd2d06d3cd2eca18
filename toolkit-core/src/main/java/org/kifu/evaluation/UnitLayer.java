package org.kifu.evaluation;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The layer that makes the value of a position from the four sums of its patterns. Each of its
 * units adds up the sums, each times a factor of its own, and counts only if the result is
 * positive; the value adds up the units. All numbers are whole, so every processor finds the same
 * value.
 *
 * <p>Its numbers are kept so small that nothing overflows: a sum has 16 bits, a factor 14 bits with
 * its sign, and a unit is cut off at 15 bits.
 */
final class UnitLayer {
  /** The number of sums. */
  static final int SUMS = 4;

  static final int SUM_BITS = 16;

  /** The number of units. */
  static final int UNITS = 32;

  /** The largest value of a unit. */
  static final int MOST = Short.MAX_VALUE;

  /** The largest factor of a sum, and the largest of a unit. */
  static final int MOST_FACTOR = 8191;

  static final int MOST_WEIGHT = 1535;

  /** The bits that the stored numbers to add are shifted by. */
  static final int ADDED_BITS = 12;

  private static final int ADDED = SUMS * UNITS;
  private static final int WEIGHTS = ADDED + UNITS;
  private static final int CONSTANT = WEIGHTS + UNITS;
  private static final int UNIT_SHIFT = CONSTANT + 1;
  private static final int VALUE_SHIFT = UNIT_SHIFT + 1;

  /** The number of stored numbers. */
  static final int SIZE = VALUE_SHIFT + 1;

  private static final int MOST_SHIFT = 29;

  /** By sum and unit: the factors. */
  private final int[] factors = new int[SUMS * UNITS];

  private final int[] added = new int[UNITS];
  private final int[] weights = new int[UNITS];
  private final int constant;
  private final int unitShift;
  private final int valueShift;

  /**
   * @param stored has {@link #SIZE} numbers from {@code at} on: by sum and unit the factors, by
   *     unit what is added and how much it counts, a number of hundredths of a disc, and two
   *     shifts, the second one less than it is
   */
  UnitLayer(short[] stored, int at) {
    for (int i = 0; i < factors.length; i++) {
      factors[i] = stored[at + i];
    }
    for (int unit = 0; unit < UNITS; unit++) {
      added[unit] = stored[at + ADDED + unit] << ADDED_BITS;
      weights[unit] = stored[at + WEIGHTS + unit];
    }
    constant = stored[at + CONSTANT];
    unitShift = stored[at + UNIT_SHIFT];
    valueShift = 1 + stored[at + VALUE_SHIFT];
  }

  /** Whether stored numbers are in the ranges in which nothing overflows. */
  static boolean isInRange(short[] stored, int at) {
    boolean fits = isShift(stored[at + UNIT_SHIFT]) && isShift(stored[at + VALUE_SHIFT]);
    for (int i = 0; i < SUMS * UNITS; i++) {
      fits &= Math.abs(stored[at + i]) <= MOST_FACTOR;
    }
    for (int unit = 0; unit < UNITS; unit++) {
      fits &= Math.abs(stored[at + WEIGHTS + unit]) <= MOST_WEIGHT;
    }
    return fits;
  }

  private static boolean isShift(int number) {
    return number >= 0 && number <= MOST_SHIFT;
  }

  /** The value, in hundredths of a disc, of four sums that are packed with the first one lowest. */
  int centidiscs(long packed) {
    return value(sum(first(packed), second(packed), third(packed), fourth(packed)));
  }

  /** The same on vectors. */
  int centidiscsOnVectors(long packed) {
    return value(
        VectorUnits.sum(this, first(packed), second(packed), third(packed), fourth(packed)));
  }

  // A sum below 0 has taken one from the sum above it.

  private static int first(long packed) {
    return (short) packed;
  }

  private static int second(long packed) {
    return (short) ((packed + 0x8000L) >> SUM_BITS);
  }

  private static int third(long packed) {
    return (short) ((packed + 0x8000_8000L) >> 2 * SUM_BITS);
  }

  private static int fourth(long packed) {
    return (short) ((packed + 0x8000_8000_8000L) >> 3 * SUM_BITS);
  }

  private int value(int sum) {
    return constant + (sum + (1 << valueShift - 1) >> valueShift);
  }

  private int sum(int first, int second, int third, int fourth) {
    int sum = 0;
    for (int unit = 0; unit < UNITS; unit++) {
      int value =
          added[unit]
              + first * factors[unit]
              + second * factors[UNITS + unit]
              + third * factors[2 * UNITS + unit]
              + fourth * factors[3 * UNITS + unit];
      sum += Math.min(Math.max(value, 0) >> unitShift, MOST) * weights[unit];
    }
    return sum;
  }

  /**
   * The same on vectors of eight units. The class is loaded only if the vector kernel was chosen.
   */
  private static final class VectorUnits {
    private static final VectorSpecies<Integer> EIGHT = IntVector.SPECIES_256;
    private static final int LANES = 8;

    private VectorUnits() {}

    static int sum(UnitLayer layer, int first, int second, int third, int fourth) {
      IntVector sum = units(layer, 0, first, second, third, fourth);
      for (int unit = LANES; unit < UNITS; unit += LANES) {
        sum = sum.add(units(layer, unit, first, second, third, fourth));
      }
      return sum.reduceLanes(VectorOperators.ADD);
    }

    private static IntVector units(
        UnitLayer layer, int unit, int first, int second, int third, int fourth) {
      int[] factors = layer.factors;
      return IntVector.fromArray(EIGHT, layer.added, unit)
          .add(IntVector.fromArray(EIGHT, factors, unit).mul(first))
          .add(IntVector.fromArray(EIGHT, factors, UNITS + unit).mul(second))
          .add(IntVector.fromArray(EIGHT, factors, 2 * UNITS + unit).mul(third))
          .add(IntVector.fromArray(EIGHT, factors, 3 * UNITS + unit).mul(fourth))
          .max(0)
          .lanewise(VectorOperators.ASHR, layer.unitShift)
          .min(MOST)
          .mul(IntVector.fromArray(EIGHT, layer.weights, unit));
    }
  }
}
