package org.kifu.format;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.source.Encoding;
import org.kifu.source.Source;

/**
 * Pieces of a large file from after its head, which help to recognise its notation. There are none
 * for a source that is packed, or that cannot be read twice.
 */
final class NotationSamples {
  /** No pieces. */
  static final NotationSamples NONE = new NotationSamples(Optional.empty());

  private static final int BYTES = 1 << 13;

  /** The places of the pieces, as fractions of the size of the file. */
  private static final double[] PLACES = {0.35, 0.7};

  private final Optional<Path> file;

  private NotationSamples(Optional<Path> file) {
    this.file = file;
  }

  /**
   * The samples of a source that is not packed.
   *
   * @param head the first bytes of the source
   */
  public static NotationSamples of(Source source, byte[] head) {
    return head.length == Source.HEAD_BYTES
        ? new NotationSamples(source.path().filter(Files::isRegularFile)) // a pipe opens once
        : NONE;
  }

  /** Two pieces in UTF-8, each from the beginning of a line; fewer for a smaller file. */
  List<byte[]> in(Encoding encoding) {
    List<byte[]> samples = new ArrayList<>();
    if (file.isPresent()) {
      try (SeekableByteChannel channel = Files.newByteChannel(file.get())) {
        long past = Source.HEAD_BYTES;
        for (double place : PLACES) {
          past = Math.max(past, (long) (place * channel.size()));
          samples.add(encoding.toUtf8(lines(channel, past, BYTES, encoding)));
          past += BYTES;
        }
      } catch (IOException _) {
        return List.of(); // the reader reports it, if it fails too
      }
    }
    samples.removeIf(sample -> sample.length == 0);
    return samples;
  }

  private static byte[] lines(
      SeekableByteChannel channel, long place, int length, Encoding encoding) throws IOException {
    channel.position(encoding.isWide() ? place & -2 : place);
    ByteBuffer bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
      // until it is full
    }
    return fromLine(Arrays.copyOf(bytes.array(), bytes.position()), encoding.isWide());
  }

  private static byte[] fromLine(byte[] bytes, boolean isWide) {
    int from = 0;
    while (from < bytes.length && bytes[from] != '\n') {
      from++;
    }
    int next = isWide ? from / 2 * 2 + 2 : from + 1;
    return Arrays.copyOfRange(bytes, Math.min(next, bytes.length), bytes.length);
  }
}
