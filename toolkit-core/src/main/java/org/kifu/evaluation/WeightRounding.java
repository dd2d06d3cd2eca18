package org.kifu.evaluation;

/**
 * The rounding of fitted weights to the whole numbers that are stored. A sum is scaled so that the
 * weights of patterns fit into 8 bits, where the few that are larger than {@link #CUT} of the
 * largest one are cut off; a unit so that it uses most of its own at the positions of the fit, and
 * the units of the value so that the largest of them uses all.
 */
public final class WeightRounding {
  /** The part of the bits of a unit that the fit fills; other positions may go beyond. */
  private static final double FILLED = 0.6;

  private static final double CUT = 0.5;
  private static final int UNIT_SHIFT = 12;

  /** Fitted weights in discs, not yet rounded. */
  public static final class Fitted {
    final float[] sums;
    final float[] factors;
    final float[] added;
    final float[] counted;
    final double constant;
    final float[] most;
    final float[] rough;

    /**
     * The arrays are not copied.
     *
     * @param sums by weight and sum, what the weight adds to the sum
     * @param factors by sum and unit
     * @param added by unit
     * @param counted by unit, the discs that each one of the unit counts
     * @param constant discs
     * @param most by unit, its largest value at the positions of the fit
     * @param rough by weight, what the weight adds to the rough value
     */
    public Fitted(
        float[] sums,
        float[] factors,
        float[] added,
        float[] counted,
        double constant,
        float[] most,
        float[] rough) {
      this.sums = sums;
      this.factors = factors;
      this.added = added;
      this.counted = counted;
      this.constant = constant;
      this.most = most;
      this.rough = rough;
    }
  }

  /** The largest weight of a number of moves or of empty squares. */
  private static final int MOST_COUNT = 4095;

  /** The number of sums. */
  public static final int SUMS = UnitLayer.SUMS;

  /** The number of units. */
  public static final int UNITS = UnitLayer.UNITS;

  private WeightRounding() {}

  /** Returns {@link Weights#PER_STAGE} numbers. */
  public static short[] rounded(Fitted fitted) {
    short[] stored = new short[Weights.PER_STAGE];
    double[] scales = new double[SUMS];
    for (int sum = 0; sum < SUMS; sum++) {
      int lane = sum;
      double most = Features.mostOfPatterns(weight -> fitted.sums[weight * SUMS + lane]);
      scales[sum] = StageTable.MOST_PATTERN / Math.max(CUT * most, 1e-3);
    }
    for (int i = 0; i < fitted.sums.length; i++) {
      int cut = i < Features.PATTERNS * SUMS ? StageTable.MOST_PATTERN : MOST_COUNT;
      long rounded = Math.round(fitted.sums[i] * scales[i % SUMS]);
      stored[i] = (short) Math.clamp(rounded, -cut, cut);
    }
    int at = fitted.sums.length;
    double[] unitScales = new double[UNITS];
    for (int unit = 0; unit < UNITS; unit++) {
      unitScales[unit] = unitScale(fitted, unit, scales);
      for (int sum = 0; sum < SUMS; sum++) {
        double factor = fitted.factors[sum * UNITS + unit] * unitScales[unit] / scales[sum];
        stored[at + sum * UNITS + unit] = (short) Math.round(factor);
      }
      double added = fitted.added[unit] * unitScales[unit];
      stored[at + SUMS * UNITS + unit] = (short) Math.round(added / (1 << UnitLayer.ADDED_BITS));
    }
    value(fitted, unitScales, stored, at + (SUMS + 1) * UNITS);
    RoughTable.round(fitted.rough, stored, StageTable.SIZE);
    return stored;
  }

  /** The whole numbers that make one of a unit before its shift. */
  private static double unitScale(Fitted fitted, int unit, double[] scales) {
    double filled = FILLED * UnitLayer.MOST * (1 << UNIT_SHIFT);
    double scale = filled / Math.max(fitted.most[unit], 1e-3);
    for (int sum = 0; sum < SUMS; sum++) {
      double factor = Math.abs(fitted.factors[sum * UNITS + unit]) / scales[sum];
      scale = Math.min(scale, UnitLayer.MOST_FACTOR / Math.max(factor, 1e-9));
    }
    double most = (double) Short.MAX_VALUE * (1 << UnitLayer.ADDED_BITS);
    return Math.min(scale, most / Math.max(Math.abs(fitted.added[unit]), 1e-3));
  }

  private static void value(Fitted fitted, double[] unitScales, short[] stored, int at) {
    double[] weights = new double[UNITS];
    double most = 1e-9;
    for (int unit = 0; unit < UNITS; unit++) {
      weights[unit] = 100 * fitted.counted[unit] * (1 << UNIT_SHIFT) / unitScales[unit];
      most = Math.max(most, Math.abs(weights[unit]));
    }
    int shift = (int) Math.floor(Math.log(UnitLayer.MOST_WEIGHT / most) / Math.log(2));
    shift = Math.clamp(shift, 1, 30);
    for (int unit = 0; unit < UNITS; unit++) {
      long weight = Math.round(Math.scalb(weights[unit], shift));
      stored[at + unit] = (short) Math.clamp(weight, -UnitLayer.MOST_WEIGHT, UnitLayer.MOST_WEIGHT);
    }
    stored[at + UNITS] =
        (short) Math.clamp(Math.round(100 * fitted.constant), Short.MIN_VALUE, Short.MAX_VALUE);
    stored[at + UNITS + 1] = UNIT_SHIFT;
    stored[at + UNITS + 2] = (short) (shift - 1);
  }
}
