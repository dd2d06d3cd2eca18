package org.kifu.report;

import java.util.Locale;
import org.jfree.chart.axis.NumberTickUnit;

/** The ticks of an axis, whole numbers written the same way in every locale. */
final class Ticks extends NumberTickUnit {
  private static final long serialVersionUID = 1;

  private final boolean signed;
  private final boolean grouped;

  private Ticks(double size, boolean signed, boolean grouped) {
    super(size);
    this.signed = signed;
    this.grouped = grouped;
  }

  /** Numbers with their thousands grouped. */
  static Ticks plain(double size) {
    return new Ticks(size, false, true);
  }

  /** Numbers with a sign before every one but zero. */
  static Ticks signed(double size) {
    return new Ticks(size, true, true);
  }

  /** Years. */
  static Ticks years(double size) {
    return new Ticks(size, false, false);
  }

  @Override
  public String valueToString(double value) {
    long number = Math.round(value);
    String digits = String.format(Locale.ROOT, grouped ? "%,d" : "%d", Math.abs(number));
    return number < 0 ? "−" + digits : signed && number > 0 ? "+" + digits : digits;
  }
}
