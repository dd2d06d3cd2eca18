package org.kifu.source.text;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.kifu.game.SourceLocation;
import org.kifu.source.Encoding;
import org.kifu.source.Source;

/**
 * The bytes of a text source one after the other, each with its place, for notations whose games do
 * not end where lines do. The bytes are UTF-8 for every encoding of the source; the places are
 * those of the source. A byte order mark at the start is skipped. Not for use by several threads.
 */
public final class TextCursor {
  /** The result of {@link #peek()} and {@link #next()} at the end of the source. */
  public static final int END = -1;

  /** The most bytes of a game that are kept: 1 MiB. */
  public static final int MAX_BYTES = 1 << 20;

  private final String source;
  private final Encoding encoding;
  private final Utf8Stream stream;
  private final ByteSpan kept = new ByteSpan(MAX_BYTES);
  private final long first;
  private long markedAt;
  private int line;
  private int column;

  /**
   * Starts at the first byte.
   *
   * @param source the source, which gives the name for places and the encoding
   * @param stream the content from its first byte; the caller closes it
   */
  public TextCursor(Source source, InputStream stream) {
    this.source = source.name();
    this.encoding = source.encoding();
    this.stream = new Utf8Stream(stream, encoding);
    SourceLocation start = source.start();
    this.first = start.offset();
    this.line = start.line();
    this.column = start.column();
  }

  /**
   * Reads what follows in the encoding that the text itself states, if neither the user nor a byte
   * order mark says otherwise, and the next bytes do not contradict it. Units of two bytes
   * contradict an encoding of single ones, and the other way round.
   *
   * @param end matches where the statement ends, from an opening bracket on
   * @return false if the bytes contradict the statement; they are then read as if it were not there
   */
  public boolean declare(Encoding stated, Pattern end) {
    if (encoding.isWide() || stated.isWide()) {
      return encoding.isWide() == stated.isWide();
    }
    if (!encoding.isOpen()) {
      return true;
    }
    boolean isTrue = stream.isAhead(stated, end);
    stream.in(isTrue && stated != Encoding.USUAL ? stated : encoding);
    return isTrue;
  }

  /**
   * The name of the encoding in which the next bytes are read, or of both if only some lines are
   * UTF-8.
   *
   * @param end matches where the text ends, from an opening bracket on
   */
  public String encodingName(Pattern end) {
    return stream.encodingAhead(end);
  }

  /** Whether all bytes that have been taken since {@link #mark()} are ASCII. */
  public boolean isMarkedAscii() {
    return kept.isAscii();
  }

  /** Reads what follows in the encoding of the source again. */
  public void undeclare() {
    stream.in(encoding);
  }

  /** The next byte, 0 to 255, or {@link #END}; it is not taken. */
  public int peek() {
    return peek(0);
  }

  /**
   * A byte further on.
   *
   * @param ahead the number of bytes to skip, at most 1024
   */
  public int peek(int ahead) {
    return stream.peek(ahead);
  }

  /**
   * The next bytes as characters of ISO-8859-1; fewer at the end of the source.
   *
   * @param most the most bytes, at most 1024
   */
  public String ahead(int most) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < most && peek(i) != END; i++) {
      text.append((char) peek(i));
    }
    return text.toString();
  }

  /** Takes the next byte, 0 to 255; {@link #END} at the end of the source. */
  public int next() {
    int taken = peek();
    if (taken != END) {
      stream.take(kept);
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

  /** Whether a byte is a blank, a tab, or part of the end of a line. */
  public static boolean isBlank(int c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  /** The place of the next byte. */
  public SourceLocation here() {
    return new SourceLocation(source, first + stream.offset(), line, column);
  }

  /** The number of bytes of the source before the next one. */
  public long offset() {
    return first + stream.offset();
  }

  /** Begins to keep the bytes that are taken, because a game starts here. */
  public void mark() {
    kept.clear();
    markedAt = stream.offset();
  }

  /**
   * Goes back to a place after {@link #mark()}; the bytes before that place stay kept. Not if the
   * cursor {@linkplain #isFull is full}, and not into another encoding.
   */
  public void returnTo(SourceLocation place) {
    int count = (int) (offset() - place.offset());
    stream.back(kept.cut(count));
    line = place.line();
    column = place.column();
  }

  /**
   * The bytes of the source that have been taken since {@link #mark()}, at most {@link #MAX_BYTES}.
   */
  public byte[] marked() {
    return kept.bytes();
  }

  /** The number of bytes of the source that have been taken since {@link #mark()}. */
  public long markedCount() {
    return stream.offset() - markedAt;
  }

  /** The bytes of {@link #marked()} as UTF-8. */
  public Utf8Text markedText() {
    byte[] bytes = kept.bytes();
    return Utf8Text.of(bytes, 0, bytes.length, stream.encoding());
  }

  /** Whether more has been taken since {@link #mark()} than is kept. */
  public boolean isFull() {
    return kept.isFull();
  }

  /** The text of these bytes, which are UTF-8. */
  public static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /**
   * Counts lines and columns. A line ends with LF, CR LF or CR; only the first byte of a character
   * has a column.
   */
  private void step(int taken) {
    if (taken == '\n' || taken == '\r' && peek() != '\n') {
      line++;
      column = 1;
    } else if ((taken & 0xC0) != 0x80) {
      column++;
    }
  }

  /** The bytes of a game as they are in the source, up to a limit. */
  static final class ByteSpan {
    private final int most;
    private byte[] bytes = {};
    private int count;
    private boolean isFull;

    /**
     * Begins without any bytes.
     *
     * @param most the number of bytes that are kept
     */
    ByteSpan(int most) {
      this.most = most;
    }

    void clear() {
      count = 0;
      isFull = false;
    }

    /** Adds some bytes of a buffer, usually one. */
    void add(byte[] buffer, int from, int length) {
      for (int i = from; i < from + length; i++) {
        add(buffer[i]);
      }
    }

    private void add(byte next) {
      if (count == most) {
        isFull = true;
        return;
      }
      if (count == bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.min(most, Math.max(1 << 12, 2 * bytes.length)));
      }
      bytes[count++] = next;
    }

    boolean isAscii() {
      int at = 0;
      while (at < count && bytes[at] >= 0) {
        at++;
      }
      return at == count;
    }

    /** Whether there were more than are kept. */
    boolean isFull() {
      return isFull;
    }

    /** Removes the last bytes, and returns them. */
    byte[] cut(int length) {
      count -= length;
      return Arrays.copyOfRange(bytes, count, count + length);
    }

    byte[] bytes() {
      return Arrays.copyOf(bytes, count);
    }
  }
}
