package org.kifu.words;

import java.math.BigDecimal;

/** Numbers of records for people. */
public final class PlainNumber {
  private PlainNumber() {}

  /** {@code 2.5}, {@code 61}: no exponent, no more digits than needed. */
  public static String of(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }
}
