package org.kifu.format.text.page;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.Encoding;
import org.kifu.source.text.EncodingGuess;

/**
 * Text whose bytes are written as characters of ASCII, as mail does. Each decoded character has the
 * place of the characters that encode it.
 */
final class EncodedText {
  private static final int HEX = 16;
  private static final int BITS = 6;
  private static final String SIGNS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  /** A word in the head of a mail (RFC 2047). */
  private static final Pattern WORD =
      Pattern.compile(
          "=\\?([\\w.:-]{1,40}+)(?:\\*[\\w-]{0,20}+)?\\?([BbQq])\\?([^?\\s]{0,200}+)\\?=");

  private final PlacedText text;
  private final PlacedText.Rewriter plain;
  private byte[] bytes;
  private int[] from;
  private int[] to;
  private int size;

  private EncodedText(PlacedText text, PlacedText.Rewriter plain) {
    this.text = text;
    this.plain = plain;
    this.bytes = new byte[text.length()];
    this.from = new int[text.length()];
    this.to = new int[text.length()];
  }

  /**
   * Text in base64 (RFC 2045, 6.8).
   *
   * @param charset the name of the charset; empty if it is not said
   */
  static PlacedText base64(PlacedText text, String charset) {
    EncodedText encoded = new EncodedText(text, text.rewriter());
    encoded.addBase64(0, text.length());
    encoded.write(charset);
    return encoded.plain.text();
  }

  /** Whether a text is in base64: nothing but its signs. */
  static boolean isBase64(PlacedText text) {
    return text.toString()
        .chars()
        .allMatch(c -> c == '=' || Character.isWhitespace(c) || SIGNS.indexOf(c) >= 0);
  }

  /** Text in quoted-printable (RFC 2045, 6.7). */
  static PlacedText quotedPrintable(PlacedText text, String charset) {
    EncodedText encoded = new EncodedText(text, text.rewriter());
    encoded.addQuoted(0, text.length(), '=');
    encoded.write(charset);
    return encoded.plain.text();
  }

  /** A value in the head of a mail, some words of which may be encoded. */
  static PlacedText ofHead(PlacedText value) {
    Matcher word = WORD.matcher(value);
    if (!word.find()) {
      return value;
    }
    PlacedText.Rewriter plain = value.rewriter();
    int past = 0;
    do {
      boolean isBehindAnother = past > 0 && value.piece(past, word.start()).isBlank();
      if (!isBehindAnother) {
        plain.keep(past, word.start());
      }
      EncodedText encoded = new EncodedText(value, plain);
      if (word.group(2).equalsIgnoreCase("b")) {
        encoded.addBase64(word.start(3), word.end(3));
      } else {
        encoded.addQuoted(word.start(3), word.end(3), '_');
      }
      encoded.write(word.group(1));
      past = word.end();
    } while (word.find());
    return plain.keep(past, value.length()).text();
  }

  private void add(int value, int start, int end) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size + 1);
      from = Arrays.copyOf(from, 2 * size + 1);
      to = Arrays.copyOf(to, 2 * size + 1);
    }
    bytes[size] = (byte) value;
    from[size] = start;
    to[size] = end;
    size++;
  }

  private void addBase64(int start, int end) {
    int bits = 0;
    int count = 0;
    int first = start;
    for (int i = start; i < end; i++) {
      int sign = SIGNS.indexOf(text.charAt(i));
      if (sign < 0) {
        continue;
      }
      bits = bits << BITS | sign;
      count += BITS;
      if (count >= Byte.SIZE) {
        count -= Byte.SIZE;
        add(bits >> count, first, i + 1);
        first = count > 0 ? i : i + 1;
      } else {
        first = i;
      }
    }
  }

  /**
   * Adds the bytes of quoted-printable.
   *
   * @param blank a sign that stands for a blank
   */
  private void addQuoted(int start, int end, char blank) {
    int i = start;
    while (i < end) {
      char c = text.charAt(i);
      int high = c == '=' && i + 2 < end ? Character.digit(text.charAt(i + 1), HEX) : -1;
      int low = high < 0 ? -1 : Character.digit(text.charAt(i + 2), HEX);
      if (low >= 0) {
        add(HEX * high + low, i, i + 3);
        i += 3;
      } else if (c == '=' && (i + 1 == end || text.charAt(i + 1) == '\n')) {
        i += 2;
      } else if (c < 0x80) {
        add(c == blank && blank != '=' ? ' ' : c, i, i + 1);
        i++;
      } else {
        byte[] ofCharacter = Character.toString(text.charAt(i)).getBytes(StandardCharsets.UTF_8);
        for (byte each : ofCharacter) {
          add(each, i, i + 1);
        }
        i++;
      }
    }
  }

  /** Writes the characters of the bytes. */
  private void write(String nameOfCharset) {
    Charset charset = charset(nameOfCharset);
    boolean holdsAscii = holdsAscii(charset);
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    ByteBuffer in = ByteBuffer.wrap(bytes, 0, size);
    CharBuffer out = CharBuffer.allocate(16);
    int first = 0;
    for (int i = 0; i < size; i++) {
      in.limit(i + 1);
      if (holdsAscii && first == i && bytes[i] >= 0) {
        in.position(i + 1);
        out.put((char) bytes[i]);
      } else {
        decoder.decode(in, out, i + 1 == size);
      }
      if (out.position() > 0) {
        String characters = out.flip().toString();
        out.clear();
        if (!characters.equals("\r")) {
          plain.write(characters, from[first], to[i]);
        }
        first = i + 1;
      }
    }
  }

  /** Whether a byte of ASCII between characters is always a character. */
  private static boolean holdsAscii(Charset charset) {
    return charset.equals(StandardCharsets.UTF_8)
        || charset.equals(StandardCharsets.US_ASCII)
        || charset.name().startsWith("ISO-8859")
        || charset.name().startsWith("windows-125");
  }

  /** The charset of a name; if it is not known, the one in which the bytes seem to be. */
  private Charset charset(String name) {
    if (name.equalsIgnoreCase("iso-2022-jp")) { // with the characters that Windows added
      return Charset.forName("x-windows-iso2022jp");
    }
    return Encoding.named(name)
        .map(Encoding::charset)
        .orElseGet(
            () ->
                EncodingGuess.of(Arrays.copyOf(bytes, size))
                    .map(EncodingGuess.Guess::charset)
                    .orElse(StandardCharsets.UTF_8));
  }
}
