package org.kifu.source.text;

import java.io.IOException;
import java.io.InputStream;

/**
 * A text whose end DOS or CP/M has marked. A mark (0x1A) that only padding follows becomes a blank,
 * and so does the padding. A mark in the middle of a text stays as it is.
 */
public final class DosEndStream extends InputStream {
  private static final byte MARK = 0x1A;

  /** The most bytes of padding; a longer run is not padding. */
  private static final int MOST = 1 << 16;

  private final InputStream text;
  private byte[] ahead = {};
  private int at;
  private int end;
  private boolean isOver;

  /**
   * Starts at the first byte.
   *
   * @param text the text; the caller closes it
   */
  public DosEndStream(InputStream text) {
    this.text = text;
  }

  /**
   * Whether the mark is in the head of a text, or may be after it.
   *
   * @param most the number of bytes of a full head, after which the text may go on
   */
  public static boolean mayBeIn(byte[] head, int most) {
    boolean mayBe = head.length == most;
    for (byte b : head) {
      mayBe |= b == MARK;
    }
    return mayBe;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (at == end && !fill()) {
      return -1;
    }
    int taken = Math.min(length, end - at);
    System.arraycopy(ahead, at, bytes, offset, taken);
    at += taken;
    return taken;
  }

  /** Reads a piece, and another of the same size if the first may end with padding after a mark. */
  private boolean fill() throws IOException {
    at = 0;
    ahead = ahead.length == 0 ? new byte[2 * MOST] : ahead;
    end = isOver ? 0 : text.readNBytes(ahead, 0, MOST);
    isOver |= end < MOST;
    if (mark() < end && !isOver) {
      end += text.readNBytes(ahead, end, ahead.length - end);
      isOver = end < ahead.length;
    }
    for (int i = isOver ? mark() : end; i < end; i++) {
      ahead[i] = ahead[i] == '\r' || ahead[i] == '\n' ? ahead[i] : (byte) ' ';
    }
    return end > 0;
  }

  /** The place of the mark that only padding follows so far; the end if there is no such mark. */
  private int mark() {
    int mark = end;
    for (int i = end - 1; i >= 0 && isPadding(ahead[i]); i--) {
      mark = ahead[i] == MARK ? i : mark;
    }
    return mark;
  }

  private static boolean isPadding(byte b) {
    return b == MARK || b == 0 || b == ' ' || b == '\r' || b == '\n';
  }
}
