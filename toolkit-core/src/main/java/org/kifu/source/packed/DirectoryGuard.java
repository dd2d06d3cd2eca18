package org.kifu.source.packed;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/**
 * A zip as it is read: while its directory is taken into memory, only so many bytes of it; after
 * that without a limit. Closing it leaves the channel below open, which others may need.
 */
final class DirectoryGuard implements SeekableByteChannel {
  private final SeekableByteChannel channel;
  private long left;
  private boolean isExceeded;
  private boolean isOpen = true;

  /**
   * Guards a channel.
   *
   * @param most the bytes that may be read before {@link #lift}
   */
  DirectoryGuard(SeekableByteChannel channel, long most) {
    this.channel = channel;
    this.left = most;
  }

  /** Takes the limit off. */
  void lift() {
    left = Long.MAX_VALUE;
  }

  /** Whether the limit was reached. */
  boolean isExceeded() {
    return isExceeded;
  }

  @Override
  public int read(ByteBuffer buffer) throws IOException {
    int read = channel.read(buffer);
    left -= Math.max(0, read);
    if (left < 0) {
      isExceeded = true;
      throw new IOException("its directory is too large");
    }
    return read;
  }

  @Override
  public int write(ByteBuffer buffer) {
    throw new NonWritableChannelException();
  }

  @Override
  public long position() throws IOException {
    return channel.position();
  }

  @Override
  public SeekableByteChannel position(long position) throws IOException {
    channel.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    return channel.size();
  }

  @Override
  public SeekableByteChannel truncate(long size) {
    throw new NonWritableChannelException();
  }

  @Override
  public boolean isOpen() {
    return isOpen;
  }

  @Override
  public void close() {
    isOpen = false;
  }
}
