package org.kifu.opening.output;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Value;
import org.kifu.board.Disc;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.TheorySum;
import org.kifu.opening.Trap;
import org.kifu.words.Discs;

/**
 * A column of a table of openings, for every form that has columns.
 *
 * @param header the name in the header, snake case
 * @param type the type of the values: {@code Boolean}, {@code Integer}, {@code Long}, {@code
 *     String}, or {@code BigDecimal} with four decimals at most
 * @param value the value in a row, or null
 */
public record OpeningColumn(
    String header, Class<?> type, Function<OpeningRow, ? extends @Nullable Object> value) {
  /** All columns in their order. */
  public static final List<OpeningColumn> ALL =
      List.of(
          of("ply", Integer.class, OpeningRow::ply),
          of("line", String.class, OpeningRow::line),
          of("name", String.class, row -> row.name().name()),
          of("move", String.class, OpeningRow::move),
          of("games", Long.class, row -> row.stats().games()),
          of("black_wins", Long.class, row -> row.stats().blackWins()),
          of("draws", Long.class, row -> row.stats().draws()),
          of("white_wins", Long.class, row -> row.stats().whiteWins()),
          of("black_score", BigDecimal.class, row -> row.stats().blackScore()),
          of("black_score_low", BigDecimal.class, row -> row.stats().blackScoreLow()),
          of("black_score_high", BigDecimal.class, row -> row.stats().blackScoreHigh()),
          of("mean_black_disc_diff", BigDecimal.class, row -> row.stats().meanBlackDiscDiff()),
          of("reached", String.class, row -> row.reached().name()),
          of("mover", String.class, row -> row.mover() == Disc.BLACK ? "black" : "white"),
          of("small_sample", Boolean.class, row -> row.stats().isSmallSample()),
          of("lower_quartile_black_disc_diff", Integer.class, row -> quantile(row, 1)),
          of("median_black_disc_diff", Integer.class, row -> quantile(row, 2)),
          of("upper_quartile_black_disc_diff", Integer.class, row -> quantile(row, 3)),
          of("theory_games", Long.class, row -> row.history().theory().games()),
          of("mean_theory_black_disc_diff", BigDecimal.class, OpeningColumn::theory),
          of("first_year", Integer.class, row -> year(row.history().results().firstYear())),
          of("last_year", Integer.class, row -> year(row.history().results().lastYear())),
          of("first_player", String.class, row -> player(row, row.mover())),
          of("first_opponent", String.class, row -> player(row, row.mover().opponent())),
          of("first_event", String.class, row -> first(row).event()),
          of("trap_share", BigDecimal.class, row -> row.trap().map(Trap::share).orElse(null)),
          of("trap_loss_discs", BigDecimal.class, row -> lossDiscs(row)),
          of("trap_index", BigDecimal.class, row -> row.trap().map(Trap::index).orElse(null)),
          of("half_life_years", Integer.class, OpeningColumn::halfLife),
          of("engine_black_disc_diff", BigDecimal.class, OpeningColumn::engine),
          of("engine_confidence", String.class, row -> value(row, OpeningColumn::confidence)),
          of(
              "engine_confidence_percent",
              Integer.class,
              row -> value(row, Value::confidencePercent)),
          of("engine_depth", Integer.class, row -> value(row, Value::depth)),
          of("aliases", String.class, row -> row.name().others()),
          of("reached_aliases", String.class, row -> row.reached().others()));

  private static <T extends @Nullable Object> OpeningColumn of(
      String header, Class<?> type, Function<OpeningRow, T> value) {
    return new OpeningColumn(header, type, value);
  }

  private static int quantile(OpeningRow row, int quarters) {
    return row.history().results().discDiffQuantile(quarters, 4);
  }

  private static @Nullable BigDecimal theory(OpeningRow row) {
    TheorySum theory = row.history().theory();
    return theory.games() == 0 ? null : theory.meanBlackDiscDiff();
  }

  private static @Nullable BigDecimal lossDiscs(OpeningRow row) {
    return row.trap().map(Trap::lossDiscs).orElse(null);
  }

  private static @Nullable Integer halfLife(OpeningRow row) {
    return row.halfLifeYears().isPresent() ? row.halfLifeYears().getAsInt() : null;
  }

  private static @Nullable BigDecimal engine(OpeningRow row) {
    return value(row, value -> Discs.number(value.centidiscs()));
  }

  private static String confidence(Value value) {
    return value.confidence().label();
  }

  private static <T> @Nullable T value(OpeningRow row, Function<Value, T> fact) {
    return row.value().map(fact).orElse(null);
  }

  private static @Nullable Integer year(int year) {
    return year == 0 ? null : year;
  }

  private static String player(OpeningRow row, Disc side) {
    return first(row).player(side);
  }

  private static FirstGame first(OpeningRow row) {
    return Objects.requireNonNull(row.history().first(), "a row has a game");
  }

  /** The value in this row; null where there is none. */
  public @Nullable Object of(OpeningRow row) {
    return value.apply(row);
  }
}
