package org.kifu.source.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.kifu.source.Encoding;

/**
 * A text source as the bytes of UTF-8, one after the other. The encoding of the source may change
 * on the way. A byte order mark at the start is skipped.
 */
final class Utf8Stream {
  /** The result of {@link #peek} at the end. */
  static final int END = -1;

  private static final int BUFFER = 1 << 16;
  private static final byte[] MARK_OF_UTF8 = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  /**
   * Bytes below this one are never part of a longer character in an encoding that contains ASCII.
   */
  private static final int ALWAYS_ASCII = 0x30;

  private final InputStream stream;
  private Encoding encoding;
  private final byte[] raw = new byte[BUFFER];

  /** Bytes to read again before the stream goes on. */
  private byte[] again = {};

  private int againFrom;

  /** The first byte of the current character. */
  private int rawFrom;

  private int rawTo;
  private long offset;
  private boolean isAllRead;
  private Utf8Text text;
  private int position;

  /** The number of bytes of the current character that have been taken. */
  private int within;

  Utf8Stream(InputStream stream, Encoding encoding) {
    this.stream = stream;
    this.encoding = encoding;
    this.text = Utf8Text.of(raw, 0, 0, encoding);
    fill();
    rawFrom = markLength();
    offset = rawFrom;
    decode();
  }

  private int markLength() {
    if (encoding.isWide()) {
      return rawTo > 1 && Encoding.marked(raw).isPresent() ? 2 : 0;
    }
    boolean isMarked = rawTo >= 3 && Arrays.equals(raw, 0, 3, MARK_OF_UTF8, 0, 3);
    return isMarked ? MARK_OF_UTF8.length : 0;
  }

  Encoding encoding() {
    return encoding;
  }

  /** Reads what follows in another encoding; not in the middle of a character. */
  void in(Encoding other) {
    if (other != encoding) {
      encoding = other;
      decode();
    }
  }

  /**
   * Whether the next bytes of the source may be in an encoding, as far as they are at hand.
   *
   * @param end matches where the text in this encoding ends, from an opening bracket on
   */
  boolean isAhead(Encoding stated, Pattern end) {
    return StatedEncoding.isTrueOf(ahead(end), stated);
  }

  /**
   * The name of the encoding in which the next bytes are read, as far as they are at hand.
   *
   * @param end matches where the text ends, from an opening bracket on
   */
  String encodingAhead(Pattern end) {
    return StatedEncoding.nameOf(ahead(end), encoding);
  }

  private byte[] ahead(Pattern end) {
    if (rawTo - rawFrom < BUFFER / 16) {
      fill();
    }
    return StatedEncoding.part(raw, rawFrom, rawTo, end, isAllRead);
  }

  /** The place of the current character in the source. */
  long offset() {
    return offset;
  }

  /**
   * A byte further on, 0 to 255, or {@link #END}.
   *
   * @param ahead the number of bytes to skip, at most 1024
   */
  int peek(int ahead) {
    if (position + ahead >= text.size()) {
      fill();
    }
    return position + ahead < text.size() ? text.bytes()[position + ahead] & 0xFF : END;
  }

  /**
   * Takes the byte that {@link #peek} returned.
   *
   * @param kept takes the bytes of the source that it completes
   */
  void take(TextCursor.ByteSpan kept) {
    int width = text.width(position);
    within = width == 0 ? within + 1 : 0;
    position++;
    kept.add(raw, rawFrom, width);
    rawFrom += width;
    offset += width;
  }

  /**
   * Goes back to the first byte of a character.
   *
   * @param taken the bytes of the source from there on
   */
  void back(byte[] taken) {
    offset -= taken.length;
    int first = indexBefore(taken.length);
    if (first >= 0) {
      rawFrom -= taken.length;
      position = first;
    } else {
      backBeyondBuffer(taken);
    }
    within = 0;
  }

  /**
   * The index of the byte this many bytes of the source before the current character; -1 if that
   * byte is no longer kept.
   */
  private int indexBefore(int count) {
    int index = position - within;
    int bytes = 0;
    while (index > 0 && (bytes < count || text.width(index - 1) == 0)) {
      index--;
      bytes += text.width(index);
    }
    return bytes == count ? index : -1;
  }

  private void backBeyondBuffer(byte[] taken) {
    int open = rawTo - rawFrom;
    int left = again.length - againFrom;
    byte[] all = Arrays.copyOf(taken, taken.length + open + left);
    System.arraycopy(raw, rawFrom, all, taken.length, open);
    System.arraycopy(again, againFrom, all, taken.length + open, left);
    again = all;
    againFrom = 0;
    rawFrom = 0;
    rawTo = 0;
    within = 0;
    isAllRead = false;
    fill();
  }

  private void fill() {
    if (isAllRead) {
      return;
    }
    rawTo -= rawFrom;
    System.arraycopy(raw, rawFrom, raw, 0, rawTo);
    rawFrom = 0;
    fillAgain();
    try {
      rawTo += stream.readNBytes(raw, rawTo, raw.length - rawTo);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    isAllRead = rawTo < raw.length;
    decode();
  }

  private void fillAgain() {
    int count = Math.min(raw.length - rawTo, again.length - againFrom);
    System.arraycopy(again, againFrom, raw, rawTo, count);
    againFrom += count;
    rawTo += count;
  }

  private void decode() {
    text = Utf8Text.of(raw, rawFrom, isAllRead ? rawTo : cut(), encoding);
    position = within;
  }

  /**
   * The place where the last line of the buffer begins, or a character if the line fills the
   * buffer.
   */
  private int cut() {
    if (encoding.isWide()) {
      int whole = rawTo - (rawTo - rawFrom) % 2;
      int high = encoding.isBigEndian() ? whole - 2 : whole - 1;
      boolean isHalfOfPair = whole - rawFrom >= 2 && (raw[high] & 0xFC) == 0xD8;
      return isHalfOfPair ? whole - 2 : whole;
    }
    int atLine = encoding.isQuoted() ? -1 : last(Utf8Stream::isLineEnd);
    int atBlank = atLine < 0 ? last(b -> b < ALWAYS_ASCII && !isLineEnd(b)) : atLine;
    int atCharacter = atBlank < 0 ? last(b -> (b & 0xC0) != 0x80) : atBlank;
    return atCharacter < 0 ? rawTo : atCharacter;
  }

  private static boolean isLineEnd(int b) {
    return b == '\n' || b == '\r';
  }

  /**
   * The index of the last byte in the second half of the buffer that satisfies the condition; -1 if
   * none does.
   */
  private int last(IntPredicate isSuch) {
    int half = (rawFrom + rawTo) / 2;
    int at = rawTo - 1;
    while (at > half && !isSuch.test(raw[at] & 0xFF)) {
      at--;
    }
    return at > half ? at : -1;
  }
}
