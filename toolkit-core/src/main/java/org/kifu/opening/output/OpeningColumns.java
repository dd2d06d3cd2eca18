package org.kifu.opening.output;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Value;
import org.kifu.board.Disc;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.Trap;
import org.kifu.table.Column;
import org.kifu.table.Unit;
import org.kifu.words.Discs;

/** The columns of a table of openings, for every form that has columns. */
public final class OpeningColumns {
  /** All columns in their order. */
  public static final List<Column<OpeningRow>> ALL =
      List.of(
          of("ply", Unit.INTEGER, OpeningRow::ply),
          of("line", Unit.TEXT, OpeningRow::line),
          of("name", Unit.TEXT, row -> row.name().name()),
          of("move", Unit.TEXT, OpeningRow::move),
          of("games", Unit.LONG, row -> row.stats().games()),
          of("black_wins", Unit.LONG, row -> row.stats().blackWins()),
          of("draws", Unit.LONG, row -> row.stats().draws()),
          of("white_wins", Unit.LONG, row -> row.stats().whiteWins()),
          of("black_score", Unit.DECIMAL, row -> row.stats().blackScore()),
          of("black_score_low", Unit.DECIMAL, row -> row.stats().blackScoreLow()),
          of("black_score_high", Unit.DECIMAL, row -> row.stats().blackScoreHigh()),
          of("mean_black_disc_diff", Unit.DECIMAL, row -> row.stats().meanBlackDiscDiff()),
          of("reached", Unit.TEXT, row -> row.reached().name()),
          of("mover", Unit.TEXT, row -> row.mover().label()),
          of("small_sample", Unit.FLAG, row -> row.stats().isSmallSample()),
          of("lower_quartile_black_disc_diff", Unit.INTEGER, row -> quantile(row, 1)),
          of("median_black_disc_diff", Unit.INTEGER, row -> quantile(row, 2)),
          of("upper_quartile_black_disc_diff", Unit.INTEGER, row -> quantile(row, 3)),
          of("theory_games", Unit.LONG, row -> row.history().theory().games()),
          of("mean_theory_black_disc_diff", Unit.DECIMAL, OpeningColumns::theory),
          of("first_year", Unit.INTEGER, row -> year(row.history().results().firstYear())),
          of("last_year", Unit.INTEGER, row -> year(row.history().results().lastYear())),
          of("first_player", Unit.TEXT, row -> player(row, row.mover())),
          of("first_opponent", Unit.TEXT, row -> player(row, row.mover().opponent())),
          of("first_event", Unit.TEXT, row -> first(row).event()),
          of("trap_share", Unit.DECIMAL, row -> row.trap().map(Trap::share).orElse(null)),
          of("trap_loss_discs", Unit.DECIMAL, row -> lossDiscs(row)),
          of("trap_index", Unit.DECIMAL, row -> row.trap().map(Trap::index).orElse(null)),
          of("half_life_years", Unit.INTEGER, OpeningColumns::halfLife),
          of("engine_black_disc_diff", Unit.DECIMAL, OpeningColumns::engine),
          of("engine_confidence", Unit.TEXT, row -> value(row, OpeningColumns::confidence)),
          of(
              "engine_confidence_percent",
              Unit.INTEGER,
              row -> value(row, Value::confidencePercent)),
          of("engine_depth", Unit.INTEGER, row -> value(row, Value::depth)),
          of("aliases", Unit.TEXT, row -> row.name().others()),
          of("reached_aliases", Unit.TEXT, row -> row.reached().others()));

  private OpeningColumns() {}

  private static Column<OpeningRow> of(
      String name, Unit unit, Function<OpeningRow, ? extends @Nullable Object> cell) {
    return Column.of(name, unit, cell);
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
}
