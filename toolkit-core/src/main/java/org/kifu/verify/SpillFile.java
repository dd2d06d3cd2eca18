package org.kifu.verify;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that is written, then read once, and gone when it is closed or the program ends. Records
 * are counted, so that the reader knows where to stop.
 */
final class SpillFile implements Closeable {
  private static final int BUFFER = 1 << 14;

  private final FileChannel channel;
  private final DataOutputStream out;
  private long records;

  SpillFile() throws IOException {
    Path file = Files.createTempFile("kifu-verify", ".tmp");
    channel =
        FileChannel.open(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE);
    out = new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER));
  }

  /** Starts the next record, which is then written to the stream. */
  DataOutputStream next() {
    records++;
    return out;
  }

  long records() {
    return records;
  }

  /** Ends the writing and goes back to the first record. */
  DataInputStream rewind() throws IOException {
    out.flush();
    channel.position(0);
    return new DataInputStream(new BufferedInputStream(Channels.newInputStream(channel), BUFFER));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
