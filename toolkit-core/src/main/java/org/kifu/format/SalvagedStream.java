package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.kifu.file.SystemReason;

/**
 * A stream that ends where another stream breaks, so that the content before the break is read to
 * its end; the break is reported after that. Not for use by several threads.
 */
final class SalvagedStream extends InputStream {
  private final InputStream stream;
  private Optional<IOException> broken = Optional.empty();
  private long count;

  public SalvagedStream(InputStream stream) {
    this.stream = stream;
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) {
    if (broken.isPresent()) {
      return -1;
    }
    try {
      int read = stream.read(bytes, offset, length);
      count += Math.max(0, read);
      return read;
    } catch (IOException e) {
      broken = Optional.of(e);
    } catch (UncheckedIOException e) {
      broken = Optional.of(new IOException(SystemReason.of(e), e));
    }
    return -1;
  }

  /** The number of bytes that have been read. */
  public long count() {
    return count;
  }

  /** The reason the stream broke; nothing as long as it has not. */
  public Optional<IOException> broken() {
    return broken;
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
