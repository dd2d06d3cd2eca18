package org.kifu.source.packed;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * A stretch of a file; others may read the file meanwhile. Closing the stretch does not close the
 * file.
 */
final class ChannelStretch extends InputStream {
  private final FileChannel channel;
  private final long end;
  private long position;

  /**
   * Starts at the first byte of the stretch.
   *
   * @param end the place after the last byte; the stretch ends earlier if the file does
   */
  ChannelStretch(FileChannel channel, long from, long end) {
    this.channel = channel;
    this.position = from;
    this.end = end;
  }

  /** The place in the file of the byte that is read next. */
  long position() {
    return position;
  }

  /** Whether the whole stretch has been read. */
  boolean isAtEnd() {
    return position >= end;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (isAtEnd()) {
      return -1;
    }
    int most = (int) Math.min(length, end - position);
    int read = channel.read(ByteBuffer.wrap(bytes, offset, most), position);
    if (read < 0) {
      throw new EOFException();
    }
    position += read;
    return read;
  }
}
