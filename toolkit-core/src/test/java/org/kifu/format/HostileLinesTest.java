package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** One piece of a notation over and over: read in linear time, and without a deep stack. */
@Slow
class HostileLinesTest {
  private static final int BYTES = 15_000;

  /** Half of what threads have. */
  private static final int STACK_BYTES = 512 << 10;

  /** A hundred times what such a line takes. */
  private static final Duration MOST = Duration.ofSeconds(10);

  private static final String GAME =
      "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4c1g5d1a4a3f7a5b5g6d8c8c7e1b1h6h5h3g2h7g7g8"
          + "b2b8a8a2b7h8e8h1h2g1f8a7a6a1\n";

  private static final List<String> PIECES =
      List.of(
          ("+f5|-65|f5d6|f5-d6-|f5,|f5;|56 |f5 |F5|1. f5 |1.f5|01.|1...|X|X;|--|- |-|+|\t|1|12|1213"
               + " |12 13"
               + " |\u2460|\u04414|\u9ed2f5|1\u624b\u76ee|\uff46\uff15|\u3000|\u2014|\u25CF|\uD83D\uDE00|A"
               + " |Abc 4-3 |Anna - Bob |Black: |40-24 |16-48|a.b |a:"
               + " |p/|8/8/|f5/|f5(|http://a|://|a@b.c"
               + " |<aaaa|<a|</|<!--|<!|<td>1|<tr><td>1|<table>|<script|<style>|<p>|<td>f5</td>|<meta"
               + " name=x"
               + " |name=\"|&amp;|&#|%20|(|((|(f5|{|{f5}|[|[]|[{|%|'|\"|`|{\"a\":|{\"moves\":[|(;|(;GM[O]|B[f5]|[Event"
               + " \"x\"]\n"
               + "|[A|[A \"|1.|c3-d4 |c3-d4:|c3:|a1:|22-17 |22-17-|22x|gold d3\n"
               + "|solo\n"
               + "|Tiles: c1=g8\n"
               + "|c1=g8 |> |>|# c\n"
               + "|#|# |\n"
               + "|\r\n"
               + "|\r"
               + "| \n"
               + "|\t\n"
               + "| |=20\n"
               + "|=\n"
               + "|=|=?utf-8?q?=20?=|--b\n"
               + "|-- \n"
               + "|Content-Type: text/plain\n\n"
               + "|\u0000|\uFEFF|\u202E|1;f5;0\n"
               + "|f5=0 |a b c d e f g h\n"
               + "|. . . . . . . .\n"
               + "|. |, |; |! |~|_|@@|pass |0:01 |(0:01)|[%clk 0:01] ")
              .split("\\|", -1));

  /** Enough for a deep stack, if there is one. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "transcript",
        "diagram",
        "obf",
        "position",
        "solo",
        "ggf",
        "sgf",
        "pgn",
        "pdn",
        "quest",
        "json"
      })
  void areReadInANamedFormat(String format) {
    for (String piece : PIECES) {
      isReadToItsEnd(line(piece, BYTES / 2), format, piece);
    }
  }

  /** Alone, and between games. */
  @ParameterizedTest
  @ValueSource(strings = {"%s", GAME + "%s\n" + GAME})
  void areRecognisedAndRead(String form) {
    for (String piece : PIECES) {
      isReadToItsEnd(form.replace("%s", line(piece, BYTES)), "", piece);
    }
  }

  private static String line(String piece, int length) {
    return piece.repeat(length / piece.length());
  }

  private static void isReadToItsEnd(String text, String format, String piece) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      Reading read =
          ProcessorTime.within(
              MOST,
              STACK_BYTES,
              () -> format.isEmpty() ? Reading.of(bytes) : Reading.of(bytes, format));
      assertThat(read.counts().total()).as("bytes of %s", piece).isEqualTo(bytes.length);
    } catch (RuntimeException | Error e) {
      throw new AssertionError("'%s' over and over as '%s'".formatted(piece, format), e);
    }
  }

  /** What decides stands at the end of a long run: it is not looked for again from each place. */
  @ParameterizedTest
  @ValueSource(strings = {"1-", ":", ": ", "<!--"})
  void areNotReadAgainFromEachPlace(String piece) {
    ProcessorTime.assertLinear(
        400_000,
        size -> {
          String text = "abc " + line(piece, size) + "1x\n";
          return () -> assertThat(Reading.of(text, "transcript").problems()).isNotEmpty();
        });
  }

  /** A record has no end that a line could show: what it has had is not looked at for each line. */
  @ParameterizedTest
  @ValueSource(strings = {"x\n\n", "# c\n\n", "gold d3\n\n"})
  void doNotMakeARecordWithoutEnd(String piece) {
    ProcessorTime.assertLinear(
        20_000,
        size -> {
          String record = "solo 8x8\nplayer: a\n" + piece.repeat(size);
          return () ->
              assertThat(Reading.of(record, "solo").findings())
                  .anyMatch(finding -> finding.contains("a record of more than 1000 lines"));
        });
  }
}
