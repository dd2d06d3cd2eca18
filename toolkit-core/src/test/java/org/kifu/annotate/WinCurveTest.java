package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Value;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.board.Disc;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

class WinCurveTest {
  private final WinCurve curve = WinCurve.shipped();

  @Property
  void theSidesShareTheWholeChance(Draw draw) {
    int value = draw.between(-6400, 6400);
    int empties = draw.between(0, 60);
    int ahead = win(value, empties);
    int behind = win(-value, empties);
    assertThat(ahead + behind).isBetween(Outlook.WIN, Outlook.WIN + 1); // both rounded up
    assertThat(new Outlook(value, OptionalInt.of(ahead)).mirrored().win(Disc.WHITE))
        .hasValue(ahead);
  }

  @Property
  void whoStandsBetterWinsNoLessOften(Draw draw) {
    int value = draw.between(-6400, 6300);
    int empties = draw.between(0, 60);
    assertThat(win(value + 100, empties)).isGreaterThanOrEqualTo(win(value, empties));
  }

  private int win(int centidiscs, int empties) {
    return curve.win(new Value(centidiscs, Confidence.EXACT, 100, empties + 1), empties);
  }

  /** With a tempo of a disc an estimate of 5 discs at even depth is worth as much as 4 exact. */
  @Test
  void anEstimateOfEvenDepthFlattersTheSideToMove() {
    WinCurve.CurveRow row = new WinCurve.CurveRow(2, 5, 1);
    assertThat(row.win(5, true)).isEqualTo(row.win(4, false));
    assertThat(WinCurve.isFlattered(Value.estimated(500, 16))).isTrue();
    assertThat(WinCurve.isFlattered(Value.estimated(500, 15))).isFalse();
    assertThat(WinCurve.isFlattered(Value.exact(5, 16))).isFalse();
  }

  @Test
  void beforeTheLastSquareTheResultIsCertain() {
    assertThat(win(200, 1)).isEqualTo(10_000);
    assertThat(win(0, 1)).isEqualTo(5000);
    assertThat(win(-200, 1)).isZero();
  }

  /** asinh(1) is 0.881374, so the chance is 1 / (1 + exp(-1.762747)). */
  @Test
  void theChanceIsTheLogisticOfTheInverseHyperbolicSine() {
    assertThat(new WinCurve.CurveRow(2, 5, 0).win(5, false)).isCloseTo(0.853553, within(1e-6));
    assertThat(new WinCurve.CurveRow(2, 5, 0).win(-5, false)).isCloseTo(0.146447, within(1e-6));
  }

  /** The rows of 24 empty squares of both tables, and the plain formula. */
  @ParameterizedTest
  @CsvSource({"200, 5553, 6827", "800, 7071, 9273", "-800, 2929, 727", "0, 5000, 5000"})
  void programsLoseALeadLessOftenThanPeople(int centidiscs, int people, int programs) {
    Value value = Value.estimated(centidiscs, 16);
    assertThat(curve.win(value, 24))
        .isEqualTo(people)
        .isEqualTo(plain(3.6608, 32.9154, centidiscs));
    assertThat(WinCurve.ofPrograms().win(value, 24))
        .isEqualTo(programs)
        .isEqualTo(plain(2.2537, 5.7725, centidiscs));
  }

  private static int plain(double slope, double scale, int centidiscs) {
    double x = centidiscs / 100.0 / scale;
    double logit = slope * Math.log(x + Math.sqrt(x * x + 1));
    return (int) Math.round(10_000 / (1 + Math.exp(-logit)));
  }

  /** The same value has the same chance at even and odd depth. */
  @Test
  void shippedCurvesDoNotHaveATempo() {
    for (WinCurve each : List.of(curve, WinCurve.ofPrograms())) {
      for (int empties = WinCurve.LEAST_EMPTIES; empties <= WinCurve.MOST_EMPTIES; empties++) {
        assertThat(each.row(empties).tempo()).isZero();
      }
    }
  }

  @Test
  void aShippedCurveIsFoundByItsName() {
    assertThat(WinCurve.shipped(curve.name())).containsSame(curve);
    assertThat(WinCurve.shipped(WinCurve.ofPrograms().name())).containsSame(WinCurve.ofPrograms());
    assertThat(WinCurve.shipped("00000000")).isEmpty();
  }

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    byte[] text = ("# a remark\n" + curve.text()).getBytes(StandardCharsets.UTF_8);
    WinCurve read = WinCurve.read(new ByteArrayInputStream(text));
    assertThat(read.text()).isEqualTo(curve.text());
    assertThat(read.name()).isEqualTo(curve.name());
  }

  @Test
  void whatIsNotATableIsRefused() {
    assertThatThrownBy(() -> read("1,1.0,1.0,0\n3,1.0,1.0,0\n")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> read("1,1.0,1.0,0\n")).hasMessageContaining("60 rows");
    assertThatThrownBy(() -> read("1,0,1.0,0\n")).hasMessageContaining("no row");
    assertThatThrownBy(() -> new WinCurve(Collections.nCopies(3, new WinCurve.CurveRow(1, 1, 0))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static WinCurve read(String text) throws IOException {
    return WinCurve.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
