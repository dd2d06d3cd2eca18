package org.kifu.source.text;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.game.SourceLocation;
import org.kifu.source.Encoding;
import org.kifu.source.Source;

/**
 * The lines of a text source, one at a time. A line ends with LF, CR LF or CR. It also ends with a
 * form feed, a vertical tab, U+0085, U+2028 or U+2029, but the next line then has the same number.
 * A byte order mark at the start is skipped. Not for use by several threads.
 */
public final class TextLines {
  /**
   * The most bytes of a line that are kept: 1 MiB. The rest of a longer line is skipped; see {@link
   * TextLine#isTooLong}.
   */
  public static final int MAX_BYTES = 1 << 20;

  private static final int BUFFER = 1 << 16;

  /** Behind one of the first of these that is there, a long line may be divided. */
  private static final String BORDERS = "}>, ";

  /**
   * The number of bytes of a stretch, about a line; binary data has a control character in each.
   */
  private static final int STRETCH = 64;

  /**
   * The size of a head from which on one stretch in four is enough to tell text from binary data.
   */
  private static final int MUCH = 1 << 14;

  private static final int CONTROLS_ALLOWED = 2;

  /**
   * 1 for each control character, except for white space and the escape that begins a colour of a
   * terminal.
   */
  private static final byte[] CONTROLS = new byte[256];

  static {
    Arrays.fill(CONTROLS, 0, ' ', (byte) 1);
    Arrays.fill(CONTROLS, '\t', '\r' + 1, (byte) 0);
    CONTROLS[0x1B] = 0;
    CONTROLS[0x7F] = 1;
  }

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final String source;
  private final Encoding encoding;
  private final int unit;
  private final InputStream stream;
  private final byte[] buffer;
  private int position;
  private int limit;
  private long bufferOffset;
  private int number;

  /**
   * The column at which the next line begins: 1, unless a reader starts in the middle of the first
   * line.
   */
  private int column;

  private Optional<LineParts> parts = Optional.empty();

  /** The last byte before the end of a line. */
  private int last;

  /** Whether a line longer than {@link #MAX_BYTES} is given in pieces. */
  private boolean areDivided;

  /** Whether the last line is a piece of one that goes on. */
  private boolean isPiece;

  /**
   * Starts at the first line.
   *
   * @param source the source, which gives the name for places and the encoding
   * @param stream the content from {@link Source#start} on; the caller closes it
   */
  public TextLines(Source source, InputStream stream) {
    this(source.start(), source.encoding(), stream, BUFFER);
  }

  /**
   * Starts at the first line of text in UTF-8; lines that are not UTF-8 are read as ISO-8859-1.
   *
   * @param source the name for places
   */
  public TextLines(String source, InputStream stream) {
    this(new SourceLocation(source, 0, 1, 1), Encoding.USUAL, stream, BUFFER);
  }

  private TextLines(SourceLocation start, Encoding encoding, InputStream stream, int size) {
    this.buffer = new byte[size];
    this.source = start.source();
    this.bufferOffset = start.offset();
    this.number = start.line() - 1;
    this.column = start.column();
    this.encoding = encoding;
    this.unit = encoding.isWide() ? 2 : 1;
    this.stream = stream;
  }

  /** Gives the rest of a line that is too long as further lines of the same number. */
  public TextLines divided() {
    areDivided = !encoding.isQuoted();
    return this;
  }

  /**
   * Returns the complete lines of the head of a source; a line that {@link Source#HEAD_BYTES} cuts
   * off is left out.
   */
  public static List<TextLine> of(byte[] head) {
    TextLines lines = new TextLines("", new ByteArrayInputStream(head));
    List<TextLine> all = new ArrayList<>();
    for (Optional<TextLine> line = lines.next(); line.isPresent(); line = lines.next()) {
      all.add(line.get());
    }
    boolean isCut = head.length == Source.HEAD_BYTES && all.size() > 1;
    return isCut ? all.subList(0, all.size() - 1) : all;
  }

  /**
   * Returns the lines of a piece of a source.
   *
   * @param source the source, which starts at the piece
   */
  public static List<TextLine> of(Source source, byte[] bytes) {
    int size = Math.min(BUFFER, bytes.length / 2 * 2 + 2);
    TextLines lines =
        new TextLines(source.start(), source.encoding(), new ByteArrayInputStream(bytes), size)
            .divided();
    List<TextLine> all = new ArrayList<>();
    for (Optional<TextLine> line = lines.next(); line.isPresent(); line = lines.next()) {
      all.add(line.get());
    }
    return all;
  }

