package org.kifu.format.text.judge;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kifu.format.text.page.TableFile;

/** The values of all prices, in squares. */
public final class Prices {
  /** The prices of {@code prices.tsv}. */
  public static final Prices USUAL = read();

  private final Map<Price, Double> values;

  private Prices(Map<Price, Double> values) {
    this.values = Collections.unmodifiableMap(values);
  }

  private static Prices read() {
    Map<Price, Double> values = new EnumMap<>(Price.class);
    for (List<String> row : TableFile.rows(Prices.class, "prices.tsv")) {
      values.put(Price.valueOf(row.getFirst()), Double.valueOf(row.get(1)));
    }
    return new Prices(values);
  }

  /**
   * The value of a price.
   *
   * @throws IllegalStateException if the table lacks it
   */
  public double of(Price price) {
    Double value = values.get(price);
    if (value == null) {
      throw new IllegalStateException("no value of " + price);
    }
    return value;
  }

  /** The same prices but for one, for experiments. */
  public Prices with(Price price, double value) {
    Map<Price, Double> changed = new EnumMap<>(values);
    changed.put(price, value);
    return new Prices(changed);
  }
}
