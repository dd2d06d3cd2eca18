package org.kifu.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
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
            kifu evaluation weights 3
            stages: 8 12 24 40
            checksum: %s
            data: random numbers of seed 1
            bytes: %s
            checksum of the lines above: \
            """
                .formatted(weights.checksum(), sizes(weights)));
  }

  private static String sizes(Weights weights) {
    return Arrays.stream(weights.packed())
        .map(stage -> Integer.toString(stage.length))
        .collect(Collectors.joining(" "));
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
    assertRefused(changed(bytes, "seed 1", "seed 2"), "checksum of the header");
    assertRefused("Hello".getBytes(StandardCharsets.UTF_8), "not a file of weights");
    assertRefused("Hello\n\n".getBytes(StandardCharsets.UTF_8), "not a file of weights");
    assertRefused(Arrays.copyOf(bytes, bytes.length / 2), "they stop in stage");
    assertRefused(summed(bytes, "stages: 8 12", "stages: 9 12"), "their checksum is");
    assertRefused(summed(bytes, "stages: 8 12 24", "stages: 8 12"), "no such sizes");
    String size = "bytes: " + few(1).packed()[0].length + " ";
    assertRefused(summed(bytes, size, "bytes: 4294967295 "), "no such sizes");
    assertRefused(summed(bytes, size, "bytes: 9999999 "), "no such sizes");
    assertRefused(
        summed(bytes, "weights 3", "weights 2"), "weights of another version; train them again");
    assertRefused(summed(bytes, "stages: 8 12", "stages: 12 8"), "no such stages");
    assertRefused(summed(bytes, "stages: 8 12", "stages: 8 x"), "no numbers");
    assertRefused(summed(bytes, "checksum: ", "check: "), "no line begins with");
    assertRefused(summed(bytes, "data: ", "stages: "), "2 lines begin with");
    assertRefused(Arrays.copyOf(bytes, bytes.length + 1), "something follows");
  }

  /** A file with a changed header and the checksum that fits it. */
  private static byte[] summed(byte[] bytes, String from, String to) {
    String text = new String(changed(bytes, from, to), StandardCharsets.ISO_8859_1);
    String key = "checksum of the lines above: ";
    int end = text.indexOf(key);
    CRC32 crc = new CRC32();
    crc.update(text.substring(0, end).getBytes(StandardCharsets.ISO_8859_1));
    return (text.substring(0, end)
            + key
            + HexFormat.of().toHexDigits((int) crc.getValue())
            + text.substring(end + key.length() + 8))
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Some kilobytes that unpack to as many megabytes. */
  @Test
  void areNotUnpackedFurtherThanWeightsGo() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (DeflaterOutputStream packed = new DeflaterOutputStream(out)) {
      for (int i = 0; i < 40; i++) {
        packed.write(new byte[1 << 20]);
      }
    }
    byte[] large = out.toByteArray();
    byte[][] right = of(new short[Weights.PER_STAGE]).packed();
    assertRefused(crafted(large, right[1]), "weights for other patterns");
    assertRefused(crafted(right[0], large), "weights for other patterns");
  }

  @Test
  void growByStages() throws IOException {
    Random random = new Random(5);
    short[] first = RandomWeights.stage(random);
    short[] second = RandomWeights.stage(random);
    short[] third = RandomWeights.stage(random);
    Weights grown = of(first).with(12, second).with(16, third).madeFrom(List.of("data: random"));
    Weights whole =
        new Weights(
            new int[] {8, 12, 16}, new short[][] {first, second, third}, List.of("data: random"));
    assertThat(written(grown)).isEqualTo(written(whole));
    assertThat(written(grown.below(16))).isEqualTo(written(of(first).with(12, second)));
    assertThat(grown.below(9).stages()).containsExactly(8);
    assertThatThrownBy(() -> grown.below(8)).hasMessage("no stage is below 8");
    assertThatThrownBy(() -> grown.with(16, third))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("stage 16 is not above 16");
  }

  @Test
  void ofPatternsHaveEightBits() {
    short[] values = new short[Weights.PER_STAGE];
    values[17] = 128;
    assertThatThrownBy(() -> of(values))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a weight of 8 bits cannot be 128");
    values[17] = -128;
    values[Weights.PER_STAGE - 1] = -129;
    assertThatThrownBy(() -> of(values)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void thatCouldOverflowAreRefused() throws IOException {
    short[] values = new short[Weights.PER_STAGE];
    values[UnitLayer.SUMS * Features.EMPTIES] = Short.MAX_VALUE;
    assertThat(read(written(of(values))).values(0)).isEqualTo(values);
    values[UnitLayer.SUMS * Features.MOVES] = -1;
    assertRefused(written(of(values)), "those of stage 8 are too large");
    values[UnitLayer.SUMS * Features.MOVES] = 0;
    values[StageTable.SIZE - 1] = 30; // a shift
    assertRefused(written(of(values)), "those of stage 8 are too large");
    values[StageTable.SIZE - 1] = 29;
    values[UnitLayer.SUMS * Features.COUNT] = -8192; // a factor
    assertRefused(written(of(values)), "those of stage 8 are too large");
  }

  @Slow
  @Test
  void aDamagedFileIsRefusedOrHoldsTheSameWeights() throws IOException {
    Weights weights = few(1);
    byte[] whole = written(weights);
    Random random = new Random(1);
    for (int i = 0; i < Mutations.count(200); i++) {
      byte[] damaged = Mutations.of(whole, random);
      try {
        Weights read = read(damaged);
        assertThat(read.provenance()).as("case " + i).isEqualTo(weights.provenance());
        assertThat(numbers(read))
            .as("case " + i)
            .usingElementComparator(Arrays::compare)
            .isEqualTo(numbers(weights));
      } catch (IOException e) {
        assertThat(e).hasMessageNotContaining("null");
      }
    }
  }

  /** Any numbers, with the right checksums: some of them are too large. */
  @Test
  void aCraftedFileIsRefusedOrHoldsWeights() throws IOException {
    Random random = new Random(1);
    int held = 0;
    for (int i = 0; i < Mutations.count(40); i++) {
      short[] numbers = RandomWeights.stage(random);
      numbers[random.nextInt(StageTable.SIZE)] = (byte) random.nextInt();
      numbers[StageTable.SIZE - 1 - random.nextInt(UnitLayer.SIZE)] = (short) random.nextInt();
      try {
        Weights read = read(written(of(numbers)));
        read.table(30);
        read.roughTable(30);
        held++;
      } catch (IOException e) {
        assertThat(e).hasMessageContaining("are too large");
      }
    }
    assertThat(held).isBetween(1, Mutations.count(40) - 1);
  }

  /** Parts that are not what was packed. */
  @Test
  void aFileWithOtherPartsIsRefused() throws IOException {
    Random random = new Random(1);
    byte[][] whole = of(RandomWeights.stage(random)).packed();
    for (int i = 0; i < Mutations.count(40); i++) {
      byte[] rough = i % 2 == 0 ? whole[1] : Mutations.of(whole[1], random);
      assertRefused(crafted(Mutations.of(whole[0], random), rough), "weights");
    }
  }

  private static List<short[]> numbers(Weights weights) throws IOException {
    List<short[]> numbers = new ArrayList<>();
    for (int stage = 0; stage < weights.stages().length; stage++) {
      numbers.add(weights.values(stage));
    }
    return numbers;
  }

  /** A file of one stage. */
  private static byte[] crafted(byte[]... packed) throws IOException {
    return written(new Weights(new int[] {8}, packed, "01234567", List.of()));
  }

  private static Weights of(short[] values) {
    return new Weights(new int[] {8}, new short[][] {values}, List.of());
  }

  private static Weights read(byte[] bytes) throws IOException {
    return Weights.read(new ByteArrayInputStream(bytes));
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
    short[][] values = new short[4][Weights.PER_STAGE];
    for (int i = 0; i < 1000; i++) {
      values[i % 4][random.nextInt(Features.COUNT)] = (short) (random.nextInt(255) - 127);
    }
    return new Weights(
        new int[] {8, 12, 24, 40}, values, List.of("data: random numbers of seed " + seed));
  }
}
