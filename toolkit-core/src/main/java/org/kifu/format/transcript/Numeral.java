package org.kifu.format.transcript;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.Token.Kind;
import org.kifu.notation.WrittenScore;

/** Numbers that are more than digits: evaluations such as {@code +0.5}, scores, results. */
final class Numeral {
  private static final Pattern SIGNED = Pattern.compile("\\d+(?:[.,]\\d{1,3}(?![\\w@.]))?");
  private static final Pattern DECIMAL = Pattern.compile("\\d{1,3}\\.\\d{1,3}(?![\\w@.])");

  private Numeral() {}

  /** The end of a number that begins here behind its sign; the place itself if there is none. */
  static int signedEnd(String text, int at) {
    return end(SIGNED, text, at);
  }

  /** The end of a number with a point; the place itself if there is none. */
  static int decimalEnd(String text, int at) {
    return end(DECIMAL, text, at);
  }

  private static int end(Pattern pattern, String text, int at) {
    Matcher number = pattern.matcher(text).region(at, text.length());
    number.useTransparentBounds(true);
    return number.lookingAt() ? number.end() : at;
  }

  /** What numbers with dashes and slashes between them are. */
  static Kind joined(String text) {
    String written = text.replaceAll("[^0-9/]", "-");
    return switch (written) {
      case "1-0", "0-1", "1/2-1/2" -> Kind.NOTE;
      default -> WrittenScore.isOne(written) ? Kind.SCORE : Kind.TEXT;
    };
  }
}
