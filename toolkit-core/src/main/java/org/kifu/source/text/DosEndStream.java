package org.kifu.source.text;

import java.io.IOException;
import java.io.InputStream;

/**
 * A text whose end DOS or CP/M has marked: the mark (0x1A) behind which nothing but padding follows
 * is blank, and so is the padding. In the middle of a text it stays what it is.
 */
public final class DosEndStream extends InputStream {
  private static final byte MARK = 0x1A;

  /** More padding than this is none. */
  private static final int MOST = 1 << 16;

  private final InputStream text;
  private byte[] ahead = {};
  private int at;
  private int end;
  private boolean isOver;

  /**
   * Starts at its first byte.
   *
   * @param text the caller closes it
   */
  public DosEndStream(InputStream text) {
    this.text = text;
  }

  /**
   * Whether the mark stands in the head of a text, or may stand behind it.
   *
   * @param most the bytes of a head behind which there may be more
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

  /** Reads a piece, and as much again where its end may be padding behind a mark. */
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

  /** The place of the mark behind which there is only padding so far; the end if there is none. */
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
