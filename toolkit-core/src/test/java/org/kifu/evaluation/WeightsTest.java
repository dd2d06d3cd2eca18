package org.kifu.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WeightsTest {
  @Test
  void areReadAsTheyWereWritten() throws IOException {
    Weights weights = few(1);
    byte[] bytes = written(weights);
    Weights read = Weights.read(new ByteArrayInputStream(bytes));
    assertThat(read.stages()).isEqualTo(weights.stages());
    assertThat(read.values(2)).isEqualTo(weights.values(2));
    assertThat(read.provenance()).isEqualTo(weights.provenance());
    assertThat(read.checksum()).isEqualTo(weights.checksum());
    assertThat(written(read)).isEqualTo(bytes);
  }

  @Test
  void haveAHeaderForPeople() throws IOException {
    Weights weights = few(1);
    assertThat(new String(written(weights), StandardCharsets.ISO_8859_1))
        .startsWith(
            """
            kifu evaluation weights 1
            stages: 8 12 24 40
            checksum: %s
            data: random numbers of seed 1

            """
                .formatted(weights.checksum()));
  }

  @Test
  void areNamedByTheirChecksum() {
    assertThat(few(1).checksum())
        .matches("[0-9a-f]{8}")
        .isEqualTo(few(1).checksum())
        .isNotEqualTo(few(2).checksum());
  }

  @Test
  void areNotReadFromAnythingElse() throws IOException {
    byte[] bytes = written(few(1));
    assertRefused("Hello".getBytes(StandardCharsets.UTF_8), "not a file of weights");
    assertRefused("Hello\n\n".getBytes(StandardCharsets.UTF_8), "not a file of weights");
    assertRefused(Arrays.copyOf(bytes, bytes.length / 2), "");
    assertRefused(changed(bytes, "stages: 8 12", "stages: 9 12"), "checksum");
    assertRefused(changed(bytes, "stages: 8 12 24", "stages: 8 12"), "other patterns");
    assertRefused(changed(bytes, "stages: 8 12", "stages: 12 8"), "no such stages");
    assertRefused(changed(bytes, "checksum: ", "check sum: "), "no line begins with");
  }

  private static void assertRefused(byte[] bytes, String reason) {
    assertThatThrownBy(() -> Weights.read(new ByteArrayInputStream(bytes)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(reason);
  }

  private static byte[] changed(byte[] bytes, String from, String to) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    assertThat(text).contains(from);
    return text.replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] written(Weights weights) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    weights.write(out);
    return out.toByteArray();
  }

  /** Weights of which most are 0, as in real ones. */
  private static Weights few(long seed) {
    Random random = new Random(seed);
    short[][] values = new short[4][Features.COUNT];
    for (int i = 0; i < 1000; i++) {
      values[i % 4][random.nextInt(Features.COUNT)] = (short) random.nextInt(1 << 16);
    }
    return new Weights(
        new int[] {8, 12, 24, 40}, values, List.of("data: random numbers of seed " + seed));
  }
}
