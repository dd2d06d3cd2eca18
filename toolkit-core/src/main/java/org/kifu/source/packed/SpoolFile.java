package org.kifu.source.packed;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import org.kifu.file.ScratchFile;

/** A temporary copy of a stream, for what must be read from its end. */
final class SpoolFile {
  /** A longer stream is not kept: 4 GiB. */
  private static final long MOST_BYTES = 4L << 30;

  private SpoolFile() {}

  /** Copies a stream to its end. */
  static FileChannel of(InputStream stream) throws IOException {
    ScratchFile file = ScratchFile.open();
    try {
      copy(stream, file.output());
      return file.channel();
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  private static void copy(InputStream stream, OutputStream out) throws IOException {
    byte[] bytes = new byte[1 << 16];
    long copied = 0;
    for (int read = stream.read(bytes); read >= 0; read = stream.read(bytes)) {
      out.write(bytes, 0, read);
      copied += read;
      if (copied > MOST_BYTES) {
        throw new IOException("an archive from a stream may have at most " + MOST_BYTES + " bytes");
      }
    }
  }
}
