package org.kifu.source.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.kifu.game.SourceLocation;
import org.kifu.source.Encoding;

/**
 * Text of a source as the bytes of UTF-8, each with the number of bytes of the source that it
 * stands for. The last byte of a character has them all; the others have 0.
 */
public final class Utf8Text {
  private static final byte[] ONE_EACH = {};

  private final byte[] bytes;
  private final byte[] widths;

  private Utf8Text(byte[] bytes, byte[] widths) {
    this.bytes = bytes;
    this.widths = widths;
  }

  /** Returns whole characters of a source as UTF-8. */
  static Utf8Text of(byte[] buffer, int from, int to, Encoding encoding) {
    byte[] source = Arrays.copyOfRange(buffer, from, to);
    if (DecodedText.isAscii(source, source.length, encoding)) {
      return new Utf8Text(source, ONE_EACH);
    }
    Builder builder = new Builder(encoding);
    if (encoding.isWide() || encoding.isQuoted()) {
      builder.add(source);
    } else {
      addLines(source, builder);
    }
    return new Utf8Text(builder.bytes.toByteArray(), builder.widths.toByteArray());
  }

  /** Adds the text line by line, because only some of the lines may be UTF-8. */
  private static void addLines(byte[] source, Builder builder) {
    int from = 0;
    for (int i = 0; i < source.length; i++) {
      if (source[i] == '\n' || source[i] == '\r' || i == source.length - 1) {
        builder.add(Arrays.copyOfRange(source, from, i + 1));
        from = i + 1;
      }
    }
  }

  /** The bytes of UTF-8, not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** The number of bytes. */
  public int size() {
    return bytes.length;
  }

  /** The number of bytes of the source that a byte stands for; 0 within a character. */
  public int width(int index) {
    return widths == ONE_EACH ? 1 : widths[index];
  }

  private static final class Builder {
    final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    final ByteArrayOutputStream widths = new ByteArrayOutputStream();
    private final Encoding encoding;

    Builder(Encoding encoding) {
      this.encoding = encoding;
    }

    void add(byte[] line) {
      DecodedText decoded = DecodedText.of(line, line.length, encoding);
      String text = decoded.text();
      int index = 0;
      for (int i = 0; i < text.length(); index++) {
        int c = text.codePointAt(i);
        add(c, decoded.widths().of(index, c));
        i += Character.charCount(c);
      }
    }

    private void add(int c, int width) {
      if (c < 0x80) {
        bytes.write(c);
      } else {
        byte[] utf8 = Character.toString(c).getBytes(StandardCharsets.UTF_8);
        bytes.writeBytes(utf8);
        widths.writeBytes(new byte[utf8.length - 1]);
      }
      widths.write(width);
    }
  }

  /** The places of the bytes of a piece of text; callers ask for them in the order of the bytes. */
  public static final class Places {
    private final SourceLocation start;
    private final Utf8Text text;
    private int at;
    private long offset;
    private int line;
    private int column;

    /** Starts at the first byte. */
    public Places(SourceLocation start, Utf8Text text) {
      this.start = start;
      this.text = text;
      this.offset = start.offset();
      this.line = start.line();
      this.column = start.column();
    }

    public SourceLocation at(long index) {
      byte[] bytes = text.bytes();
      for (; at < Math.min(index, bytes.length); at++) {
        offset += text.width(at);
        if (bytes[at] == '\n') {
          line++;
          column = 1;
        } else if ((bytes[at] & 0xC0) != 0x80) {
          column++;
        }
      }
      return new SourceLocation(start.source(), offset, line, column);
    }
  }
}
