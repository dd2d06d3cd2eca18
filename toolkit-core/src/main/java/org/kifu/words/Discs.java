package org.kifu.words;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers of discs from hundredths of a disc, with no more decimals than needed. */
public final class Discs {
  private Discs() {}

  /** {@code 12}, {@code -0.5}, {@code 3.25}: never more digits than needed. */
  public static BigDecimal number(long centidiscs) {
    BigDecimal discs = BigDecimal.valueOf(centidiscs, 2).stripTrailingZeros();
    return discs.scale() < 0 ? discs.setScale(0) : discs;
  }

  /** The number as text. */
  public static String text(long centidiscs) {
    return number(centidiscs).toPlainString();
  }

  /** The number with two decimals. */
  public static String fixed(long centidiscs) {
    return BigDecimal.valueOf(centidiscs, 2).toPlainString();
  }

  /** The number as text, with a plus if it is more than 0. */
  public static String signed(long centidiscs) {
    return (centidiscs > 0 ? "+" : "") + text(centidiscs);
  }

  /** The number for people: whole discs if the value is exact, else one decimal. */
  public static String rounded(long centidiscs, boolean exact) {
    return BigDecimal.valueOf(centidiscs, 2)
        .setScale(exact ? 0 : 1, RoundingMode.HALF_UP)
        .toPlainString();
  }

  /** The number for people, with a plus if it is more than 0. */
  public static String signed(long centidiscs, boolean exact) {
    String rounded = rounded(centidiscs, exact);
    boolean positive = new BigDecimal(rounded).signum() > 0;
    return positive ? "+" + rounded : rounded;
  }

  /**
   * Returns the hundredths of a number in discs.
   *
   * @throws ArithmeticException if it has more than two decimals or is too large
   */
  public static int centidiscs(BigDecimal discs) {
    return discs.movePointRight(2).intValueExact();
  }
}
