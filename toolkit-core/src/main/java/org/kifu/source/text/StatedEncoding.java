package org.kifu.source.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.kifu.source.Encoding;

/**
 * A comparison of the encoding that a text states with its bytes. Bytes that are not UTF-8
 * contradict UTF-8, and bytes above 127 contradict ASCII. Bytes that are not characters of an
 * encoding with several bytes contradict it. Bytes of UTF-8 contradict any other encoding: in one
 * with a byte a character, they would be odd signs; in one with several, they must be more than
 * chance gives.
 */
final class StatedEncoding {
  /** A character of three bytes or more, or several of two, are not chance. */
  private static final int FEWEST_BYTES = 3;

  /** The greatest length of the sign of an end. */
  private static final int SIGN = 32;

  /** The number of characters that are decoded at a time. */
  private static final int DECODED = 1 << 10;

  /** The most bytes of a character of UTF-8. */
  private static final int LONGEST = 4;

  private StatedEncoding() {}

  /**
   * The bytes of a text up to its end, or up to the last whole character of UTF-8 in a buffer.
   *
   * @param bytes a buffer, of which some bytes are examined
   * @param end matches where the text ends, from an opening bracket on
   * @param isAll whether nothing comes after the buffer
   */
  static byte[] part(byte[] bytes, int from, int to, Pattern end, boolean isAll) {
    int at = from;
    while (at < to && !(bytes[at] == '(' && isEnd(bytes, at, to, end))) {
      at++;
    }
    return Arrays.copyOfRange(bytes, from, at < to || isAll ? at : whole(bytes, from, to));
  }

  private static boolean isEnd(byte[] bytes, int at, int to, Pattern end) {
    int length = Math.min(SIGN, to - at);
    return end.matcher(new String(bytes, at, length, StandardCharsets.ISO_8859_1)).lookingAt();
  }

  /** The index before a character that is cut off at the end, or else the end. */
  private static int whole(byte[] bytes, int from, int to) {
    int first = to - 1;
    while (first > from && first > to - LONGEST && (bytes[first] & 0xC0) == 0x80) {
      first--;
    }
    int length = first < from ? 0 : Integer.numberOfLeadingZeros(~bytes[first] << 24);
    return length > to - first ? first : to;
  }

  /**
   * Whether bytes may be in an encoding. Most texts are ASCII, so that they are only passed over.
   */
  static boolean isTrueOf(byte[] text, Encoding stated) {
    int high = 0;
    for (byte each : text) {
      high += each < 0 ? 1 : 0;
    }
    return high == 0 || isTrueOf(text, high, stated);
  }

  private static boolean isTrueOf(byte[] text, int high, Encoding stated) {
    boolean isUtf8 = DecodedText.utf8(text, text.length).isPresent();
    if (stated == Encoding.USUAL) {
      return isUtf8;
    }
    boolean isOneByte = stated.charset().newEncoder().maxBytesPerChar() <= 1;
    boolean isClear = isUtf8 && (isOneByte || high >= FEWEST_BYTES);
    return !isClear
        && !stated.charset().equals(StandardCharsets.US_ASCII)
        && (isOneByte || isOfCharacters(text, stated));
  }

  /**
   * Whether bytes are characters of several bytes, apart from some that Java does not know: these
   * have no byte of ASCII in them.
   */
  private static boolean isOfCharacters(byte[] text, Encoding stated) {
    CharsetDecoder decoder =
        stated
            .charset()
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer bytes = ByteBuffer.wrap(text);
    CharBuffer characters = CharBuffer.allocate(DECODED);
    CoderResult result = decoder.decode(bytes, characters, false);
    while (!result.isUnderflow()) {
      if (result.isError() && !isUnknownCharacter(bytes, result)) {
        return false;
      }
      bytes.position(bytes.position() + (result.isError() ? result.length() : 0));
      characters.clear();
      result = decoder.decode(bytes, characters, false);
    }
    return true;
  }

  private static boolean isUnknownCharacter(ByteBuffer bytes, CoderResult result) {
    int at = bytes.position();
    return result.isUnmappable()
        && IntStream.range(at, at + result.length()).allMatch(i -> bytes.get(i) < 0);
  }

  /** The name of the encoding in which text is read, or of both if only some lines are UTF-8. */
  static String nameOf(byte[] text, Encoding encoding) {
    if (!encoding.isOpen()) {
      return encoding.name();
    }
    String other =
        encoding == Encoding.USUAL ? StandardCharsets.ISO_8859_1.name() : encoding.name();
    Set<String> names = new TreeSet<>();
    for (String line : new String(text, StandardCharsets.ISO_8859_1).split("[\\r\\n]", -1)) {
      byte[] bytes = line.getBytes(StandardCharsets.ISO_8859_1);
      if (!DecodedText.isAscii(bytes, bytes.length, encoding)) {
        names.add(
            DecodedText.utf8(bytes, bytes.length).isPresent() ? Encoding.USUAL.name() : other);
      }
    }
    return names.isEmpty() ? encoding.name() : String.join(" and ", names);
  }
}
