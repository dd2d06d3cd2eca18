package org.kifu.spill;

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
public final class SpillFile implements Closeable {
  private static final int BUFFER = 1 << 14;

  private final FileChannel channel;
  private final DataOutputStream out;
  private long records;

  /** Makes an empty file in the folder for temporary files. */
  public SpillFile() throws IOException {
    Path file = Files.createTempFile("kifu-spill", ".tmp");
    channel =
        FileChannel.open(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE);
    out = new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER));
  }

  /** Starts the next record, which is then written to the stream. */
  public DataOutputStream next() {
    records++;
    return out;
  }

  /** How many records were written. */
  public long records() {
    return records;
  }

  /** Ends the writing and goes back to the first record. */
  public DataInputStream rewind() throws IOException {
    out.flush();
    channel.position(0);
    return new DataInputStream(new BufferedInputStream(Channels.newInputStream(channel), BUFFER));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
