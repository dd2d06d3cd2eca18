package org.kifu.format.text.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** The games of the match of 1997 with numbers for squares. */
class CodedGamesTest {
  static List<Arguments> codes() {
    return List.of(
        code("square-codes", " ", square -> "" + (square / 8 + 1) + (square % 8 + 1)),
        code("square-codes", "", square -> "" + (square / 8 + 1) + (square % 8 + 1)),
        code("square-codes", ", ", square -> "%02d".formatted(square / 8 * 10 + square % 8)),
        code("square-numbers", " ", square -> "" + square),
        code("square-numbers", "\n", square -> "" + (square + 1)),
        code("square-codes", " ", square -> "(%d, %d)".formatted(square / 8, square % 8)),
        code("square-codes", "\n", square -> "%d;%d".formatted(square / 8 + 1, square % 8 + 1)));
  }

  private static Arguments code(String finding, String between, IntFunction<String> written) {
    Function<String, String> text =
        game ->
            Games.words(game).stream()
                .map(move -> written.apply(Games.squares(move)[0]))
                .collect(Collectors.joining(between, "", "\n"));
    return Arguments.of(finding, text);
  }

  @ParameterizedTest
  @MethodSource("codes")
  void theCodeThatIsLegalIsRead(String finding, Function<String, String> text) {
    for (String game : Games.match1997()) {
      Reading reading = Reading.of(text.apply(game));
      assertThat(reading.moves()).containsExactly(game);
      assertThat(reading.codes()).contains(finding);
    }
  }

  @Test
  void severalGamesMayFollowOneAnother() {
    String text =
        Games.match1997().stream()
            .map(
                game ->
                    IntStream.range(0, game.length() / 2)
                        .map(i -> Games.squares(game)[i])
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" ")))
            .collect(Collectors.joining("\n", "", "\n"));
    assertThat(Reading.of(text).moves()).containsExactlyElementsOf(Games.match1997());
  }

  @Test
  void otherNumbersAreNotAGame() {
    String text =
        IntStream.range(0, 400).mapToObj(i -> i * i % 61 + " ").collect(Collectors.joining());
    assertThat(Reading.of(text + "\n").moves()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 ", "5 6 ", "(4,5)", "1,", "56", "1\n", "4;5\n"})
  void hostileNumbersTakeTimeInTheirLength(String piece) {
    String text = piece.repeat(200_000 / piece.length()) + "\n";
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertThat(Reading.of(text).moves()).isEmpty());
  }
}
