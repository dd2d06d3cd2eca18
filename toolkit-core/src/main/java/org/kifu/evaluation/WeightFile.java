package org.kifu.evaluation;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Weights as a file: lines of text, an empty line, and the weights.
 *
 * <pre>
 * kifu evaluation weights 3
 * stages: 8 12 16
 * checksum: 0123abcd
 * any other key: what it says of the origin
 * bytes: 310000 100000 320000 110000 330000 120000
 * checksum of the lines above: 4567cdef
 * </pre>
 *
 * Each stage has two parts, the numbers of {@link StageTable} and those of {@link RoughTable}. Each
 * is compressed by itself (zlib), so that a program unpacks what it needs. Numbers of patterns and
 * those of rough values have 8 bits, others 16, the low byte first.
 */
final class WeightFile {
  private static final String ANY_VERSION = "kifu evaluation weights ";
  private static final String FIRST_LINE = ANY_VERSION + 3;
  private static final String STAGES = "stages: ";
  private static final String CHECKSUM = "checksum: ";
  private static final String BYTES = "bytes: ";
  private static final String HEADER_SUM = "checksum of the lines above: ";
  private static final int LONGEST_HEADER = 1 << 16;
  private static final int MOST_STAGES = 65;

  /** The numbers of a stage that have 8 bits. */
  private static final int SHORT = Features.PATTERNS * UnitLayer.SUMS;

  private static final int STAGE_BYTES = SHORT + 2 * (StageTable.SIZE - SHORT);

  /** Data that cannot be compressed grows by five bytes in some thousands. */
  private static final int MOST_BYTES = STAGE_BYTES + STAGE_BYTES / 500 + 64;

  private WeightFile() {}

  static void write(Weights weights, OutputStream out) throws IOException {
    StringBuilder header = new StringBuilder(FIRST_LINE).append('\n').append(STAGES);
    header.append(words(weights.stages())).append('\n');
    header.append(CHECKSUM).append(weights.checksum()).append('\n');
    weights.provenance().forEach(line -> header.append(line).append('\n'));
    byte[][] packed = weights.packed();
    int[] sizes = Arrays.stream(packed).mapToInt(each -> each.length).toArray();
    header.append(BYTES).append(words(sizes)).append('\n');
    String sum = sum(header.toString().getBytes(StandardCharsets.UTF_8));
    header.append(HEADER_SUM).append(sum);
    out.write(header.append("\n\n").toString().getBytes(StandardCharsets.UTF_8));
    for (byte[] stage : packed) {
      out.write(stage);
    }
  }

  static Weights read(InputStream in) throws IOException {
    List<String> header = header(in);
    String first = header.isEmpty() ? "" : header.getFirst();
    if (!first.equals(FIRST_LINE)) {
      throw new IOException(
          first.startsWith(ANY_VERSION)
              ? "weights of another version; train them again: " + first
              : "not a file of weights: it should begin with " + FIRST_LINE);
    }
    String last = header.removeLast();
    String expected =
        HEADER_SUM + sum((String.join("\n", header) + "\n").getBytes(StandardCharsets.UTF_8));
    if (!last.equals(expected)) {
      throw new IOException("damaged weights: the checksum of the header does not fit");
    }
    int[] stages = ascending(numbers(STAGES, value(header, STAGES)));
    int[] sizes = numbers(BYTES, value(header, BYTES));
    if (sizes.length != 2 * stages.length
        || Arrays.stream(sizes).anyMatch(size -> size < 0 || size > MOST_BYTES)) {
      throw new IOException("damaged weights: no such sizes: " + words(sizes));
    }
    byte[][] packed = new byte[sizes.length][];
    for (int part = 0; part < packed.length; part++) {
      packed[part] = in.readNBytes(sizes[part]);
      if (packed[part].length < sizes[part]) {
        throw new IOException("damaged weights: they stop in stage " + stages[part / 2]);
      }
    }
    if (in.read() >= 0) {
      throw new IOException("damaged weights: something follows them");
    }
    List<String> provenance = new ArrayList<>();
    for (String line : header.subList(1, header.size())) {
      if (!line.startsWith(STAGES) && !line.startsWith(CHECKSUM) && !line.startsWith(BYTES)) {
        provenance.add(line);
      }
    }
    return new Weights(stages, packed, value(header, CHECKSUM), provenance);
  }

  /**
   * Refuses weights that are damaged, or too large for their use; no training gives such weights.
   */
  static Weights checked(Weights weights) throws IOException {
    int[] stages = weights.stages();
    short[][] values = new short[stages.length][];
    for (int stage = 0; stage < stages.length; stage++) {
      values[stage] = weights.values(stage);
      if (!StageTable.isInRange(values[stage])) {
        throw new IOException(
            "damaged weights: those of stage %d are too large".formatted(stages[stage]));
      }
    }
    String checksum = checksum(stages, values);
    if (!weights.checksum().equals(checksum)) {
      throw new IOException("damaged weights: their checksum is " + checksum);
    }
    return weights;
  }

