package org.kifu.format;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Pieces of a large file from behind its head, by which its notation is told. */
final class Samples {
  private static final int BYTES = 1 << 13;

  /** Where they are taken, as parts of the size of the file. */
  private static final double[] PLACES = {0.35, 0.7};

  private Samples() {}

  /**
   * The samples of a source that is not packed, each from the beginning of a line; none of one that
   * cannot be read twice.
   *
   * @param head its first bytes
   */
  static Supplier<List<byte[]>> of(Source source, byte[] head) {
    boolean isLarge = head.length == GameFormat.HEAD_BYTES;
    return () -> isLarge ? source.path().map(Samples::of).orElse(List.of()) : List.of();
  }

  private static List<byte[]> of(Path file) {
    List<byte[]> samples = new ArrayList<>();
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      for (double place : PLACES) {
        channel.position(Math.max(GameFormat.HEAD_BYTES, (long) (place * channel.size())));
        ByteBuffer bytes = ByteBuffer.allocate(BYTES);
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
          // until it is full
        }
        samples.add(fromLine(Arrays.copyOf(bytes.array(), bytes.position())));
      }
    } catch (IOException _) {
      return List.of(); // the reader says so, if it fails too
    }
    samples.removeIf(sample -> sample.length == 0);
    return samples;
  }

  private static byte[] fromLine(byte[] bytes) {
    int from = 0;
    while (from < bytes.length && bytes[from] != '\n') {
      from++;
    }
    return Arrays.copyOfRange(bytes, Math.min(from + 1, bytes.length), bytes.length);
  }
}
