package org.kifu.source.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.testing.Packed.bytes;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.Reading;

/** The mark that DOS and CP/M write behind a text. */
class DosEndStreamTest {
  private static final String MARK = "\u001A";

  @ParameterizedTest
  @CsvSource({
    "f5d6c3|, f5d6c3_",
    "f5d6c3~|, f5d6c3~_",
    "f5d6c3~|||, f5d6c3~___",
    "f5d6c3~|~, f5d6c3~_~",
    "f5d6c3~|000, f5d6c3~____",
    "f5|d6|, f5|d6_",
    "f5|d6, f5|d6",
    "f5d6000, f5d6000",
    "|, _",
  })
  void whatStandsBehindTheMarkIsBlank(String written, String read) throws IOException {
    assertThat(read(bytes(text(written)))).isEqualTo(bytes(text(read)));
  }

  private static String text(String signs) {
    return signs.replace("|", MARK).replace('~', '\n').replace('0', '\0').replace('_', ' ');
  }

  private static byte[] read(byte[] text) throws IOException {
    return new DosEndStream(new ByteArrayInputStream(text)).readAllBytes();
  }

  /** Sizes at which the padding lies across the pieces in which the text is read. */
  @ParameterizedTest
  @ValueSource(ints = {65_000, 65_535, 65_536, 65_537, 130_000, 131_071, 131_072, 200_000})
  void theMarkIsFoundWhereverTheReadsEnd(int size) throws IOException {
    byte[] text = new byte[size + 128];
    Arrays.fill(text, (byte) 'x');
    Arrays.fill(text, size, text.length, (byte) 0x1A);
    byte[] read = read(text);
    assertThat(read).hasSize(text.length);
    assertThat(Arrays.copyOf(read, size)).isEqualTo(Arrays.copyOf(text, size));
    assertThat(new String(read, size, 128, StandardCharsets.US_ASCII)).isBlank();
  }

  static Stream<String> records() {
    return Stream.of(
        "f5d6c3\r\n",
        "(;GM[Othello]PC[x]PB[a]PW[b]TY[8]BO[8 ---------------------------O*------*O"
            + "--------------------------- *]B[f5]W[d6]B[c3];)\r\n",
        "(;FF[4]GM[2]SZ[8];B[f5];W[d6];B[c3])\r\n",
        "[Event \"x\"]\n\n1. f5 d6 2. c3 *\n",
        "[{\"black\":\"Ann\",\"moves\":\"f5d6c3\"}]\n");
  }

  @ParameterizedTest
  @MethodSource("records")
  void readersDoNotSeeIt(String record) {
    for (String end : new String[] {MARK, MARK.repeat(40), MARK + "\0".repeat(20)}) {
      Reading reading = Reading.of(record + end);
      assertThat(reading.moves()).containsExactly("f5d6c3");
      assertThat(reading.codes()).isEqualTo(Reading.of(record).codes());
    }
  }

  @Test
  void inTheMiddleOfATextItIsTold() {
    assertThat(Reading.of("f5d6c3\n" + MARK + "f5f6e6\n").findings())
        .singleElement()
        .asString()
        .startsWith("t:2:1: game 2")
        .contains("control character");
  }
}
