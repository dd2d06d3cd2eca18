package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Text in UTF-16 as the bytes of UTF-8. Half a character at the end is left out; half a pair is
 * U+FFFD.
 */
final class Utf16Stream extends InputStream {
  private static final int CHUNK = 1 << 13;

  private final InputStream stream;
  private final Charset charset;
  private final int high;
  private byte[] pending = {};
  private byte[] utf8 = {};
  private int position;

  /**
   * Starts at the first byte, the mark of the byte order included.
   *
   * @param encoding that of the stream, with its byte order
   */
  Utf16Stream(InputStream stream, Encoding encoding) {
    this.stream = stream;
    this.charset = encoding.isBigEndian() ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
    this.high = encoding.isBigEndian() ? 0 : 1;
  }

  @Override
  public int read() throws IOException {
    return isAtEnd() ? -1 : utf8[position++] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (isAtEnd()) {
      return -1;
    }
    int count = Math.min(length, utf8.length - position);
    System.arraycopy(utf8, position, target, offset, count);
    position += count;
    return count;
  }

  private boolean isAtEnd() throws IOException {
    while (position == utf8.length) {
      byte[] more = stream.readNBytes(CHUNK);
      byte[] units = Arrays.copyOf(pending, pending.length + more.length);
      System.arraycopy(more, 0, units, pending.length, more.length);
      int whole = more.length == 0 ? units.length & ~1 : wholePairs(units);
      utf8 = new String(units, 0, whole, charset).getBytes(StandardCharsets.UTF_8);
      pending = Arrays.copyOfRange(units, whole, units.length);
      position = 0;
      if (more.length == 0) {
        pending = new byte[0];
        return utf8.length == 0;
      }
    }
    return false;
  }

  /** The bytes of whole characters; a pair may be cut by the end of the chunk. */
  private int wholePairs(byte[] units) {
    int whole = units.length & ~1;
    boolean isCut = whole >= 2 && (units[whole - 2 + high] & 0xFC) == 0xD8;
    return isCut ? whole - 2 : whole;
  }
}
