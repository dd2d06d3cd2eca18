package org.kifu.source.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
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

  private StatedEncoding() {}

  /**
   * Whether bytes may be in an encoding.
   *
   * @param end matches where the text in this encoding ends
   */
  static boolean isTrueOf(byte[] bytes, Pattern end, Encoding stated) {
    byte[] text = upTo(end, bytes);
    int high = highBytes(text);
    if (high == 0) {
      return true;
    }
    boolean isUtf8 = isUtf8(text);
    if (stated == Encoding.USUAL) {
      return isUtf8;
    }
    boolean isOneByte = stated.charset().newEncoder().maxBytesPerChar() <= 1;
    boolean isClear = isUtf8 && (isOneByte || high >= FEWEST_BYTES);
    return !isClear && !stated.charset().equals(StandardCharsets.US_ASCII);
  }

  /** The bytes before the end of the text; a character that is cut off is left out. */
  private static byte[] upTo(Pattern end, byte[] bytes) {
    Matcher found = end.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
    int to = found.find() ? found.start() : bytes.length;
    while (to > 0 && bytes[to - 1] < 0) {
      to--;
    }
    return Arrays.copyOf(bytes, to);
  }

  private static int highBytes(byte[] text) {
    int count = 0;
    for (byte each : text) {
      count += each < 0 ? 1 : 0;
    }
    return count;
  }

  private static boolean isUtf8(byte[] text) {
    return DecodedText.utf8(text, text.length).isPresent();
  }
}
