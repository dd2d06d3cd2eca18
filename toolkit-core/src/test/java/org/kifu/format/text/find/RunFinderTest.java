package org.kifu.format.text.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Square;
import org.kifu.format.text.page.Page;
import org.kifu.format.text.page.PlacedText;
import org.kifu.source.Source;
import org.kifu.source.text.TextLines;

class RunFinderTest {
  private static List<Run> runs(String text, SquareSpelling spelling) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    PlacedText placed = PlacedText.of(TextLines.of(Source.of("t", bytes), bytes));
    return RunFinder.runs(Page.rowsOf(placed), spelling);
  }

  private static List<Run> runs(String text) {
    return runs(text, SquareSpelling.LATIN);
  }

  private static String squares(List<Run> runs) {
    return runs.stream()
        .map(run -> run.squares().stream().map(RunFinderTest::name).collect(Collectors.joining()))
        .collect(Collectors.joining(" "));
  }

  private static String name(WrittenSquare square) {
    return Square.name(square.square());
  }

  private static SquareSpelling named(String name) {
    return SquareSpelling.ALL.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          f5d6c3                     | f5d6c3
          F5 D6, c3; d3              | f5d6c3d3
          1.f5 2.d6 3.c3             | f5d6c3
          1f52d63c3                  | f5d6c3
          1. f5 d6 2. c3 d3          | f5d6c3d3
          Bf5Wd6Bc3                  | f5d6c3
          f51d62c33                  | f5d6c3
          A7PPC7b2passb3             | a7c7b2b3
          ｆ５ｄ６                     | f5d6
          ●f5 ○d6                    | f5d6
          初手f5 2手目d6               | f5d6
          f5 (d6 c3) d3              | f5 d6c3 d3
          f5 then d6                 | f5 d6
          f5 pass d6                 | f5d6
          """)
  void squaresAreFoundInWhatPeoplePutAroundThem(String text, String expected) {
    assertThat(squares(runs(text + "\n"))).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"#a1b2c3", "abc1def2", "2024-05-31", "3d6x", "mp3a1x", "12:30", "1.5"})
  void otherWordsDoNotHoldSquares(String text) {
    assertThat(squares(runs(text + "\n"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          digit first         | 5f 6d 3c     | f5d6c3
          cyrillic by sound   | ф5 д6 ц3     | f5d6c3
          cyrillic by order   | е5г6в3       | f5d6c3
          greek               | φ5δ6γ3       | f5d6c3
          kanji rows          | f五 d六 c三    | f5d6c3
          digit and kanji     | 6五 4六 3三    | f5d6c3
          kana                | カ5エ6ウ3      | f5d6c3
          scanned             | f5 dG cS al  | f5d6c5a1
          letter pairs        | fe df cc     | f5d6c3
          i to p              | n5 l6 k3     | f5d6c3
          apart               | f 5, d-6     | f5d6
          """)
  void eachSpellingIsARowOfATable(String spelling, String text, String expected) {
    assertThat(squares(runs(text + "\n", named(spelling)))).isEqualTo(expected);
  }

  @Test
  void aSquareKnowsTheNumberTheSideAndTheWordBeforeIt() {
    List<WrittenSquare> squares =
        runs("game: 1. Bf5 2. Wd6 x c3\n").stream().flatMap(run -> run.squares().stream()).toList();
    assertThat(squares).extracting(WrittenSquare::number).containsExactly(1, 2, -1);
    assertThat(squares).extracting(WrittenSquare::side).containsExactly(0, -1, 1);
    assertThat(squares).extracting(WrittenSquare::word).containsOnly("game");
    assertThat(squares).extracting(square -> square.place().column()).containsExactly(11, 18, 23);
    assertThat(squares).extracting(square -> square.end().column()).containsExactly(13, 20, 25);
  }

  @Test
  void aSquareThatALineEndCutsIsWhole() {
    List<Run> runs = runs("f5d6c\n3d3\n");
    assertThat(squares(runs)).isEqualTo("f5d6c3 d3");
    assertThat(runs.getFirst().squares().getLast().place().line()).isEqualTo(2);
  }

  @Test
  void bracketsAroundAlmostAllSquaresAreDress() {
    assertThat(runs("(f5) (d6) (c3)\n")).noneMatch(Run::isInBrackets);
    assertThat(runs("f5 d6 c3 (d3)\n")).anyMatch(Run::isInBrackets);
  }

  @Test
  void wordsAreCountedOutsideOfBrackets() {
    assertThat(runs("Anna (who had black) played f5 (a good move)\n").getFirst().words())
        .isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"f5", "f", "5", "1f5", "pass", "p", "ps", "f5p", "b", "(", "-", "黒", "f5x"})
  void hostileTextTakesTimeInItsLength(String piece) {
    String text = piece.repeat(400_000 / piece.length()) + "\n";
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () ->
            SquareSpelling.ALL.forEach(
                spelling -> assertThatNoException().isThrownBy(() -> runs(text, spelling))));
  }
}
