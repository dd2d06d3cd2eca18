package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * A stream that keeps the bytes read from it until somebody has accounted for them. Not for use by
 * several threads.
 */
final class KeptStream extends InputStream {
  /** The number of bytes that may wait: more than any reader holds back. */
  private static final int MOST = 1 << 24;

  private final InputStream stream;
  private final LongConsumer settler;
  private byte[] kept = new byte[1 << 17];
  private int first;
  private int past;

  /** The offset in the source of the first byte that is kept. */
  private long offset;

  /**
   * Starts to keep bytes.
   *
   * @param offset the offset of the first byte of the stream in its source
   * @param settler called to account for all bytes before an offset when too many wait
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

  /** The offset after the last byte that was read. */
  public long end() {
    return offset + past - first;
  }

  /** Forgets all bytes before an offset. */
  public void release(long upTo) {
    int released = Math.clamp(upTo - offset, 0, past - first);
    first += released;
    offset += released;
  }

  /** The bytes from one offset to another, without those that are forgotten or not yet read. */
  public byte[] bytes(long from, long to) {
    int begin = first + Math.clamp(from - offset, 0, past - first);
    int end = first + Math.clamp(to - offset, 0, past - first);
    return Arrays.copyOfRange(kept, begin, Math.max(begin, end));
  }
}
