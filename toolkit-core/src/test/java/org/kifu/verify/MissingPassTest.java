package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.testing.Reading;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.Verdict;

/** A game of PlayOK in which white passes before the 58th and the 59th square. */
class MissingPassTest {
  private static final String SQUARES =
      "f5d6c3d3c4f4c5b3c2e3d2b4e2e6e7f3g4g3g5f2f1c1c7f6f7d7c6b5c8h5h6h4b6h7a5g6d1f8e8d8h2b8a2a3a4a7"
          + "b1e1b2b7g2h1h3g1h8a1a6";

  private static CheckedGame check(String last, boolean strict) {
    return new GameChecker(strict).check(Reading.of(SQUARES + last + "\n").games().getFirst());
  }

  @ParameterizedTest
  @CsvSource({"--a8--g8g7", "a8g8g7"})
  void allPassesOrNoneAreAsTheyShouldBe(String last) {
    CheckedGame game = check(last, false);
    assertThat(game.findings()).isEmpty();
    assertThat(game.acceptance()).isEqualTo(Acceptance.ACCEPTED);
  }

  @ParameterizedTest
  @CsvSource({"a8--g8g7, 58", "--a8g8g7, 60"})
  void aPassThatIsLeftOutBesideOthersIsTold(String last, int ply) {
    CheckedGame game = check(last, false);
    assertThat(game.verdict()).isEqualTo(Verdict.COMPLETE);
    assertThat(game.acceptance()).isEqualTo(Acceptance.REPAIRED);
    assertThat(game.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.problem().code()).isEqualTo(ProblemCode.MISSING_PASS);
              assertThat(finding.problem().ply()).isEqualTo(ply);
              assertThat(finding.problem().message()).startsWith("white must pass here");
            });
  }

  @Test
  void itIsAnErrorWhereNothingIsTolerated() {
    CheckedGame game = check("a8--g8g7", true);
    assertThat(game.acceptance()).isEqualTo(Acceptance.QUARANTINED);
    assertThat(game.findings().getFirst().severity()).isEqualTo(Severity.ERROR);
  }
}
