package org.kifu.evaluation;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import org.kifu.evaluation.Weights.StageTable;

/**
 * Weights as a file: lines of text, an empty line, and the weights compressed (zlib).
 *
 * <pre>
 * kifu evaluation weights 2
 * stages: 8 12 16
 * checksum: 0123abcd
 * any other key: what it says of the origin
 * checksum of the lines above: 4567cdef
 * </pre>
 *
 * The weights are 16-bit numbers, weight after weight, each with all its stages side by side. The
 * low bytes of all weights come first, then the high bytes, which are nearly all alike and take
 * hardly any room. Version 1, which lacks the last line, can be read too.
 */
final class WeightFile {
  private static final String UNSUMMED = "kifu evaluation weights 1";
  private static final String FIRST_LINE = "kifu evaluation weights 2";
  private static final String STAGES = "stages: ";
  private static final String CHECKSUM = "checksum: ";
  private static final String HEADER_SUM = "checksum of the lines above: ";
  private static final int LONGEST_HEADER = 1 << 16;
  private static final int MOST_STAGES = 65;

  /**
   * The largest high byte. Interpolated weights have four times finer steps and must fit in 16
   * bits.
   */
  private static final int LARGEST_HIGH_BYTE =
      Byte.MAX_VALUE / (StageTable.PER_DISC / Weights.STEPS_PER_DISC);

  private WeightFile() {}

  static void write(Weights weights, OutputStream out) throws IOException {
    StringBuilder header = new StringBuilder(FIRST_LINE).append('\n').append(STAGES);
    header.append(words(weights.stages())).append('\n');
    header.append(CHECKSUM).append(weights.checksum()).append('\n');
    weights.provenance().forEach(line -> header.append(line).append('\n'));
    String sum = sum(header.toString().getBytes(StandardCharsets.UTF_8));
    header.append(HEADER_SUM).append(sum);
    out.write(header.append("\n\n").toString().getBytes(StandardCharsets.UTF_8));
    out.write(deflated(weights.packed()));
  }

  static Weights read(InputStream in) throws IOException {
    List<String> header = header(in);
    boolean isSummed = !header.isEmpty() && header.getFirst().equals(FIRST_LINE);
    if (!isSummed && (header.isEmpty() || !header.getFirst().equals(UNSUMMED))) {
      throw new IOException("not a file of weights: it should begin with " + FIRST_LINE);
    }
    if (isSummed) {
      String last = header.removeLast();
      String expected =
          HEADER_SUM + sum((String.join("\n", header) + "\n").getBytes(StandardCharsets.UTF_8));
      if (!last.equals(expected)) {
        throw new IOException("damaged weights: the checksum of the header does not fit");
      }
    }
    int[] stages = stages(value(header, STAGES));
    byte[] bytes = inflated(in, 2 * stages.length * Features.COUNT, stages.length);
    List<String> provenance = new ArrayList<>();
    for (String line : header.subList(1, header.size())) {
      if (!line.startsWith(STAGES) && !line.startsWith(CHECKSUM)) {
        provenance.add(line);
      }
    }
    Weights weights = new Weights(stages, bytes, provenance);
    if (!weights.checksum().equals(value(header, CHECKSUM))) {
      throw new IOException("damaged weights: their checksum is " + weights.checksum());
    }
    return weights;
  }

  /** Refuses weights that are too large for their use; no training gives such weights. */
  static Weights inRange(Weights weights) throws IOException {
    byte[] packed = weights.packed();
    for (int high = packed.length / 2; high < packed.length; high++) {
      if (packed[high] > LARGEST_HIGH_BYTE || packed[high] < -LARGEST_HIGH_BYTE - 1) {
        throw new IOException("damaged weights: one is more than 512 discs");
      }
    }
    return weights;
  }

