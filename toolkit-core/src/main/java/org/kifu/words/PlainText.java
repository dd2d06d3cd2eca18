package org.kifu.words;

import java.math.BigDecimal;

/** The texts and numbers of records for people, in one line. */
public final class PlainText {
  private PlainText() {}

  /**
   * The text for a terminal: line ends and tabs become spaces, other control characters are spelled
   * out.
   */
  public static String of(String text) {
    return Printable.line(text.replaceAll("[\\t\\n\\x0B\\f\\r\\u0085\\u2028\\u2029]", " "));
  }

  /**
   * The text for a record, or another file of lines that programs read: control characters and line
   * ends become spaces. Invisible marks stay, because a name should not change otherwise; use
   * {@link #of} for text that people read.
   */
  public static String blanked(String text) {
    return text.replaceAll("[\\p{Cntrl}\\u0080-\\u009F\\u2028\\u2029]", " ");
  }

  /**
   * A number without an exponent and with no more digits than needed, such as {@code 2.5} or {@code
   * 61}.
   */
  public static String of(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  /** A number of halves, such as {@code 2} or {@code 2.5}. */
  public static String ofHalves(long halves) {
    return BigDecimal.valueOf(halves * 5, 1).stripTrailingZeros().toPlainString();
  }
}
