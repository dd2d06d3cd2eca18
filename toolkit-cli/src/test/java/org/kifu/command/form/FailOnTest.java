package org.kifu.command.form;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.command.form.VerifyChoice.FailOn;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.verify.GameChecker;
import org.kifu.verify.Tally;

class FailOnTest {
  @ParameterizedTest
  @CsvSource({
    "UNRECOGNISED, true, true, false",
    "UNFINISHED, false, true, false",
    "DUPLICATE, false, false, false"
  })
  void isMetByFindingsOfItsSeverityOrWorse(
      ProblemCode code, boolean error, boolean warning, boolean never) {
    Tally tally = new Tally();
    Problem problem = new Problem(code, SourceLocation.whole("a.txt"), 0, 0, "for the test");
    tally.add(new GameChecker(false).finding(problem));
    assertThat(FailOn.ERROR.isMetBy(tally)).isEqualTo(error);
    assertThat(FailOn.WARNING.isMetBy(tally)).isEqualTo(warning);
    assertThat(FailOn.NEVER.isMetBy(tally)).isEqualTo(never);
  }
}
