package org.kifu.evaluation;

/**
 * The value that the layer of a stage makes of four sums, by its definition, in numbers that cannot
 * overflow.
 */
final class PlainLayer {
  private PlainLayer() {}

  /**
   * The value in hundredths of a disc.
   *
   * @param stored the numbers of a stage
   */
  static long value(short[] stored, long[] sums) {
    int at = Features.COUNT * 4;
    long all = 0;
    for (int unit = 0; unit < 32; unit++) {
      long in = (long) stored[at + 128 + unit] * 4096;
      for (int sum = 0; sum < 4; sum++) {
        in += sums[sum] * stored[at + 32 * sum + unit];
      }
      long positive = Math.max(0, in) / (1L << stored[at + 193]);
      all += Math.min(positive, 32767) * stored[at + 160 + unit];
    }
    long divisor = 2L << stored[at + 194];
    return stored[at + 192] + Math.floorDiv(all + divisor / 2, divisor);
  }
}
