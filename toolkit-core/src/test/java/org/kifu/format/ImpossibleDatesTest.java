package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.game.GameDate;
import org.kifu.game.GameRecord;
import org.kifu.testing.Reading;

/** Days that the calendar does not have, in every notation that has dates. */
class ImpossibleDatesTest {
  private static final String BOARD =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . O X . . .
      . . . X O 1 . .
      . . . 2 . . . .
      . . . . . . . .
      . . . . . . . .
      """;

  private static Stream<Arguments> records() {
    String cells = "-".repeat(27) + "O*------*O" + "-".repeat(27);
    return Stream.of("2003-02-31", "2003-13-01", "2001-02-29", "2003-04-31")
        .flatMap(
            date ->
                Stream.of(
                    Arguments.of("transcript", "Date: " + date + "\nf5d6\n"),
                    Arguments.of("diagram", "Date: " + date + "\n" + BOARD),
                    Arguments.of(
                        "pgn", "[Date \"" + date.replace('-', '.') + "\"]\n\n1. f5 d6 *\n"),
                    Arguments.of("sgf", "(;FF[4]GM[2]DT[" + date + "];B[f5];W[d6])"),
                    Arguments.of(
                        "ggf",
                        "(;GM[Othello]DT[%s]TY[8]BO[8 %s *]B[f5]W[d6];)".formatted(date, cells)),
                    Arguments.of(
                        "json",
                        "{\"schemaVersion\":1,\"game\":{\"date\":\"%s\"},\"moves\":[\"f5\",\"d6\"]}"
                            .formatted(date))));
  }

  @ParameterizedTest
  @MethodSource("records")
  void areAFindingAndNotADate(String format, String text) {
    Reading reading = Reading.of(text, format);
    assertThat(reading.codes()).containsExactly("bad-value");
    GameRecord record = reading.records().getFirst();
    assertThat(record.header().date()).isEqualTo(GameDate.UNKNOWN);
    assertThat(record.moves()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({"Date: 2004-02-29, 2004-02-29", "Date: 1997-08, 1997-08"})
  void datesOfTheCalendarAreNotReported(String line, String date) {
    Reading reading = Reading.of(line + "\nf5d6\n", "transcript");
    assertThat(reading.codes()).isEmpty();
    assertThat(reading.records().getFirst().header().date()).hasToString(date);
  }
}
