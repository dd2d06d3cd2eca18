package org.kifu.store;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A writer of little-endian numbers and bytes, which computes the checksum of each page. */
final class PagedOutput extends FilterOutputStream {
  private static final int FIRST_SUMS = 1 << 10;

  private final byte[] page = new byte[StoreLayout.PAGE];
  private final ByteBuffer numbers = ByteBuffer.wrap(page).order(ByteOrder.LITTLE_ENDIAN);
  private int filled;
  private int[] sums = new int[FIRST_SUMS];
  private int pages;

  PagedOutput(OutputStream out) {
    super(out);
  }

  /** The number of bytes that have been written so far. */
  long position() {
    return (long) pages * StoreLayout.PAGE + filled;
  }

  @Override
  public void write(int value) throws IOException {
    page[filled++] = (byte) value;
    turnIfFull();
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    int done = 0;
    while (done < count) {
      int part = Math.min(count - done, page.length - filled);
      System.arraycopy(bytes, from + done, page, filled, part);
      filled += part;
      done += part;
      turnIfFull();
    }
  }

  /** Writes a number, at a multiple of its size, so that none crosses the end of a page. */
  void writeInt(int value) throws IOException {
    numbers.putInt(filled, value);
    filled += Integer.BYTES;
    turnIfFull();
  }

  void writeLong(long value) throws IOException {
    numbers.putLong(filled, value);
    filled += Long.BYTES;
    turnIfFull();
  }

  /** Fills up to a multiple of 8 bytes. */
  void align() throws IOException {
    while (filled % Long.BYTES != 0) {
      write(0);
    }
  }

  /**
   * Ends the pages and returns their checksums; that of the last page covers only its filled part.
   */
  int[] endPages() throws IOException {
    if (filled > 0) {
      turn();
    }
    return Arrays.copyOf(sums, pages);
  }

  private void turnIfFull() throws IOException {
    if (filled == page.length) {
      turn();
    }
  }

  private void turn() throws IOException {
    if (pages == sums.length) {
      sums = Arrays.copyOf(sums, 2 * pages);
    }
    sums[pages++] = StoreLayout.sum(page, 0, filled);
    out.write(page, 0, filled);
    filled = 0;
  }
}