  /** Unpacks exactly as many bytes as a part has, whatever there is. */
  private static byte[] inflated(byte[] packed, int size) throws IOException {
    byte[] bytes = new byte[size];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      int count = 0;
      for (int more = 1; more > 0 && count < bytes.length; count += more) {
        more = inflater.inflate(bytes, count, bytes.length - count);
      }
      boolean isLonger = count == bytes.length && inflater.inflate(new byte[1]) > 0;
      if (isLonger || inflater.finished() && count < bytes.length) {
        throw new IOException("weights for other patterns: not %d bytes".formatted(bytes.length));
      }
      if (!inflater.finished() || inflater.getRemaining() > 0) {
        throw new IOException("damaged weights: a stage does not end where it should");
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

  static String checksum(int[] stages, short[][] values) {
    CRC32 crc = new CRC32();
    crc.update(words(stages).getBytes(StandardCharsets.US_ASCII));
    for (short[] stage : values) {
      crc.update(valueBytes(stage));
      crc.update(roughBytes(stage));
    }
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

  private static int[] numbers(String key, String words) throws IOException {
    try {
      return Arrays.stream(words.split(" ", -1)).mapToInt(Integer::parseUnsignedInt).toArray();
    } catch (NumberFormatException e) {
      throw new IOException("damaged weights: no numbers: " + key + words, e);
    }
  }

  private static int[] ascending(int[] stages) throws IOException {
    int least = 0;
    for (int stage : stages) {
      if (stage < least || stage >= MOST_STAGES) {
        throw new IOException("damaged weights: no such stages: " + words(stages));
      }
      least = stage + 1;
    }
    return stages;
  }

  private static String words(int[] numbers) {
    StringBuilder words = new StringBuilder();
    for (int number : numbers) {
      words.append(words.isEmpty() ? "" : " ").append(number);
    }
    return words.toString();
  }

  /** Packs weights in the form of the file, two parts for each stage. */
  static byte[][] packed(int[] stages, short[][] values) {
    if (stages.length == 0 || stages.length != values.length) {
      throw new IllegalArgumentException(stages.length + " stages, weights of " + values.length);
    }
    return Arrays.stream(values)
        .flatMap(stage -> Arrays.stream(packed(stage)))
        .toArray(byte[][]::new);
  }

  /** Packs one stage: two parts. */
  static byte[][] packed(short[] stage) {
    return new byte[][] {deflated(valueBytes(stage)), deflated(roughBytes(stage))};
  }

  /** A number that must have 8 bits. */
  private static byte narrow(short value) {
    if (value != (byte) value) {
      throw new IllegalArgumentException("a weight of 8 bits cannot be " + value);
    }
    return (byte) value;
  }

  private static byte[] valueBytes(short[] values) {
    byte[] bytes = new byte[STAGE_BYTES];
    for (int at = 0; at < SHORT; at++) {
      bytes[at] = narrow(values[at]);
    }
    ByteBuffer rest = ByteBuffer.wrap(bytes, SHORT, bytes.length - SHORT);
    rest.order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().put(values, SHORT, StageTable.SIZE - SHORT);
    return bytes;
  }

  private static byte[] roughBytes(short[] values) {
    byte[] bytes = new byte[RoughTable.SIZE];
    for (int at = 0; at < bytes.length; at++) {
      bytes[at] = narrow(values[StageTable.SIZE + at]);
    }
    return bytes;
  }

  /** Unpacks the numbers of {@link StageTable}. */
  static short[] values(byte[] packed) throws IOException {
    byte[] bytes = inflated(packed, STAGE_BYTES);
    short[] values = new short[StageTable.SIZE];
    widen(bytes, values, SHORT);
    ByteBuffer rest = ByteBuffer.wrap(bytes, SHORT, bytes.length - SHORT);
    rest.order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(values, SHORT, values.length - SHORT);
    return values;
  }

  /** Unpacks the numbers of {@link RoughTable}. */
  static short[] rough(byte[] packed) throws IOException {
    short[] values = new short[RoughTable.SIZE];
    widen(inflated(packed, RoughTable.SIZE), values, RoughTable.SIZE);
    return values;
  }

  private static void widen(byte[] bytes, short[] values, int count) {
    for (int at = 0; at < count; at++) {
      values[at] = bytes[at];
    }
  }

  private static byte[] deflated(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try {
      deflater.setInput(bytes);
      deflater.finish();
      byte[] packed = new byte[MOST_BYTES];
      return Arrays.copyOf(packed, deflater.deflate(packed));
    } finally {
      deflater.end();
    }
  }
}
