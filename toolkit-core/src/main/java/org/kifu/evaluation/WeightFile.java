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
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * Weights as a file: lines of text, an empty line, and the weights compressed (zlib).
 *
 * <pre>
 * kifu evaluation weights 1
 * stages: 8 12 16
 * checksum: 0123abcd
 * any other key: what it says of the origin
 * </pre>
 *
 * The weights are 16-bit numbers, weight after weight, each with all its stages side by side: first
 * the low bytes of all of them, then the high bytes, which are nearly all alike and take hardly any
 * room.
 */
final class WeightFile {
  private static final String FIRST_LINE = "kifu evaluation weights 1";
  private static final String STAGES = "stages: ";
  private static final String CHECKSUM = "checksum: ";
  private static final int LONGEST_HEADER = 1 << 16;
  private static final int MOST_STAGES = 65;

  private WeightFile() {}

  static void write(Weights weights, OutputStream out) throws IOException {
    int[] stages = weights.stages();
    StringBuilder header = new StringBuilder(FIRST_LINE).append('\n').append(STAGES);
    header.append(words(stages)).append('\n');
    header.append(CHECKSUM).append(weights.checksum()).append('\n');
    weights.provenance().forEach(line -> header.append(line).append('\n'));
    out.write(header.append('\n').toString().getBytes(StandardCharsets.UTF_8));
    out.write(deflated(weights.packed()));
  }

  static Weights read(InputStream in) throws IOException {
    List<String> header = header(in);
    if (header.isEmpty() || !header.getFirst().equals(FIRST_LINE)) {
      throw new IOException("not a file of weights: it should begin with " + FIRST_LINE);
    }
    int[] stages = stages(value(header, STAGES));
    byte[] bytes = new InflaterInputStream(in).readAllBytes();
    if (bytes.length != 2 * stages.length * Features.COUNT) {
      throw new IOException(
          "weights for other patterns: %d bytes for %d stages of %d weights"
              .formatted(bytes.length, stages.length, Features.COUNT));
    }
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
    for (String line : header) {
      if (line.startsWith(key)) {
        return line.substring(key.length());
      }
    }
    throw new IOException("damaged weights: no line begins with " + key);
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

  /** Packs weights as they are stored. */
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
