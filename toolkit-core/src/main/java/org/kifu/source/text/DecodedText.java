package org.kifu.source.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.source.Encoding;

/**
 * Bytes as characters, each with the number of bytes that it took.
 *
 * @param text the characters; U+FFFD for bytes that are not a character
 * @param widths the number of bytes of each code point
 */
record DecodedText(String text, Widths widths) {
  /** The numbers of bytes that code points took. */
  @FunctionalInterface
  interface Widths {
    /**
     * The number of bytes of one code point.
     *
     * @param index the index of the code point, from 0
     */
    int of(int index, int codePoint);
  }

  private static final Widths UTF_8 =
      (index, c) -> c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x1_0000 ? 3 : 4;
  private static final Widths UTF_16 = (index, c) -> 2 * Character.charCount(c);
  private static final Widths ONE_BYTE = (index, c) -> 1;

  /** Whether bytes are plain ASCII in an encoding. */
  static boolean isAscii(byte[] bytes, int length, Encoding encoding) {
    boolean isQuoted = encoding.isQuoted();
    int all = 0;
    for (int i = 0; i < length; i++) {
      all |= isQuoted && bytes[i] == '=' ? -1 : bytes[i];
    }
    return all >= 0 && !encoding.isWide();
  }

  /** Returns the characters of a line. */
  static DecodedText of(byte[] bytes, int length, Encoding encoding) {
    if (!encoding.isQuoted()) {
      return ofPlain(bytes, length, encoding);
    }
    QuotedPrintable plain = QuotedPrintable.of(bytes, length);
    return ofPlain(plain.bytes(), plain.bytes().length, encoding).widened(plain.widths());
  }

  private static DecodedText ofPlain(byte[] bytes, int length, Encoding encoding) {
    Charset charset = encoding.charset();
    if (encoding.isOpen()) {
      Optional<DecodedText> utf8 = utf8(bytes, length);
      if (utf8.isPresent()) {
        return utf8.get();
      }
    }
    return encoding.isOpen() && charset.equals(StandardCharsets.UTF_8)
        ? latin(bytes, length)
        : of(bytes, length, charset);
  }

  /** Returns bytes as UTF-8; nothing if they are not valid UTF-8. */
  static Optional<DecodedText> utf8(byte[] bytes, int length) {
    String usual = new String(bytes, 0, length, StandardCharsets.UTF_8);
    if (usual.indexOf('\uFFFD') < 0) {
      return Optional.of(new DecodedText(usual, UTF_8));
    }
    try {
      ByteBuffer content = ByteBuffer.wrap(bytes, 0, length);
      String text = StandardCharsets.UTF_8.newDecoder().decode(content).toString();
      return Optional.of(new DecodedText(text, UTF_8));
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /** Returns bytes as ISO-8859-1, in which all bytes are valid. */
  private static DecodedText latin(byte[] bytes, int length) {
    return new DecodedText(new String(bytes, 0, length, StandardCharsets.ISO_8859_1), ONE_BYTE);
  }

  /** Returns bytes in any encoding. */
  private static DecodedText of(byte[] bytes, int length, Charset charset) {
    StringBuilder text = new StringBuilder(length);
    IntStream.Builder widths = IntStream.builder();
    CharsetDecoder decoder = charset.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes, 0, length);
    while (in.hasRemaining()) {
      int from = in.position();
      text.append(next(decoder, in));
      widths.add(in.position() - from);
    }
    int[] all = widths.build().toArray();
    boolean isUtf16 = charset.name().startsWith("UTF-16");
    return new DecodedText(text.toString(), isUtf16 && length % 2 == 0 ? UTF_16 : (i, c) -> all[i]);
  }

  /**
   * The same text, with the widths of bytes that are themselves written as several bytes.
   *
   * @param more the number of bytes of the source for each byte
   */
  private DecodedText widened(byte[] more) {
    int[] all = new int[text.codePointCount(0, text.length())];
    int at = 0;
    int i = 0;
    for (int index = 0; index < all.length; index++) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      for (int end = at + widths.of(index, c); at < end; at++) {
        all[index] += more[at] & 0xFF;
      }
    }
    return new DecodedText(text, (index, c) -> index < all.length ? all[index] : 0);
  }

  /** The next code point, or U+FFFD for bytes that are not a character. */
  private static String next(CharsetDecoder decoder, ByteBuffer in) {
    int from = in.position();
    for (int room = 1; room <= 2; room++) {
      CharBuffer out = CharBuffer.allocate(room);
      CoderResult result = decoder.reset().decode(in, out, true);
      if (out.position() > 0) {
        return out.flip().toString();
      }
      if (result.isError()) {
        in.position(from + result.length());
        return "\uFFFD";
      }
    }
    in.position(from + 1);
    return "\uFFFD";
  }
}
