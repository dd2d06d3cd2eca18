package org.kifu.command.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.words.Colours;

class ColourChoiceTest {
  @ParameterizedTest
  @CsvSource({
    "'', auto",
    "TERM=xterm, auto",
    "TERM=dumb, never",
    "NO_COLOR=, auto",
    "NO_COLOR=1, never",
    "NO_COLOR=0, never",
    "FORCE_COLOR=1, always",
    "FORCE_COLOR=0, auto",
    "CLICOLOR_FORCE=1, always",
    "CLICOLOR=0, never",
    "CLICOLOR=1, auto",
    "FORCE_COLOR=1 TERM=dumb, always",
    "FORCE_COLOR=1 NO_COLOR=1, never"
  })
  void theEnvironmentHasItsUsualMeaning(String variables, String choice) {
    Map<String, String> environment =
        Arrays.stream(variables.split(" ", -1))
            .map(each -> each.split("=", 2))
            .collect(Collectors.toMap(each -> each[0], each -> each[each.length - 1]));
    assertThat(ColourChoice.of(environment)).hasToString(choice);
  }

  @ParameterizedTest
  @CsvSource({
    "verify x --color=always, always",
    "--color never verify x, never",
    "verify x --color=NEVER, never",
    "verify -- --color=always, ''",
    "verify x --color=auto, ''",
    "verify x --color=blue, ''",
    "verify x, ''"
  })
  void theOptionIsFoundAmongTheWords(String words, String choice) {
    assertThat(ColourChoice.given(words.split(" ", -1)).map(Object::toString).orElse(""))
        .isEqualTo(choice);
  }

  @Test
  void onlyATerminalHasColoursByItself() {
    assertThat(ColourChoice.AUTO.of(true)).isEqualTo(Colours.ON);
    assertThat(ColourChoice.AUTO.of(false)).isEqualTo(Colours.OFF);
    assertThat(ColourChoice.ALWAYS.of(false)).isEqualTo(Colours.ON);
    assertThat(ColourChoice.NEVER.of(true)).isEqualTo(Colours.OFF);
  }
}
