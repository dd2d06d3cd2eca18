package org.kifu.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnitLayerTest {
  private static final int AT = Features.COUNT * UnitLayer.SUMS;

  @Test
  void givesBackWhatASumTookFromTheNext() {
    Random random = new Random(1);
    short[] stored = RandomWeights.stage(random);
    UnitLayer layer = new UnitLayer(stored, AT);
    for (int i = 0; i < 2000; i++) {
      long[] sums = random.longs(4, -20_000, 20_000).toArray();
      assertSame(layer, stored, sums);
    }
  }

  /** The largest sums, factors and weights that are in range. */
  @ParameterizedTest
  @ValueSource(ints = {1, -1})
  void doesNotOverflow(int sign) {
    short[] stored = new short[Weights.PER_STAGE];
    for (int i = 0; i < 4 * UnitLayer.UNITS; i++) {
      stored[AT + i] = (short) (sign * UnitLayer.MOST_FACTOR);
    }
    for (int unit = 0; unit < UnitLayer.UNITS; unit++) {
      stored[AT + 4 * UnitLayer.UNITS + unit] = Short.MAX_VALUE;
      stored[AT + 5 * UnitLayer.UNITS + unit] = (short) (sign * UnitLayer.MOST_WEIGHT);
    }
    for (int shift : new int[] {0, 5, 29}) {
      stored[AT + UnitLayer.SIZE - 2] = (short) shift;
      stored[AT + UnitLayer.SIZE - 1] = (short) shift;
      assertThat(UnitLayer.isInRange(stored, AT)).isTrue();
      UnitLayer layer = new UnitLayer(stored, AT);
      for (long sum : new long[] {-Short.MAX_VALUE, -1, 0, Short.MAX_VALUE}) {
        assertSame(layer, stored, sum, sum, sum, sum);
        assertSame(layer, stored, sum, Short.MAX_VALUE, sum, -Short.MAX_VALUE);
      }
    }
  }

  private static void assertSame(UnitLayer layer, short[] stored, long... sums) {
    long expected = PlainLayer.value(stored, sums);
    assertThat((long) layer.centidiscs(packed(sums))).isEqualTo(expected);
    assertThat((long) layer.centidiscsOnVectors(packed(sums))).isEqualTo(expected);
  }

  private static long packed(long[] sums) {
    return ((sums[3] * 65_536 + sums[2]) * 65_536 + sums[1]) * 65_536 + sums[0];
  }
}
