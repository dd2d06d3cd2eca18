package org.kifu.chart.plot;

import java.util.Locale;
import org.jfree.chart.axis.NumberTickUnit;

/** The ticks of an axis, with numbers that look the same in every locale. */
public final class Ticks extends NumberTickUnit {
  private static final long serialVersionUID = 1;

  private final String positive;
  private final String negative;
  private final String digits;

  private Ticks(double size, String positive, String negative, String digits) {
    super(size);
    this.positive = positive;
    this.negative = negative;
    this.digits = digits;
  }

  /** Numbers with their thousands grouped. */
  public static Ticks plain(double size) {
    return new Ticks(size, "", "−", "%,.0f");
  }

  /** Numbers with a sign before each except zero. */
  public static Ticks signed(double size) {
    return new Ticks(size, "+", "−", "%,.0f");
  }

  /** Numbers without a sign, for an axis that extends to both sides of zero. */
  public static Ticks unsigned(double size) {
    return new Ticks(size, "", "", "%,.0f");
  }

  /** Years. */
  public static Ticks years(double size) {
    return new Ticks(size, "", "−", "%.0f");
  }

  /** Numbers with one decimal. */
  public static Ticks decimal(double size) {
    return new Ticks(size, "", "−", "%.1f");
  }

  @Override
  public String valueToString(double value) {
    String number = String.format(Locale.ROOT, digits, Math.abs(value));
    boolean isZero = number.chars().allMatch(each -> each == '0' || each == '.');
    return (isZero ? "" : value < 0 ? negative : positive) + number;
  }
}
