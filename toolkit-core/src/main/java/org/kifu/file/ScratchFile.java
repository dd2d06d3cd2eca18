package org.kifu.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file in the folder for temporary files that goes with its process, even if the process is
 * killed: the system knows that nobody else needs it. On Unix it loses its name as soon as it is
 * open; on Windows it is marked. Only a kill at the moment of its creation leaves it behind, empty.
 */
public final class ScratchFile implements Closeable {
  private final Path file;
  private final FileChannel channel;

  private ScratchFile(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Makes an empty file. */
  public static ScratchFile open() throws IOException {
    Path file = Files.createTempFile("kifu-", ".tmp");
    try {
      return new ScratchFile(
          file,
          FileChannel.open(
              file,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE));
    } catch (IOException e) {
      Files.deleteIfExists(file);
      throw e;
    }
  }

  /** The content of the file; closed with the file. */
  public FileChannel channel() {
    return channel;
  }

  /** An unbuffered stream that writes at the current position; failures name the file. */
  public OutputStream output() {
    return FileOutput.of(file, channel);
  }

  /** An unbuffered stream that reads from the beginning. */
  public InputStream rewind() throws IOException {
    channel.position(0);
    return Channels.newInputStream(channel);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
