package org.kifu.format.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/**
 * Thousands of objects that are cut one after the other: the reader on trial reads what is left of
 * them as rows, and tells these together, not as records of their own.
 */
@DisabledIfSystemProperty(named = "kifu.reader", matches = "new")
class DamagedJsonOldReaderTest {
  private static final String RECORD =
      """
      {"id":"g%d","created":"2024-05-0%d","players":[{"id":"a","name":"A"},\
      {"id":"b","name":"B"}],"gtype":"reversi","position":{"moves":[{"m":"f5","t":1250},\
      {"m":"d6","t":5},{"m":"c3"},{"m":"d3","t":7},{"m":"c4"},{"m":"f4"}]}}\
      """;

  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"\n", ",", "", ",\n"})
  void manyBrokenRecordsAreReadInLinearTime(String separator) {
    String cut = RECORD.formatted(1, 1).substring(0, 160) + separator;
    ProcessorTime.assertLinear(
        20_000,
        count -> {
          String text = cut.repeat(count) + RECORD.formatted(2, 2);
          return () -> {
            Reading reading = Reading.of(text, "quest");
            assertThat(reading.games().size()).isBetween(count, count + 1);
            assertThat(reading.records().getLast().moves().toString()).contains("f4");
            return reading;
          };
        });
  }
}
