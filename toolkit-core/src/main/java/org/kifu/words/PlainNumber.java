package org.kifu.words;

import java.math.BigDecimal;

/** Numbers of records for people. */
public final class PlainNumber {
  private PlainNumber() {}

  /** {@code 2.5}, {@code 61}: no exponent, no more digits than needed. */
  public static String of(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  /** A number of halves, such as {@code 2} or {@code 2.5}. */
  public static String ofHalves(long halves) {
    return BigDecimal.valueOf(halves * 5, 1).stripTrailingZeros().toPlainString();
  }
}
