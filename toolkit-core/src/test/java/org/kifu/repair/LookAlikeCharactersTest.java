package org.kifu.repair;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookAlikeCharactersTest {
  @ParameterizedTest
  @CsvSource({
    "17, 11, true",
    "17, 71, false",
    "38, 88, true",
    "8, 3, true",
    "12, 2, false",
    "c3, e3, true",
    "c3, c8, true",
    "c3, e8, false",
    "17, 17, false"
  })
  void textsLookAlikeInOneCharacter(String one, String other, boolean alike) {
    assertThat(LookAlikeCharacters.alike(one, other)).isEqualTo(alike);
    assertThat(LookAlikeCharacters.alike(other, one)).isEqualTo(alike);
  }

  @Test
  void everyDigitHasAtLeastOneThatLooksLikeIt() {
    for (char digit = '0'; digit <= '9'; digit++) {
      assertThat(LookAlikeCharacters.ofDigit(digit)).isNotEmpty().doesNotContain("" + digit);
    }
    assertThat(LookAlikeCharacters.ofDigit('1')).isEqualTo("7");
  }
}
