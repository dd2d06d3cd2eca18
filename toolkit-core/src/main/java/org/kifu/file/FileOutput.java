package org.kifu.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * An unbuffered stream into a file. Its failures name the file, such as one on a full disk. Only
 * one thread may use it.
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

  /** Opens a file to continue after its first {@code length} bytes; the rest is cut off. */
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

  /** A stream into a channel that is already open and is closed with the stream. */
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

  /** Replaces the bytes at an offset; the position of the stream does not change. */
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

  /** Cuts off everything after the first {@code length} bytes. */
  public void cutTo(long length) throws IOException {
    try {
      channel.truncate(length);
    } catch (IOException e) {
      throw DiskSync.naming(file, e);
    }
  }

  /** Waits until the written bytes are on the disk. */
  public void force() throws IOException {
    try {
      channel.force(true);
    } catch (IOException e) {
      throw DiskSync.naming(file, e);
    }
  }

  /** Waits until the name of a new file is on the disk, and the name of its folder. */
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