  /**
   * Whether the head of a source may be text. It may if it has at most two control characters, or
   * at most one in fifty bytes, or if a quarter of it has none, because a damaged record does not
   * make the others binary. Archives of games in binary form are full of control characters. The
   * escape that begins a colour of a terminal counts as text.
   */
  public static boolean mayBeText(byte[] head) {
    int step = head.length < MUCH ? STRETCH : 4 * STRETCH;
    int controls = 0;
    int clean = 0;
    int looked = 0;
    for (int from = 0; from < head.length; from += step) {
      int to = Math.min(from + STRETCH, head.length);
      int here = controls(head, from, to);
      controls += here;
      clean += here == 0 && to - from == STRETCH ? STRETCH : 0;
      looked += to - from;
    }
    return controls <= Math.max(CONTROLS_ALLOWED, looked / 50) || 4 * clean > looked;
  }

  /**
   * Counts the control characters; a run of the same one, which a damaged disk leaves in text,
   * counts as one.
   */
  private static int controls(byte[] bytes, int from, int to) {
    int controls = 0;
    int before = -1;
    for (int i = from; i < to; i++) {
      int b = bytes[i] & 0xFF;
      controls += b == before ? 0 : CONTROLS[b];
      before = b;
    }
    return controls;
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
    if (bufferOffset + position == 0) {
      skipByteOrderMark();
    }
    number++;
    int from = column;
    column = 1;
    long offset = bufferOffset + position;
    int end = endOfLine();
    if (end < limit - unit && !isSoft(end)) { // the usual case: all of it is in the buffer
      int past = end + (is('\r', end) && is('\n', end + unit) ? 2 * unit : unit);
      byte[] bytes = Arrays.copyOfRange(buffer, position, past);
      int length = end - position;
      position = past;
      return new TextLine(source, encoding, number, offset, from, bytes, length, 0);
    }
    return lineAcrossBuffers(offset, from);
  }

  private TextLine lineAcrossBuffers(long offset, int from) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int first = number;
    long skipped = addLine(bytes);
    while (encoding.isQuoted() && last == '=' && skipped == 0 && !isAtEnd()) {
      takeEnd(bytes);
      number++;
      skipped = isAtEnd() ? 0 : addLine(bytes);
    }
    int length = bytes.size();
    if (!isPiece && !isAtEnd()) {
      takeEnd(bytes);
    }
    TextLine line =
        new TextLine(source, encoding, first, offset, from, bytes.toByteArray(), length, skipped);
    if (isPiece) {
      isPiece = false;
      number--;
      column = line.columnAt(line.text().length());
    }
    return line;
  }

  /** The index behind the last border of the bytes that are left in the buffer. */
  private int lastBorder() {
    for (int i = 0; i < BORDERS.length(); i++) {
      for (int at = limit - unit; at > position; at -= unit) {
        if (is(BORDERS.charAt(i), at)) {
          return at + unit;
        }
      }
    }
    return limit;
  }

  /**
   * Takes the bytes before the next end of a line, and returns the number of them that are not
   * kept.
   */
  private long addLine(ByteArrayOutputStream bytes) throws IOException {
    long skipped = 0;
    do {
      int end = endOfLine();
      isPiece = areDivided && end == limit && bytes.size() >= MAX_BYTES - 2 * BUFFER;
      end = isPiece ? lastBorder() : end;
      int kept = Math.min(end - position, MAX_BYTES - bytes.size());
      bytes.write(buffer, position, kept);
      skipped += end - position - kept;
      last = end > position ? buffer[end - 1] : last;
      position = end;
    } while (!isPiece && position == limit && !isAtEnd());
    return skipped;
  }

  /** Whether an equals sign before the end of a line joins the next line to it. */
  private boolean isSoft(int end) {
    return encoding.isQuoted() && end > position && buffer[end - 1] == '=';
  }

  /** Takes the LF, CR LF or CR that is next. */
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

  /** Whether a character of ASCII is at an index; the buffer holds whole units. */
  private boolean is(char c, int index) {
    if (unit == 1) {
      return buffer[index] == c;
    }
    int low = encoding.isBigEndian() ? index + 1 : index;
    return index + 1 < limit && buffer[low] == c && buffer[low ^ 1] == 0;
  }

  /** The index of the next LF or CR in the buffer; the limit if there is neither. */
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

  /** Whether no bytes are left; fills the buffer when all of it is used. */
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
