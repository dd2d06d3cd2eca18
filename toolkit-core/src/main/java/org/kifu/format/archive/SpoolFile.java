package org.kifu.format.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A temporary copy of a stream, for what must be read from its end. It is deleted when it is
 * closed, or with the program.
 */
final class SpoolFile {
  /** A longer stream is not kept: 4 GiB. */
  private static final long MOST_BYTES = 4L << 30;

  private SpoolFile() {}

  /** Copies a stream to its end. */
  static FileChannel of(InputStream stream) throws IOException {
    Path file = Files.createTempFile("kifu-", ".zip");
    FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE);
    try {
      copy(stream, channel);
      return channel;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  private static void copy(InputStream stream, FileChannel channel) throws IOException {
    byte[] bytes = new byte[1 << 16];
    for (int read = stream.read(bytes); read >= 0; read = stream.read(bytes)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes, 0, read);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      if (channel.position() > MOST_BYTES) {
        throw new IOException("an archive from a stream may have at most " + MOST_BYTES + " bytes");
      }
    }
  }
}
