package org.kifu.source.packed;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/** A part of a file as a channel of its own. Closing it closes the file. */
final class ChannelPart implements SeekableByteChannel {
  private final FileChannel channel;
  private final long from;
  private final long end;
  private final long place;
  private long position;

  /**
   * Starts at the first byte of the part.
   *
   * @param end the place in the channel after the last byte
   * @param place the place of the first byte in the source
   */
  ChannelPart(FileChannel channel, long from, long end, long place) {
    this.channel = channel;
    this.from = from;
    this.end = end;
    this.place = place;
  }

  /** The first bytes of this part. */
  ChannelPart first(long bytes) {
    return new ChannelPart(channel, from, from + bytes, place);
  }

  /** A part of this part, as a stream. */
  ChannelStretch stretch(long first, long last) {
    return new ChannelStretch(channel, from + first, from + last);
  }

  /** The place of the first byte in the source. */
  long place() {
    return place;
  }

  @Override
  public int read(ByteBuffer buffer) throws IOException {
    long left = size() - position;
    if (left <= 0) {
      return -1;
    }
    int limit = buffer.limit();
    buffer.limit((int) Math.min(limit, buffer.position() + left));
    int read = channel.read(buffer, from + position);
    buffer.limit(limit);
    position += Math.max(0, read);
    return read;
  }

  @Override
  public long position() {
    return position;
  }

  @Override
  public ChannelPart position(long next) {
    position = next;
    return this;
  }

  @Override
  public long size() {
    return end - from;
  }

  @Override
  public int write(ByteBuffer buffer) {
    throw new NonWritableChannelException();
  }

  @Override
  public SeekableByteChannel truncate(long size) {
    throw new NonWritableChannelException();
  }

  @Override
  public boolean isOpen() {
    return channel.isOpen();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
