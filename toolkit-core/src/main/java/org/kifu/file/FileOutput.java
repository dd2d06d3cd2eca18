package org.kifu.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A stream into a file, unbuffered, whose failures name the file: a full disk says which one. Not
 * for several threads.
 */
public final class FileOutput extends OutputStream {
  private final Path file;
  private final FileChannel channel;
  private final OutputStream out;

  private FileOutput(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
    this.out = Channels.newOutputStream(channel);
  }

  /** Opens a file that is replaced if it exists. */
  public static FileOutput to(Path file) throws IOException {
    return new FileOutput(
        file,
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE));
  }

  /** Opens a file to go on after its first bytes, as many as {@code length}; the rest is cut. */
  public static FileOutput after(long length, Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      channel.truncate(length).position(length);
      return new FileOutput(file, channel);
    } catch (IOException | IllegalArgumentException e) {
      try (channel) {
        throw e;
      }
    }
  }

  /** Writes a whole file. */
  public static void write(Path file, byte[] bytes) throws IOException {
    try (FileOutput out = to(file)) {
      out.write(bytes);
    }
  }

  /** A stream into a channel that is open already, and is closed with it. */
  static FileOutput of(Path file, FileChannel channel) {
    return new FileOutput(file, channel);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      throw DiskSync.naming(file, e);
    }
  }

  /** Puts bytes in place of those that stand at an offset; the next ones go where they would. */
  public void writeAt(long offset, byte[] bytes) throws IOException {
    try {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer, offset + buffer.position());
      }
    } catch (IOException e) {
      throw DiskSync.naming(file, e);
    }
  }

  /** Drops all behind the first bytes, which are as many as {@code length}. */
  public void cutTo(long length) throws IOException {
    try {
      channel.truncate(length);
    } catch (IOException e) {
      throw DiskSync.naming(file, e);
    }
  }

  /** Waits until what was written is on the disk. */
  public void force() throws IOException {
    try {
      channel.force(true);
    } catch (IOException e) {
      throw DiskSync.naming(file, e);
    }
  }

  /** Waits until the name of a new file is on the disk, and that of its folder. */
  public void forceName() {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      DiskSync.forceNames(folder);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } catch (IOException e) {
      throw DiskSync.naming(file, e);
    }
  }
}
