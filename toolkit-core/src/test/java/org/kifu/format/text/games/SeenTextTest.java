package org.kifu.format.text.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** A text without a game: the finding says what is there instead, and how a game looks. */
class SeenTextTest {
  /** A tilde stands for the end of a line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "1. e4 e5 2. Nf3 Nc6 3. Bxc6 dxc6 4. O-O Qf6 | moves of a game of chess",
        "1. j10 k10 2. j11 i12 3. k11 l12 4. m13 j9 | squares of a larger board",
        "Meet at lot C4 or at the gate | a square",
        "4 17 23 42 5 16 8 15 11 3 9 27 55 62 71 80 93 | 17 numbers that are not squares in any"
            + " order",
        ". . . . . .~. . . . . .~. . O X . .~. . X O . .~. . . . . .~. . . . . . | a board of 6 by"
            + " 6 squares",
        ". x . x . x . x~x . x . x . x .~. x . x . x . x~. . . . . . . .~. . . . . . . .~"
            + "o . o . o . o .~. o . o . o . o~o . o . o . o . | a board without moves",
      })
  void isNamed(String text, String seen) {
    Reading reading = Reading.of(text.replace('~', '\n') + "\n");
    assertThat(reading.problems())
        .filteredOn(problem -> problem.code() == ProblemCode.NO_GAMES)
        .extracting(Problem::message)
        .singleElement()
        .asString()
        .contains("but " + seen)
        .contains("a game is a list of moves");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Anna feuert auf %s: Treffer%n", "%s ... miss%n", "Tir en %s, touché%n"})
  void logsOfOtherGamesAreNotGames(String line) {
    String moves = Games.match1997().getFirst();
    String text =
        IntStream.range(0, 30)
            .mapToObj(i -> line.formatted(moves.substring(2 * i, 2 * i + 2)))
            .collect(Collectors.joining());
    assertThat(Reading.of(text).moves()).isEmpty();
    assertThat(Reading.of(text.replaceAll("Treffer|miss|touché", "ok")).moves()).hasSize(1);
  }
}
