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
 * The lines of a text source, one at a time. A line ends with LF, CR LF or CR; a byte order mark of
 * UTF-8 at the start is passed over. Not for use by several threads.
 */
public final class TextLines {
  /**
   * The most bytes of a line that are kept: 1 MiB. What a longer line has more is skipped; see
   * {@link TextLine#isTooLong}.
   */
  public static final int MAX_BYTES = 1 << 20;

  private static final int CONTROLS_ALLOWED = 2;
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final String source;
  private final InputStream stream;
  private final byte[] buffer = new byte[1 << 16];
  private int position;
  private int limit;
  private long bufferOffset;
  private int number;

  /**
   * Starts at the first line.
   *
   * @param source the name for places
   * @param stream the content from its first byte; the caller closes it
   */
  public TextLines(String source, InputStream stream) {
    this.source = source;
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
   * Archives of games in binary form are full of them.
   */
  public static boolean mayBeText(byte[] head) {
    int controls = 0;
    for (byte b : head) {
      boolean isBlank = b == '\t' || b == '\n' || b == '\r' || b == '\f';
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
    if (end < limit - 1) { // the usual case: all of it is in the buffer
      int past = end + (buffer[end] == '\r' && buffer[end + 1] == '\n' ? 2 : 1);
      byte[] bytes = Arrays.copyOfRange(buffer, position, past);
      int length = end - position;
      position = past;
      return new TextLine(source, number, offset, bytes, length, false);
    }
    return lineAcrossBuffers(offset);
  }

  private TextLine lineAcrossBuffers(long offset) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean tooLong = false;
    do {
      int end = endOfLine();
      int kept = Math.min(end - position, MAX_BYTES - bytes.size());
      bytes.write(buffer, position, kept);
      tooLong |= kept < end - position;
      position = end;
    } while (position == limit && !isAtEnd());
    int length = bytes.size();
    if (!isAtEnd()) {
      takeEnd(bytes);
    }
    return new TextLine(source, number, offset, bytes.toByteArray(), length, tooLong);
  }

  /** Takes the LF, CR LF or CR that stands here. */
  private void takeEnd(ByteArrayOutputStream bytes) throws IOException {
    byte first = buffer[position++];
    bytes.write(first);
    if (first == '\r' && !isAtEnd() && buffer[position] == '\n') {
      bytes.write(buffer[position++]);
    }
  }

  /** The index of the next LF or CR in the buffer; its limit if there is none. */
  private int endOfLine() {
    int end = position;
    while (end < limit && buffer[end] != '\n' && buffer[end] != '\r') {
      end++;
    }
    return end;
  }

  private void skipByteOrderMark() {
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
