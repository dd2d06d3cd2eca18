package org.kifu.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The bytes that scans for packed files and other encodings skip. */
class PlainBytesTest {
  private static final int LENGTH = 40;

  /** Each byte, at each place of the eight that are examined at once. */
  @Test
  void endAtEachOtherByte() {
    for (int b = 0; b < 1 << 8; b++) {
      for (int at = 0; at < LENGTH; at++) {
        byte[] bytes = new byte[LENGTH];
        Arrays.fill(bytes, (byte) 'a');
        bytes[at] = (byte) b;
        boolean isPlain = b >= ' ' && b < 0x80 && b != '&' || "\t\n\r".indexOf(b) >= 0;
        assertThat(PlainBytes.end(bytes, 0, LENGTH)).isEqualTo(isPlain ? LENGTH : at);
        assertThat(PlainBytes.end(bytes, Math.min(at + 1, LENGTH), LENGTH)).isEqualTo(LENGTH);
        assertThat(PlainBytes.end(bytes, 0, at)).isEqualTo(at);
      }
    }
  }

  @Test
  void beginAfterAnyIndex() {
    byte[] bytes = "\u0000f5d6c3d3c4f4&c5b3c2".getBytes(StandardCharsets.US_ASCII);
    assertThat(PlainBytes.end(bytes, 0, bytes.length)).isZero();
    assertThat(PlainBytes.end(bytes, 1, bytes.length)).isEqualTo(13);
    assertThat(PlainBytes.end(bytes, 14, bytes.length)).isEqualTo(bytes.length);
  }
}
