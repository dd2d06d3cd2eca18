package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.kifu.source.Encoding;
import org.kifu.source.PlainBytes;
import org.kifu.source.packed.PackedPlace;
import org.kifu.source.text.ChangedEncoding;
import org.kifu.source.text.TextLines;

/**
 * The bytes of a text up to where something else begins: a packed file, or text that is encoded in
 * another way, as when files are joined. What is not text has no such end. Not for use by several
 * threads.
 */
final class TextPart extends InputStream {
  private static final int PIECE = 1 << 15;

  private enum Writing {
    SINGLE_BYTES,
    UNITS,
    NOT_TEXT
  }

  private final InputStream source;
  private final Writing writing;
  private final byte[] piece = new byte[PIECE];
  private int at;
  private int end;
  private final LineCount lines = new LineCount();
  private long count;
  private boolean isAtOther;

  /**
   * Starts at the first byte.
   *
   * @param source a stream that can {@linkplain InputStream#mark be marked}; after the end of the
   *     text, it is at what follows
   * @param head the first bytes of the stream, which are not taken yet
   * @param options may state a notation, which need not be text
   */
  TextPart(InputStream source, byte[] head, ReadOptions options) {
    this.source = source;
    boolean mayBeText = options.format().map(name -> Formats.readable(name).isText()).orElse(true);
    this.writing = mayBeText ? writing(head) : Writing.NOT_TEXT;
  }

  /** The way in which the bytes before the first sign of something else are written. */
  private static Writing writing(byte[] head) {
    byte[] text = Arrays.copyOf(head, PackedPlace.in(head, head.length));
    if (Encoding.marked(text).isPresent() || ChangedEncoding.beginsInUnits(text)) {
      return Writing.UNITS;
    }
    byte[] single = Arrays.copyOf(text, ChangedEncoding.toUnits(text, text.length));
    return TextLines.mayBeText(single) && single.length > 0
        ? Writing.SINGLE_BYTES
        : Writing.NOT_TEXT;
  }

  /** The number of bytes that have been read. */
  long count() {
    return count;
  }

  /** The number of lines that have been read, the last of which may be cut off. */
  long lines() {
    return lines.lines();
  }

  /** Whether the text has ended, and something else begins there. */
  boolean isAtOther() {
    return isAtOther;
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
    System.arraycopy(piece, at, bytes, offset, taken);
    at += taken;
    count += taken;
    return taken;
  }

  /** Takes bytes up to the place of something else, or so many that such a place is not cut. */
  private boolean fill() throws IOException {
    if (isAtOther) {
      return false;
    }
    source.mark(PIECE + 1);
    int length = source.readNBytes(piece, 0, PIECE);
    int other = other(length);
    source.reset();
    isAtOther = other < length;
    at = 0;
    end = other < length ? other : length == PIECE ? length - PackedPlace.REACH : length;
    source.skipNBytes(end);
    lines.add(piece, end);
    return end > 0;
  }

  private int other(int length) {
    if (writing == Writing.SINGLE_BYTES && PlainBytes.end(piece, 0, length) == length) {
      return length;
    }
    return switch (writing) {
      case SINGLE_BYTES -> PackedPlace.in(piece, ChangedEncoding.toUnits(piece, length));
      case UNITS -> PackedPlace.in(piece, ChangedEncoding.toAscii(piece, length));
      case NOT_TEXT -> length;
    };
  }

  /** The lines of a text, by their line feeds, or where there are none, by carriage returns. */
  static final class LineCount {
    private long feeds;
    private long returns;
    private int last = '\n';

    void add(byte[] bytes, int length) {
      int some = 0;
      int others = 0;
      for (int i = 0; i < length; i++) { // without a branch, so that it costs next to nothing
        some += bytes[i] == '\n' ? 1 : 0;
        others += bytes[i] == '\r' ? 1 : 0;
      }
      feeds += some;
      returns += others;
      last = length > 0 ? lastOf(bytes, length) : last;
    }

    /** The last byte; of a unit of two bytes, the one that is not zero. */
    private static int lastOf(byte[] bytes, int length) {
      return bytes[length - 1] == 0 && length > 1 ? bytes[length - 2] : bytes[length - 1];
    }

    long lines() {
      boolean isCut = last != '\n' && last != '\r';
      return (feeds > 0 ? feeds : returns) + (isCut ? 1 : 0);
    }
  }
}
