package org.kifu.format;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Ways to write squares that readers of plain text do not take, as plain squares. By them moves are
 * seen that nobody reads.
 */
final class OtherWriting {
  /** A move of SGF whose rank is a letter too. */
  private static final Pattern LETTERS =
      Pattern.compile("([BW]\\s*+\\[\\s*+[a-h])([a-h])(?=\\s*+])");

  /** A tag of HTML around a cell or a piece of text. */
  private static final Pattern TAG =
      Pattern.compile("(?i)</?(?:td|tr|th|b|i|p|br|li|span|div)\\b[^<>]{0,200}+>");

  private OtherWriting() {}

  /** The text, with plain squares for others; its length may change. */
  static String plain(String text) {
    String plain = hasZeros(text) ? withoutZeros(text) : text;
    plain = plain.indexOf('[') >= 0 ? withRanks(plain) : plain;
    return plain.indexOf('<') >= 0 ? TAG.matcher(plain).replaceAll(" ") : plain;
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

  private static String withRanks(String text) {
    Matcher move = LETTERS.matcher(text);
    return move.replaceAll(found -> found.group(1) + (char) (found.group(2).charAt(0) - 'a' + '1'));
  }
}
