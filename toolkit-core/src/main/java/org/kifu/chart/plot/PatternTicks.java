package org.kifu.chart.plot;

import java.util.Locale;
import org.jfree.chart.axis.NumberTickUnit;

/** The ticks of an axis, written by a pattern of their own in every locale. */
public final class PatternTicks extends NumberTickUnit {
  private static final long serialVersionUID = 1;

  private final String pattern;

  private PatternTicks(double size, String pattern) {
    super(size);
    this.pattern = pattern;
  }

  /** Years, whose thousands are not grouped. */
  public static PatternTicks years(double size) {
    return new PatternTicks(size, "%.0f");
  }

  /** Numbers with one decimal. */
  public static PatternTicks decimal(double size) {
    return new PatternTicks(size, "%.1f");
  }

  @Override
  public String valueToString(double value) {
    return String.format(Locale.ROOT, pattern, value);
  }
}
