package org.kifu.format.text.judge;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kifu.format.text.page.TableFile;

/** The values of all prices, in squares. */
public final class Prices {
  /** The prices of {@code prices.tsv}. */
  public static final Prices USUAL = read();

  private final double[] values;

  private Prices(double[] values) {
    this.values = values;
  }

  private static Prices read() {
    Map<Price, Double> values = new EnumMap<>(Price.class);
    for (List<String> row : TableFile.rows(Prices.class, "prices.tsv")) {
      values.put(Price.valueOf(row.getFirst()), Double.valueOf(row.get(1)));
    }
    double[] all = new double[Price.values().length];
    for (Price price : Price.values()) {
      Double value = values.get(price);
      if (value == null) {
        throw new IllegalStateException("no value of " + price);
      }
      all[price.ordinal()] = value;
    }
    return new Prices(all);
  }

  /** The value of a price. */
  public double of(Price price) {
    return values[price.ordinal()];
  }

  /** The same prices but for one, for experiments. */
  public Prices with(Price price, double value) {
    double[] changed = values.clone();
    changed[price.ordinal()] = value;
    return new Prices(changed);
  }
}
