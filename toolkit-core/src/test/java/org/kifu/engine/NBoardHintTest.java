package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Value;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

class NBoardHintTest {
  private static NBoardHint hint(String line) {
    return NBoardHint.parse(line).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          search F5d6C3 +0.50 0 12 x          | f5 |    50 | 12 | ESTIMATED |   0
          search E6 -2 0 100% solved          | e6 |  -200 | 20 | EXACT     | 100
          book F5 0.0,1.5 1024 18             | f5 |    75 | 18 | ESTIMATED |   0
          search d3C3c4C5 -1 0 20             | d3 |  -100 | 20 | ESTIMATED |   0
          search f5      1 0 8                | f5 |   100 |  8 | ESTIMATED |   0
          search F5-D6-C3 3.25 0 14           | f5 |   325 | 14 | ESTIMATED |   0
          search PA -64 0 100%                | pass | -6400 | 20 | EXACT   | 100
          search ps -6.00 0 3                 | pass | -600 | 3 | ESTIMATED |   0
          search c4 +2 0 100%W                | c4 |   200 | 20 | ESTIMATED |   0
          search c4 +2.0 0 98% 24 plies       | c4 |   200 | 20 | PROBABLE  |  98
          search c4 +2 0 98%W                 | c4 |   200 | 20 | ESTIMATED |   0
          search c4 +2.1 0 100%               | c4 |   210 | 20 | ESTIMATED |   0
          search c4 +3 0 100%                 | c4 |   300 | 20 | ESTIMATED |   0
          search c4 0,2 0 100%                | c4 |   100 | 20 | ESTIMATED |   0
          search c4 99 0 12                   | c4 |  6400 | 12 | ESTIMATED |   0
          search c4 99 0 100%                 | c4 |  6400 | 20 | ESTIMATED |   0
          """)
  void readsTheValueOfAMove(
      String line, String move, int centidiscs, int depth, Confidence confidence, int percent) {
    NBoardHint hint = hint(line);
    assertThat(hint.tokens().getFirst()).hasToString(move);
    assertThat(hint.value(20)).isEqualTo(new Value(centidiscs, confidence, percent, depth));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "search",
        "search F5",
        "search F5 0 0",
        "search F5 x 0 12",
        "search F5 1.0 0 deep",
        "search Z9 1.0 0 12",
        "searching F5 1.0 0 12",
        "search F5 1.0 0 -3",
        "search F5 1.0 0 1234",
        "search F5 12345678901234567890 0 12",
        "search F5 1.0.0 0 12",
        "status search F5 1.0 0 12",
        "nodestats 12 0.1",
        "=== F5/1.5/3.2"
      })
  void passesOverOtherLines(String line) {
    assertThat(NBoardHint.parse(line)).isEmpty();
  }

  @Property
  void anyLineIsAHintOrNone(Draw draw) {
    String line = draw.text(255);
    assertThat(NBoardHint.parse("search F5 1 0 12 " + line.replaceAll("\\R", ""))).isPresent();
    assertThat(NBoardHint.parse(line)).isEqualTo(Optional.empty());
  }

  @Test
  void theLineEndsBeforeItsFirstIllegalMove() {
    assertThat(hint("search F5d6C3 0 0 4").line(Position.START)).hasToString("[f5, d6, c3]");
    assertThat(hint("search F5d6D6 0 0 4").line(Position.START)).hasToString("[f5, d6]");
    assertThat(hint("search A1 0 0 4").line(Position.START)).isEmpty();
  }

  @Test
  void passesThatTheLineLeavesOutAreFilledIn() {
    Position position =
        BoardText.parse("XXXXXOO- XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX -OXXXXXX X")
            .orElseThrow();
    List<Move> full = hint("search h1PAa8 0 0 2").line(position);
    assertThat(full).hasToString("[h1, pass, a8]");
    assertThat(hint("search h1a8 0 0 2").line(position)).isEqualTo(full);
  }

  @Test
  void aDepthIsReachedByPliesTheScoreOrABook() {
    assertThat(hint("search F5 0 0 12").reaches(12)).isTrue();
    assertThat(hint("search F5 0 0 11").reaches(12)).isFalse();
    assertThat(hint("search F5 0 0 98%").reaches(12)).isFalse();
    assertThat(hint("search F5 0 0 100%").reaches(60)).isTrue();
    assertThat(hint("book F5 0 3 4").reaches(12)).isTrue();
  }
}
