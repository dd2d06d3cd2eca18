package org.kifu.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Inputs that the fuzzer found, cut down to what matters: none breaks a law any more. */
class FoundInputsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // A second board that is none was written before the first one.
        "GGF | (;GM[Othello]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- --------"
            + " -------- *]BO[none]B[f5];)",
        // A second event was written as the beginning of another game.
        "PGN | [Site \"x\"]~[Event \"y\"]~[Event \"z\"]~~1. f5 *",
        // Zeros made the parser of JSON believe in UTF-32.
        "QUEST | {^^^\"moves\":[]}",
        "QUEST | {\"moves\":[{\"m\":\"f5\"}],^^^",
        "QUEST | ^^^{",
        // The arrow of a move reached beyond the word of a web address.
        "TRANSCRIPT | http://x.org/?f5>d6c3",
        // Text with an escape sequence and bytes of eight bits grew when it was taken for Japanese.
        "POSITION | \u00a7\u00a7\u00a7\u00a7 comt#~\u001b$@\u00a7\u00a7\u00a7\u00a7\u00a7\u00a7 ?"
            + " X",
        // The comment after two names was cut where characters that become several made it longer.
        "TRANSCRIPT | Anna vs Bob, final \u00bd",
        // Moves between a caption and its board were a game before the board's.
        "DIAGRAM | a caption~1 .f5f6e6f4g5e7e3f3c5~~   a    .  .~2  .  .  .  .574833~3  .  .  .  7 "
            + " 5  .  . 1~",
      })
  void keepsTheLaws(FuzzTarget target, String text) {
    byte[] bytes = text.replace("~", "\n").replace("^", "\u0000").getBytes(StandardCharsets.UTF_8);
    assertThatCode(() -> target.check(bytes)).doesNotThrowAnyException();
  }
}
