package org.kifu.format.text.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.ByteCounts;
import org.kifu.game.Problem;
import org.kifu.testing.Reading;

/** The text that is in no game is told, and every byte is accounted for. */
class IgnoredRowsTest {
  private static final String GAME =
      "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4c1g5d1a4a3"
          + "f7a5b5g6d8c8c7e1b1h6h5h3g2h7g7g8b2b8a8a2b7h8e8h1h2g1f8a7a6a1";

  /** A tilde stands for the end of a line, a star for a game. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "*~~this was on a rainy day~~* | t:3:1 ignored a line without moves: 'this was on a rainy"
            + " day'",
        "*~~~~~~~~some talk at the bar~more talk"
            + " | t:9:1 ignored 2 lines without moves, from 'some talk at the bar' on",
        "*~~~~~~~Black: Ann White: Bob~~~~~~~~~~~~~~~~~~some talk"
            + " | t:26:1 ignored a line without moves: 'some talk'",
      })
  void isToldInOneFindingForEachRun(String text, String finding) {
    assertThat(read(text).problems())
        .extracting(problem -> problem.where() + " " + problem.message())
        .contains(finding);
  }

  @Test
  void ofALineSaysThatItHoldsNamesOrAScore() {
    String far = "~\n".repeat(1).replace("~", "some words of a long tale\n".repeat(12));
    Reading reading =
        read("*~~" + far.replace('\n', '~') + "~Ann - Bob 40-24~Carl 33 - 31 Dora~~" + far + "~*");
    assertThat(reading.problems())
        .extracting(Problem::message)
        .anyMatch(message -> message.contains("2 with names"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "*",
        "Black: Ann~White: Bob~~*~~16-48~",
        "some talk~~Black: Ann~White: Bob~*~~more talk~~~Black: Carl~White: Dora~*~the end",
        "*~~~~~~~\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130 - B~",
        "<html><style>p { color: red }</style><p>Ann - Bob<p>*</p><script>var x ="
            + " 1;</script></html>",
      })
  void countsEveryByte(String text) {
    Reading reading = read(text);
    ByteCounts counts = reading.counts();
    assertThat(counts.total()).isEqualTo(bytes(text).length);
    assertThat(counts.notRead()).isZero();
    assertThat(counts.games()).isGreaterThanOrEqualTo(GAME.length());
  }

  @Test
  void factsAreBytesOfTheirGame() {
    Reading reading = read("Black: Ann~White: Bob~~*~~some talk");
    assertThat(new String(reading.games().getFirst().origin().bytes(), StandardCharsets.UTF_8))
        .isEqualTo("Black: Ann\nWhite: Bob\n" + GAME + "\n");
  }

  private static Reading read(String text) {
    return Reading.of(bytes(text));
  }

  private static byte[] bytes(String text) {
    return (text.replace('~', '\n').replace("*", GAME) + "\n").getBytes(StandardCharsets.UTF_8);
  }
}
