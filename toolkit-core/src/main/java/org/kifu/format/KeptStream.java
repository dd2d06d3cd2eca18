package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * A stream that keeps what was read of it until somebody has accounted for it. Not for use by
 * several threads.
 */
final class KeptStream extends InputStream {
  /** So much may wait: more than any reader holds back. */
  private static final int MOST = 1 << 24;

  private final InputStream stream;
  private final LongConsumer settler;
  private byte[] kept = new byte[1 << 17];
  private int first;
  private int past;

  /** The offset in the source of the first byte that is kept. */
  private long offset;

  /**
   * Begins to keep.
   *
   * @param offset of the first byte of the stream in its source
   * @param settler is told to account for all before an offset, where too much waits
   */
  public KeptStream(InputStream stream, long offset, LongConsumer settler) {
    this.stream = stream;
    this.offset = offset;
    this.settler = settler;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    int count = stream.read(bytes, from, length);
    if (count > 0) {
      keep(bytes, from, count);
    }
    return count;
  }

  private void keep(byte[] bytes, int from, int count) {
    if (past - first > MOST) {
      settler.accept(end() - MOST / 4);
    }
    if (past + count > kept.length) {
      int size = past - first;
      byte[] target = 2 * (size + count) > kept.length ? new byte[2 * (size + count)] : kept;
      System.arraycopy(kept, first, target, 0, size);
      kept = target;
      first = 0;
      past = size;
    }
    System.arraycopy(bytes, from, kept, past, count);
    past += count;
  }

  /** The offset past the last byte that was read. */
  public long end() {
    return offset + past - first;
  }

  /** Forgets all before an offset. */
  public void release(long upTo) {
    int released = Math.clamp(upTo - offset, 0, past - first);
    first += released;
    offset += released;
  }

  /** The bytes from one offset to another; those that are forgotten, or not yet read, are none. */
  public byte[] bytes(long from, long to) {
    int begin = first + Math.clamp(from - offset, 0, past - first);
    int end = first + Math.clamp(to - offset, 0, past - first);
    return Arrays.copyOfRange(kept, begin, Math.max(begin, end));
  }
}
