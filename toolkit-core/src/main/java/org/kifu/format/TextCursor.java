package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.kifu.game.SourceLocation;

/**
 * The bytes of a text source one after the other, each with its place, for notations whose games do
 * not end where lines do. Their signs are ASCII; what stands between them is UTF-8 if it can be,
 * else ISO-8859-1. Of text in UTF-16 they are the bytes of UTF-8, with the places of the source. A
 * byte order mark at the start is passed over. Not for use by several threads.
 */
public final class TextCursor {
  /** What {@link #peek()} and {@link #next()} give at the end of the source. */
  public static final int END = -1;

  /** The most bytes of a game that are kept: 1 MiB. */
  public static final int MAX_BYTES = 1 << 20;

  private static final int BUFFER = 1 << 16;
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final String source;
  private final boolean isWide;
  private final InputStream stream;
  private final byte[] buffer = new byte[BUFFER];
  private int position;
  private int limit;
  private long offset;
  private int line = 1;
  private int column = 1;
  private byte[] kept = {};
  private int keptCount;
  private boolean isFull;

  /**
   * Starts at the first byte.
   *
   * @param source the name for places, and whether the text is UTF-16, which is read as UTF-8
   * @param stream the content from its first byte; the caller closes it
   */
  public TextCursor(Source source, InputStream stream) {
    this.source = source.name();
    this.isWide = source.encoding().isWide();
    this.stream = isWide ? new Utf16Stream(stream, source.encoding()) : stream;
    if (peek(BYTE_ORDER_MARK.length - 1) != END
        && Arrays.equals(buffer, 0, BYTE_ORDER_MARK.length, BYTE_ORDER_MARK, 0, 3)) {
      position = BYTE_ORDER_MARK.length;
      offset = isWide ? 2 : BYTE_ORDER_MARK.length;
    }
  }

  /** The next byte, 0 to 255, or {@link #END}; it stays the next. */
  public int peek() {
    return peek(0);
  }

  /**
   * A byte further on.
   *
   * @param ahead the number of bytes before it, at most 1024
   */
  public int peek(int ahead) {
    if (position + ahead >= limit) {
      fill();
    }
    return position + ahead < limit ? buffer[position + ahead] & 0xFF : END;
  }

  /** Takes the next byte, 0 to 255; {@link #END} at the end of the source. */
  public int next() {
    int taken = peek();
    if (taken != END) {
      position++;
      keep((byte) taken);
      offset += width(taken);
      step(taken);
    }
    return taken;
  }

  /** Takes blanks, tabs and ends of lines. */
  public void skipBlanks() {
    while (isBlank(peek())) {
      next();
    }
  }

  /** Whether this is a blank, a tab, or of the end of a line. */
  public static boolean isBlank(int c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  /** The place of the next byte. */
  public SourceLocation here() {
    return new SourceLocation(source, offset, line, column);
  }

  /** Begins to keep what is taken: a game starts here. */
  public void mark() {
    keptCount = 0;
    isFull = false;
  }

  /** What has been taken since {@link #mark()}, no more than {@link #MAX_BYTES}. */
  public byte[] marked() {
    return Arrays.copyOf(kept, keptCount);
  }

  /** Whether more has been taken since {@link #mark()} than is kept. */
  public boolean isFull() {
    return isFull;
  }

  /** The text that these bytes are. */
  public static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }

  private void keep(byte taken) {
    if (keptCount == MAX_BYTES) {
      isFull = true;
      return;
    }
    if (keptCount == kept.length) {
      kept = Arrays.copyOf(kept, Math.min(MAX_BYTES, Math.max(1 << 12, 2 * kept.length)));
    }
    kept[keptCount++] = taken;
  }

  /** The bytes in the source of the character that begins with a byte; none where it goes on. */
  public int width(int taken) {
    boolean goesOn = (taken & 0xC0) == 0x80;
    return !isWide ? 1 : goesOn ? 0 : taken >= 0xF0 ? 4 : 2;
  }

  /** A line ends with LF, CR LF or CR; the later bytes of a character of UTF-8 have no column. */
  private void step(int taken) {
    if (taken == '\n' || taken == '\r' && peek() != '\n') {
      line++;
      column = 1;
    } else if ((taken & 0xC0) != 0x80) {
      column++;
    }
  }

  private void fill() {
    try {
      System.arraycopy(buffer, position, buffer, 0, limit - position);
      limit -= position;
      position = 0;
      limit += Math.max(0, stream.readNBytes(buffer, limit, buffer.length - limit));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
