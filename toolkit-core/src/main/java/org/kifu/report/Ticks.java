package org.kifu.report;

import java.util.Locale;
import org.jfree.chart.axis.NumberTickUnit;

/** The ticks of an axis, whole numbers written the same way in every locale. */
final class Ticks extends NumberTickUnit {
  private static final long serialVersionUID = 1;

  private final boolean signed;

  private Ticks(double size, boolean signed) {
    super(size);
    this.signed = signed;
  }

  /** Numbers with their thousands grouped. */
  static Ticks plain(double size) {
    return new Ticks(size, false);
  }

  /** Numbers with a sign before every one but zero. */
  static Ticks signed(double size) {
    return new Ticks(size, true);
  }

  @Override
  public String valueToString(double value) {
    long number = Math.round(value);
    String digits = String.format(Locale.ROOT, "%,d", Math.abs(number));
    return number < 0 ? "−" + digits : signed && number > 0 ? "+" + digits : digits;
  }
}
