package org.kifu.source.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.kifu.source.Encoding;

/**
 * A comparison of the encoding that a text states with its bytes. Bytes that are not UTF-8
 * contradict UTF-8, and bytes above 127 contradict ASCII. Bytes of UTF-8 contradict any other
 * encoding: in one with a byte a character, they would be odd signs; in one with several, they must
 * be more than chance gives.
 */
final class StatedEncoding {
  /** A character of three bytes or more, or several of two, are not chance. */
  private static final int FEWEST_BYTES = 3;

  /** The greatest length of the sign of an end. */
  private static final int SIGN = 32;

  private StatedEncoding() {}

  /**
   * Whether bytes may be in an encoding. Most texts are ASCII up to the end of the statement, so
   * that they are only passed over.
   *
   * @param bytes a buffer, of which some bytes are examined
   * @param end matches where the text in this encoding ends, from an opening bracket on
   */
  static boolean isTrueOf(byte[] bytes, int from, int to, Pattern end, Encoding stated) {
    int high = 0;
    int at = from;
    while (at < to && !(bytes[at] == '(' && isEnd(bytes, at, to, end))) {
      high += bytes[at] < 0 ? 1 : 0;
      at++;
    }
    return high == 0 || isTrueOf(whole(bytes, from, at), high, stated);
  }

  private static boolean isEnd(byte[] bytes, int at, int to, Pattern end) {
    int length = Math.min(SIGN, to - at);
    return end.matcher(new String(bytes, at, length, StandardCharsets.ISO_8859_1)).lookingAt();
  }

  private static boolean isTrueOf(byte[] text, int high, Encoding stated) {
    boolean isUtf8 = DecodedText.utf8(text, text.length).isPresent();
    if (stated == Encoding.USUAL) {
      return isUtf8;
    }
    boolean isOneByte = stated.charset().newEncoder().maxBytesPerChar() <= 1;
    boolean isClear = isUtf8 && (isOneByte || high >= FEWEST_BYTES);
    return !isClear && !stated.charset().equals(StandardCharsets.US_ASCII);
  }

  /** The bytes without a character that may be cut off at their end. */
  private static byte[] whole(byte[] bytes, int from, int to) {
    int end = to;
    while (end > from && bytes[end - 1] < 0) {
      end--;
    }
    return Arrays.copyOfRange(bytes, from, end);
  }
}
