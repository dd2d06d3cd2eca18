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
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Mutations;
import org.kifu.testing.Slow;

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
            kifu evaluation weights 2
            stages: 8 12 24 40
            checksum: %s
            data: random numbers of seed 1
            checksum of the lines above: 1e54ef68

            """
                .formatted(weights.checksum()));
  }

  @Test
  void ofTheFirstVersionAreReadToo() throws IOException {
    byte[] bytes = unsummed(written(few(1)));
    assertThat(Weights.read(new ByteArrayInputStream(bytes)).checksum())
        .isEqualTo(few(1).checksum());
  }

  private static byte[] unsummed(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return text.replace("weights 2", "weights 1")
        .replaceFirst("checksum of the lines above: .*\n", "")
        .getBytes(StandardCharsets.ISO_8859_1);
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
    assertRefused(changed(written(few(1)), "seed 1", "seed 2"), "checksum of the header");
    byte[] bytes = unsummed(written(few(1)));
    assertRefused("Hello".getBytes(StandardCharsets.UTF_8), "not a file of weights");
    assertRefused("Hello\n\n".getBytes(StandardCharsets.UTF_8), "not a file of weights");
    assertRefused(Arrays.copyOf(bytes, bytes.length / 2), "");
    assertRefused(changed(bytes, "stages: 8 12", "stages: 9 12"), "checksum");
    assertRefused(changed(bytes, "stages: 8 12 24", "stages: 8 12"), "other patterns");
    assertRefused(changed(bytes, "stages: 8 12", "stages: 12 8"), "no such stages");
    assertRefused(changed(bytes, "checksum: ", "check: "), "no line begins with");
    assertRefused(changed(bytes, "data: ", "stages: "), "2 lines begin with");
    assertRefused(Arrays.copyOf(bytes, bytes.length + 1), "something follows");
  }

  /** Eight megabytes that unpack to eight gigabytes ended for want of memory. */
  @Test
  void areNotUnpackedFurtherThanWeightsGo() throws IOException {
    byte[] bytes = written(few(1));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, 1 + new String(bytes, StandardCharsets.ISO_8859_1).indexOf("\n\n") + 1);
    try (DeflaterOutputStream packed = new DeflaterOutputStream(out)) {
      for (int i = 0; i < 40; i++) {
        packed.write(new byte[1 << 20]);
      }
    }
    assertRefused(out.toByteArray(), "weights for other patterns");
  }

  @Test
  void thatATableCannotHoldAreRefused() throws IOException {
    short[][] values = new short[1][Features.COUNT];
    values[0][7] = 8192;
    assertRefused(written(new Weights(new int[] {8}, values, List.of())), "more than 512 discs");
    values[0][7] = -8193;
    assertRefused(written(new Weights(new int[] {8}, values, List.of())), "more than 512 discs");
    values[0][7] = -8192;
    byte[] largest = written(new Weights(new int[] {8}, values, List.of()));
    assertThat(Weights.read(new ByteArrayInputStream(largest)).values(0)[7])
        .isEqualTo((short) -8192);
  }

  @Slow
  @Test
  void aDamagedFileIsRefusedOrHoldsTheSameWeights() throws IOException {
    byte[] whole = written(few(1));
    Random random = new Random(1);
    for (int i = 0; i < Mutations.count(200); i++) {
      byte[] damaged = Mutations.of(whole, random);
      try {
        assertThat(written(Weights.read(new ByteArrayInputStream(damaged))))
            .as("case " + i)
            .isEqualTo(whole);
      } catch (IOException e) {
        assertThat(e).hasMessageNotContaining("null");
      }
    }
  }

  /** The checksums are right, those of the weights and of the packing. */
  @Test
  void aCraftedFileIsRefusedOrHoldsWeights() throws IOException {
    Random random = new Random(1);
    byte[] whole = new Weights(new int[] {8}, new short[1][Features.COUNT], List.of()).packed();
    random.nextBytes(whole);
    for (int i = 0; i < Mutations.count(40); i++) {
      byte[] packed = random.nextBoolean() ? whole : Mutations.of(whole, random);
      packed = packed.clone();
      Arrays.fill(packed, packed.length / 2, packed.length, (byte) random.nextInt(-40, 40));
      int[] stages = random.ints(1 + random.nextInt(7) / 6, 0, 70).toArray();
      try {
        Weights read = Weights.read(new ByteArrayInputStream(crafted(stages, packed)));
        assertThat(read.packed()).isEqualTo(packed);
        read.table(30);
      } catch (IOException e) {
        assertThat(e).hasMessageContaining("weights");
      }
    }
  }

  private static byte[] crafted(int[] stages, byte[] packed) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String words = Arrays.toString(stages).replaceAll("[\\[\\],]", "");
    String header =
        "kifu evaluation weights 1\nstages: %s\nchecksum: %s\n\n"
            .formatted(words, WeightFile.checksum(stages, packed));
    out.writeBytes(header.getBytes(StandardCharsets.UTF_8));
    try (DeflaterOutputStream into = new DeflaterOutputStream(out, new Deflater(1))) {
      into.write(packed);
    }
    return out.toByteArray();
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
      values[i % 4][random.nextInt(Features.COUNT)] = (short) (random.nextInt(1 << 14) - (1 << 13));
    }
    return new Weights(
        new int[] {8, 12, 24, 40}, values, List.of("data: random numbers of seed " + seed));
  }
}
