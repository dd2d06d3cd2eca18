package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Curves from the games of people, and from those of programs. */
class ProgramsOptionTest {
  private static final Pattern POSITIONS = Pattern.compile("(\\d+) positions$", Pattern.MULTILINE);

  /**
   * The finished games of two people and of two programs among the example years, counted by their
   * names and replayed on a plain board: 9 of programs and 133 of people are from 1980, 69 and 391
   * from other years.
   */
  @ParameterizedTest
  @CsvSource({"true, two programs, 69, 9", "false, two people, 391, 133"})
  void gamesWithoutProgramsAndGamesOfTwoAreApart(
      boolean ofPrograms, String players, int fitted, int tested) {
    CommandRun run =
        ofPrograms
            ? kifu("calibrate", "examples/wthor", "--level", "1", "--programs")
            : kifu("calibrate", "examples/wthor", "--level", "1");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(
            "# fitted to %d positions, one from each game of %s, without the years divisible by 5;"
                .formatted(fitted, players));
    int sum =
        POSITIONS
            .matcher(run.out())
            .results()
            .map(MatchResult::group)
            .mapToInt(text -> Integer.parseInt(text.split(" ", -1)[0]))
            .sum();
    assertThat(sum).isEqualTo(tested);
  }
}
