package org.kifu.notation;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.kifu.source.LookAlikeLetters;

/**
 * Ways to write squares that readers of plain text do not take, as plain squares. They show moves
 * that nobody reads.
 */
final class OtherWriting {
  /** Of a page, and without a square; what stands between two of them may be one. */
  private static final Pattern TAG = Pattern.compile("</?[a-zA-Z][^<>\\d]{0,200}+>");

  /** A move of SGF in letters alone. */
  private static final Pattern LETTERS = Pattern.compile("(?<![A-Za-z])[BW]\\[([a-h])([a-h])\\]");

  private OtherWriting() {}

  /** The text with plain squares for others; a line of tags alone is one. */
  static String plain(String text) {
    String signs = hasZeros(text) ? withoutZeros(text) : text;
    String words = signs.indexOf('<') < 0 ? signs : TAG.matcher(signs).replaceAll(" ");
    String plain = words.isBlank() && !text.isBlank() ? "<>" : LookAlikeLetters.latin(words);
    return plain.indexOf('[') < 0 ? plain : LETTERS.matcher(plain).replaceAll(OtherWriting::square);
  }

  private static String square(MatchResult letters) {
    return letters.group(1) + (letters.group(2).charAt(0) - 'a' + 1);
  }

  private static boolean hasZeros(String text) {
    for (int i = 0; i < text.length(); i++) {
      if ((text.charAt(i) & 0xFF) == 0) {
        return true;
      }
    }
    return false;
  }

  /** UTF-16 that is read byte by byte, or one byte beside its characters. */
  private static String withoutZeros(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isTurned = c > 0 && (c & 0xFF) == 0 && c >> 8 < 0x7F;
      if (c != 0) {
        plain.append(isTurned ? (char) (c >> 8) : c);
      }
    }
    return plain.toString();
  }
}
