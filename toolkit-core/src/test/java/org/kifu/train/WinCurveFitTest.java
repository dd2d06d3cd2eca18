package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kifu.annotate.WinCurve;
import org.kifu.testing.Slow;
import org.kifu.train.Calibration.Reliability;
import org.kifu.train.ChanceSampler.ChanceSample;

class WinCurveFitTest {
  private static final WinCurve.CurveRow TRUE = new WinCurve.CurveRow(1.3, 6, 0);

  /** Results drawn from a known curve, at values between -30 and 30 discs. */
  private static List<ChanceSample> drawn(int seed, int games) {
    SplittableRandom random = new SplittableRandom(seed);
    List<ChanceSample> samples = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      int value = random.nextInt(6001) - 3000;
      double points = random.nextDouble() < TRUE.win(value / 100.0, false) ? 1 : 0;
      samples.add(new ChanceSample(1999, 28 + random.nextInt(5), value, points));
    }
    return samples;
  }

  @Slow
  @Test
  void findsTheCurveThatResultsWereDrawnFrom() {
    WinCurve.CurveRow found = WinCurveFit.of(drawn(1, 40_000)).row(30);
    for (int discs : new int[] {-20, -6, -2, 2, 6, 20}) {
      assertThat(found.win(discs, false)).isCloseTo(TRUE.win(discs, false), within(0.015));
    }
  }

  @Test
  void isReliableInSamplesItHasNotSeen() {
    WinCurve curve = WinCurveFit.of(drawn(2, 20_000));
    List<Reliability> rows = Reliability.of(curve, drawn(3, 20_000));
    assertThat(rows.stream().mapToInt(Reliability::positions).sum()).isEqualTo(20_000);
    assertThat(rows)
        .allSatisfy(
            row -> {
              assertThat(row.predicted()).isBetween(row.tenth() / 10.0, (row.tenth() + 1) / 10.0);
              assertThat(row.happened()).isCloseTo(row.predicted(), within(0.04));
            });
  }

  @Test
  void withoutSamplesACurveIsWhatItIsPulledTo() {
    WinCurve.CurveRow nothing = WinCurveFit.of(List.of()).row(10);
    assertThat(nothing.slope()).isCloseTo(1, within(1e-9));
    assertThat(nothing.scale()).isCloseTo(Math.exp(1.5), within(1e-9));
    assertThat(nothing.tempo()).isZero();
  }
}
