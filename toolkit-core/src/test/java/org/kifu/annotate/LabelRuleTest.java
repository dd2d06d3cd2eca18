package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Value;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.LabelRule.Scale;

/** Labels by discs, by the result and by the chance to win; docs/metrics.md has the limits. */
class LabelRuleTest {
  private static final Optional<WinCurve> CHANCES = Optional.of(WinCurve.shipped());

  /** The chances of docs/metrics.md: with 8 squares empty, +2 discs are 72 % and +4 are 85 %. */
  @ParameterizedTest
  @CsvSource({
    "CHANCE, 4, -4, 16, EXACT, blunder",
    "CHANCE, 40, 32, 16, EXACT, none",
    "CHANCE, -32, -40, 16, EXACT, none",
    "CHANCE, 4, 2, 8, EXACT, mistake",
    "CHANCE, 4, 2, 16, EXACT, inaccuracy",
    "CHANCE, 2, 0, 24, EXACT, mistake", // 6 points, but the win is lost
    "CHANCE, -2, -4, 24, EXACT, inaccuracy",
    "CHANCE, 4, 2, 16, PROBABLE, none", // within the margin
    "CHANCE, 4, -2, 12, PROBABLE, blunder", // four discs for certain
    "CHANCE, 10, 2, 40, ESTIMATED, none",
    "CHANCE, 10, -2, 40, ESTIMATED, inaccuracy", // four discs of twelve are certain
    "RESULT, 2, 0, 16, EXACT, mistake",
    "RESULT, 12, 2, 16, EXACT, blunder",
    "RESULT, 6, 4, 16, EXACT, inaccuracy",
    "RESULT, -2, -4, 16, EXACT, inaccuracy",
    "RESULT, 0, -2, 16, EXACT, mistake",
    "DISCS, 2, 0, 16, EXACT, inaccuracy",
    "DISCS, 40, 32, 16, EXACT, blunder",
    "DISCS, 0, 0, 16, EXACT, none"
  })
  void aLabelSaysWhatWasLost(
      Scale scale, int best, int played, int empties, Confidence confidence, String label) {
    assertThat(
            rule(scale)
                .of(value(best, confidence), value(played, confidence), empties, CHANCES)
                .map(MoveLabel::label)
                .orElse("none"))
        .isEqualTo(label.toLowerCase(Locale.ROOT));
  }

  @ParameterizedTest
  @EnumSource(Scale.class)
  void aLabelIsNotBelowThreePointsOrMissingAboveFifteen(Scale scale) {
    for (int empties = 1; empties <= 60; empties++) {
      for (int best = -64; best <= 64; best += 2) {
        for (int played = -64; played < best; played += 2) {
          Value of = value(best, Confidence.EXACT);
          Value after = value(played, Confidence.EXACT);
          int points = WinCurve.shipped().win(of, empties) - WinCurve.shipped().win(after, empties);
          boolean isLabelled = rule(scale).of(of, after, empties, CHANCES).isPresent();
          assertThat(isLabelled || points < 1500).isTrue();
          assertThat(isLabelled && points < 300).isEqualTo(scale != Scale.CHANCE && points < 300);
        }
      }
    }
  }

  private static LabelRule rule(Scale scale) {
    return switch (scale) {
      case DISCS -> LabelRule.DEFAULT;
      case RESULT -> LabelRule.BY_RESULT;
      case CHANCE -> LabelRule.BY_CHANCE;
    };
  }

  private static Value value(int discs, Confidence confidence) {
    int percent = confidence == Confidence.EXACT ? 100 : 90;
    return new Value(100 * discs, confidence, percent, 15);
  }
}
