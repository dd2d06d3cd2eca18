package org.kifu.evaluation;

import java.util.List;
import java.util.Random;

/** Weights that chance gives, with values that are inside the scores most of the time. */
public final class RandomWeights {
  private RandomWeights() {}

  /** Weights for stages. */
  public static Weights of(long seed, int... stages) {
    Random random = new Random(seed);
    short[][] values = new short[stages.length][];
    for (int stage = 0; stage < stages.length; stage++) {
      values[stage] = stage(random);
    }
    return new Weights(stages, values, List.of("data: random numbers of seed " + seed));
  }

  /** The numbers of a stage. */
  static short[] stage(Random random) {
    short[] values = new short[Weights.PER_STAGE];
    int layer = Features.COUNT * UnitLayer.SUMS;
    for (int at = 0; at < values.length; at++) {
      boolean isOfLayer = at >= layer && at < StageTable.SIZE;
      values[at] = (short) (isOfLayer ? random.nextInt(2001) - 1000 : random.nextInt(255) - 127);
    }
    values[StageTable.SIZE - 2] = 10; // a unit is up to some thousands
    values[StageTable.SIZE - 1] = 12;
    return values;
  }
}
