package org.kifu.export;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import org.kifu.opening.OpeningRow;

/**
 * A column of a table of openings, for every form that has columns.
 *
 * @param header the name in the header, snake case
 * @param type the type of the values: {@code Integer}, {@code Long}, {@code String}, or {@code
 *     BigDecimal} with four decimals
 * @param value the value in a row
 */
public record OpeningColumn(String header, Class<?> type, Function<OpeningRow, ?> value) {
  /** All columns in their order. */
  public static final List<OpeningColumn> ALL =
      List.of(
          of("ply", Integer.class, OpeningRow::ply),
          of("line", String.class, OpeningRow::line),
          of("name", String.class, OpeningRow::name),
          of("move", String.class, OpeningRow::move),
          of("games", Long.class, row -> row.stats().games()),
          of("black_wins", Long.class, row -> row.stats().blackWins()),
          of("draws", Long.class, row -> row.stats().draws()),
          of("white_wins", Long.class, row -> row.stats().whiteWins()),
          of("black_score", BigDecimal.class, row -> row.stats().blackScore()),
          of("black_score_low", BigDecimal.class, row -> row.stats().blackScoreLow()),
          of("black_score_high", BigDecimal.class, row -> row.stats().blackScoreHigh()),
          of("mean_black_disc_diff", BigDecimal.class, row -> row.stats().meanBlackDiscDiff()),
          of("reached", String.class, OpeningRow::reached));

  private static <T> OpeningColumn of(String header, Class<T> type, Function<OpeningRow, T> value) {
    return new OpeningColumn(header, type, value);
  }

  /** The value in this row. */
  public Object of(OpeningRow row) {
    return value.apply(row);
  }
}
