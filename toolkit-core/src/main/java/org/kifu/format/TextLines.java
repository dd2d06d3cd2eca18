package org.kifu.format;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The lines of a text source, one at a time. A line ends with LF, CR LF or CR, and also, without
 * another number, with a form feed, a vertical tab, U+0085, U+2028 or U+2029; a byte order mark at
 * the start is passed over. Not for use by several threads.
 */
public final class TextLines {
  /**
   * The most bytes of a line that are kept: 1 MiB. What a longer line has more is skipped; see
   * {@link TextLine#isTooLong}.
   */
  public static final int MAX_BYTES = 1 << 20;

  private static final int CONTROLS_ALLOWED = 2;
  private static final byte ESCAPE = 0x1B;
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final String source;
  private final Encoding encoding;
  private final int unit;
  private final InputStream stream;
  private final byte[] buffer = new byte[1 << 16];
  private int position;
  private int limit;
  private long bufferOffset;
  private int number;
  private Optional<LineParts> parts = Optional.empty();

  /** The last byte before the end of a line. */
  private int last;

  /**
   * Starts at the first line.
   *
   * @param source the name for places, and the encoding
   * @param stream the content from its first byte; the caller closes it
   */
  public TextLines(Source source, InputStream stream) {
    this(source.name(), source.encoding(), stream);
  }

  /**
   * The same of text in UTF-8, or line by line in ISO-8859-1.
   *
   * @param source the name for places
   */
  public TextLines(String source, InputStream stream) {
    this(source, Encoding.USUAL, stream);
  }

  private TextLines(String source, Encoding encoding, InputStream stream) {
    this.source = source;
    this.encoding = encoding;
    this.unit = encoding.isWide() ? 2 : 1;
    this.stream = stream;
  }

  /**
   * Returns the complete lines of the head of a source; a line that {@link GameFormat#HEAD_BYTES}
   * cuts off is left out.
   */
  public static List<TextLine> of(byte[] head) {
    TextLines lines = new TextLines("", new ByteArrayInputStream(head));
    List<TextLine> all = new ArrayList<>();
    for (Optional<TextLine> line = lines.next(); line.isPresent(); line = lines.next()) {
      all.add(line.get());
    }
    boolean isCut = head.length == GameFormat.HEAD_BYTES && all.size() > 1;
    return isCut ? all.subList(0, all.size() - 1) : all;
  }

  /**
   * Whether the head of a source may be text: at most two control characters, or one byte in fifty.
   * Archives of games in binary form are full of them. The one that begins a colour of a terminal
   * is of text.
   */
  public static boolean mayBeText(byte[] head) {
    int controls = 0;
    for (byte b : head) {
      boolean isBlank = b >= '\t' && b <= '\r' || b == ESCAPE;
      controls += b >= 0 && b < ' ' && !isBlank || b == 0x7F ? 1 : 0;
    }
    return controls <= Math.max(CONTROLS_ALLOWED, head.length / 50);
  }

  /**
   * Returns the next line; nothing at the end of the source.
   *
   * @throws UncheckedIOException if the stream breaks
   */
  public Optional<TextLine> next() {
    Optional<TextLine> part = parts.flatMap(LineParts::next);
    return part.isPresent() ? part : whole().map(this::firstPart);
  }

  private TextLine firstPart(TextLine line) {
    parts = LineParts.of(line);
    return parts.flatMap(LineParts::next).orElse(line);
  }

  private Optional<TextLine> whole() {
    try {
      return isAtEnd() ? Optional.empty() : Optional.of(line());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private TextLine line() throws IOException {
    if (number == 0) {
      skipByteOrderMark();
    }
    number++;
    long offset = bufferOffset + position;
    int end = endOfLine();
    if (end < limit - unit && !isSoft(end)) { // the usual case: all of it is in the buffer
      int past = end + (is('\r', end) && is('\n', end + unit) ? 2 * unit : unit);
      byte[] bytes = Arrays.copyOfRange(buffer, position, past);
      int length = end - position;
      position = past;
      return new TextLine(source, encoding, number, offset, bytes, length, false);
    }
    return lineAcrossBuffers(offset);
  }

  private TextLine lineAcrossBuffers(long offset) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int first = number;
    boolean tooLong = addLine(bytes);
    while (encoding.isQuoted() && last == '=' && !tooLong && !isAtEnd()) {
      takeEnd(bytes);
      number++;
      tooLong = isAtEnd() || addLine(bytes);
    }
    int length = bytes.size();
    if (!isAtEnd()) {
      takeEnd(bytes);
    }
    return new TextLine(source, encoding, first, offset, bytes.toByteArray(), length, tooLong);
  }

  /** Takes what stands before the next end of a line; true if not all of it is kept. */
  private boolean addLine(ByteArrayOutputStream bytes) throws IOException {
    boolean tooLong = false;
    do {
      int end = endOfLine();
      int kept = Math.min(end - position, MAX_BYTES - bytes.size());
      bytes.write(buffer, position, kept);
      tooLong |= kept < end - position;
      last = end > position ? buffer[end - 1] : last;
      position = end;
    } while (position == limit && !isAtEnd());
    return tooLong;
  }

  /** Whether the end of a line is taken back by the sign before it. */
  private boolean isSoft(int end) {
    return encoding.isQuoted() && end > position && buffer[end - 1] == '=';
  }

  /** Takes the LF, CR LF or CR that stands here. */
  private void takeEnd(ByteArrayOutputStream bytes) throws IOException {
    boolean isReturn = is('\r', position);
    takeUnit(bytes);
    if (isReturn && !isAtEnd() && is('\n', position)) {
      takeUnit(bytes);
    }
  }

  private void takeUnit(ByteArrayOutputStream bytes) {
    bytes.write(buffer, position, unit);
    position += unit;
  }

  /** Whether a character of ASCII stands at an index; the buffer holds whole units. */
  private boolean is(char c, int index) {
    if (unit == 1) {
      return buffer[index] == c;
    }
    int low = encoding.isBigEndian() ? index + 1 : index;
    return index + 1 < limit && buffer[low] == c && buffer[low ^ 1] == 0;
  }

  /** The index of the next LF or CR in the buffer; its limit if there is none. */
  private int endOfLine() {
    int end = position;
    if (unit > 1) {
      while (end < limit && !is('\n', end) && !is('\r', end)) {
        end += unit;
      }
      return Math.min(end, limit);
    }
    while (end < limit && buffer[end] != '\n' && buffer[end] != '\r') {
      end++;
    }
    return end;
  }

  private void skipByteOrderMark() {
    if (unit > 1) {
      int high = encoding.isBigEndian() ? 0 : 1;
      boolean isMark = limit > 1 && buffer[high] == (byte) 0xFE && buffer[1 - high] == (byte) 0xFF;
      position = isMark ? unit : position;
      return;
    }
    int past = position + BYTE_ORDER_MARK.length;
    if (past <= limit && Arrays.equals(buffer, position, past, BYTE_ORDER_MARK, 0, 3)) {
      position = past;
    }
  }

  /** Whether nothing is left; fills the buffer when it is used up. */
  private boolean isAtEnd() throws IOException {
    if (position < limit) {
      return false;
    }
    bufferOffset += limit;
    position = 0;
    limit = Math.max(0, stream.readNBytes(buffer, 0, buffer.length));
    return limit == 0;
  }
}