  /** Unpacks exactly {@code size} bytes, whatever the file announces or holds. */
  private static byte[] inflated(InputStream in, int size, int stages) throws IOException {
    // Data that cannot be compressed grows by five bytes in some thousands.
    byte[] packed = in.readNBytes(size + size / 1000 + 64);
    byte[] bytes = new byte[size];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      int count = 0;
      for (int more = 1; more > 0 && count < size; count += more) {
        more = inflater.inflate(bytes, count, size - count);
      }
      boolean isLonger = count == size && inflater.inflate(new byte[1]) > 0;
      if (isLonger || inflater.finished() && count < size) {
        throw new IOException(
            "weights for other patterns: not %d bytes for %d stages of %d weights"
                .formatted(size, stages, Features.COUNT));
      }
      if (!inflater.finished()) {
        throw new IOException(
            "damaged weights: they stop after %d of %d bytes".formatted(count, size));
      }
      if (inflater.getRemaining() > 0 || in.read() >= 0) {
        throw new IOException("damaged weights: something follows them");
      }
      return bytes;
    } catch (DataFormatException e) {
      throw new IOException("damaged weights: " + e.getMessage(), e);
    } finally {
      inflater.end();
    }
  }

  private static String sum(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }

  static String checksum(int[] stages, byte[] packed) {
    CRC32 crc = new CRC32();
    crc.update(words(stages).getBytes(StandardCharsets.US_ASCII));
    crc.update(packed);
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }

  private static List<String> header(InputStream in) throws IOException {
    List<String> lines = new ArrayList<>();
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int read = 0; read < LONGEST_HEADER; read++) {
      int next = in.read();
      if (next == '\n' && line.size() == 0) {
        return lines;
      }
      if (next < 0) {
        break;
      }
      if (next == '\n') {
        lines.add(line.toString(StandardCharsets.UTF_8));
        line.reset();
      } else {
        line.write(next);
      }
    }
    throw new IOException("not a file of weights: no empty line ends its header");
  }

  private static String value(List<String> header, String key) throws IOException {
    List<String> found = header.stream().filter(line -> line.startsWith(key)).toList();
    if (found.size() == 1) {
      return found.getFirst().substring(key.length());
    }
    String count = found.isEmpty() ? "no line begins" : found.size() + " lines begin";
    throw new IOException("damaged weights: " + count + " with " + key);
  }

  private static int[] stages(String words) throws IOException {
    String[] numbers = words.split(" ", -1);
    int[] stages = new int[numbers.length];
    int least = stages.length < MOST_STAGES ? 0 : Integer.MAX_VALUE;
    try {
      for (int i = 0; i < stages.length; i++) {
        stages[i] = Integer.parseInt(numbers[i]);
        least = stages[i] < least ? Integer.MAX_VALUE : stages[i] + 1;
      }
    } catch (NumberFormatException e) {
      least = Integer.MAX_VALUE;
    }
    if (least <= MOST_STAGES) {
      return stages;
    }
    throw new IOException("damaged weights: no such stages: " + words);
  }

  private static String words(int[] stages) {
    StringBuilder words = new StringBuilder();
    for (int stage : stages) {
      words.append(words.isEmpty() ? "" : " ").append(stage);
    }
    return words.toString();
  }

  /** Packs weights in the form of the file. */
  static byte[] packed(int[] of, short[][] values) {
    int stages = of.length;
    if (stages == 0 || stages != values.length) {
      throw new IllegalArgumentException(stages + " stages, weights of " + values.length);
    }
    byte[] bytes = new byte[2 * stages * Features.COUNT];
    int high = stages * Features.COUNT;
    for (int stage = 0; stage < stages; stage++) {
      for (int weight = 0; weight < Features.COUNT; weight++) {
        int at = weight * stages + stage;
        bytes[at] = (byte) values[stage][weight];
        bytes[high + at] = (byte) (values[stage][weight] >> 8);
      }
    }
    return bytes;
  }

  /** Unpacks the weights of one stage. */
  static short[] values(byte[] packed, int stages, int stage) {
    short[] values = new short[Features.COUNT];
    int high = stages * Features.COUNT;
    for (int weight = 0; weight < values.length; weight++) {
      int at = weight * stages + stage;
      values[weight] = (short) (packed[high + at] << 8 | packed[at] & 0xFF);
    }
    return values;
  }

  private static byte[] deflated(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (OutputStream out = new DeflaterOutputStream(packed, deflater)) {
      out.write(bytes);
    } finally {
      deflater.end();
    }
    return packed.toByteArray();
  }
}
