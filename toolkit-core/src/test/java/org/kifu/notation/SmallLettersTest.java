package org.kifu.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.ProcessorTime;

class SmallLettersTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "F5 d6 C3", "NOIRS", "черные ЧЁРНЫЕ", "Ａｎｎａ", "黒 anna 22", "WEIß"})
  void areThoseOfTheLibraryInWordsOfRecords(String text) {
    assertThat(SmallLetters.of(text)).isEqualTo(text.toLowerCase(Locale.ROOT));
  }

  @Test
  void eachCharacterStandsForItself() {
    IntStream.rangeClosed(Character.MIN_VALUE, Character.MAX_VALUE)
        .mapToObj(Character::toString)
        .forEach(
            sign ->
                assertThat(SmallLetters.of("a" + sign))
                    .isEqualTo("a" + Character.toLowerCase(sign.charAt(0))));
  }

  @Test
  void longRunsOfLettersWithoutASmallFormCostLinearTime() {
    ProcessorTime.assertLinear(
        400_000, size -> () -> SmallLetters.of("\u0130".repeat(size)).length());
  }
}
