package org.kifu.opening.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Value;
import org.kifu.board.Disc;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningMove;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.Trap;
import org.kifu.table.Column;
import org.kifu.table.Unit;
import org.kifu.words.Discs;

/** The columns of a table of openings, for every form that has columns. */
public final class OpeningColumns {
  static final Column<OpeningMove> PLY = Column.of("ply", Unit.INTEGER, OpeningMove::ply);
  static final Column<OpeningMove> LINE = Column.text("line", OpeningMove::line);
  static final Column<OpeningMove> NAME = Column.text("name", move -> move.name().name());
  static final Column<OpeningMove> MOVE = Column.text("move", OpeningMove::move);
  static final Column<OpeningMove> REACHED = Column.text("reached", move -> move.reached().name());
  static final Column<OpeningMove> MOVER = Column.text("mover", move -> move.mover().label());

  /** The columns of the other names of the two positions. */
  static final List<Column<OpeningMove>> ALIASES =
      List.of(
          Column.text("aliases", move -> move.name().others()),
          Column.text("reached_aliases", move -> move.reached().others()));

  /** The columns of the distribution of the final disc differences. */
  static final List<Column<ResultsByYear>> QUARTILES =
      List.of(
          quartile("lower_quartile_black_disc_diff", 1),
          quartile("median_black_disc_diff", 2),
          quartile("upper_quartile_black_disc_diff", 3));

  /** The columns of the cost of losing answers to a move. */
  static final List<Column<Trap>> TRAP =
      List.of(
          Column.of("loss_discs", Unit.DECIMAL, Trap::lossDiscs),
          Column.of("index", Unit.DECIMAL, Trap::index));

  /** The columns of the engine's value for black and its reliability. */
  static final List<Column<Value>> VALUE =
      List.of(
          Column.of("black_disc_diff", Unit.DECIMAL, value -> Discs.number(value.centidiscs())),
          Column.text("confidence", value -> value.confidence().label()),
          Column.of("confidence_percent", Unit.INTEGER, Value::confidencePercent),
          Column.of("depth", Unit.INTEGER, Value::depth));

  /** All columns in order. */
  public static final List<Column<OpeningRow>> ALL =
      ResultColumns.joined(
          of(PLY, LINE, NAME, MOVE),
          of(ResultColumns.ALL, OpeningRow::stats),
          of(REACHED, MOVER),
          List.of(ResultColumns.SMALL_SAMPLE.from(OpeningRow::stats)),
          of(QUARTILES, row -> row.history().results()),
          List.of(
              of("theory_games", Unit.LONG, row -> row.history().theory().games()),
              of("mean_theory_black_disc_diff", Unit.DECIMAL, OpeningColumns::theory),
              of("first_year", Unit.INTEGER, row -> year(row.history().results().firstYear())),
              of("last_year", Unit.INTEGER, row -> year(row.history().results().lastYear())),
              of("first_player", Unit.TEXT, row -> player(row, row.mover())),
              of("first_opponent", Unit.TEXT, row -> player(row, row.mover().opponent())),
              of("first_event", Unit.TEXT, row -> first(row).event()),
              of("trap_share", Unit.DECIMAL, row -> row.trap().map(Trap::share).orElse(null))),
          of("trap_", TRAP, row -> row.trap().orElse(null)),
          List.of(of("half_life_years", Unit.INTEGER, OpeningColumns::halfLife)),
          of("engine_", VALUE, row -> row.value().orElse(null)),
          of(ALIASES));

  private OpeningColumns() {}

  private static Column<ResultsByYear> quartile(String name, int quarters) {
    return Column.of(name, Unit.INTEGER, results -> results.discDiffQuantile(quarters, 4));
  }

  private static Column<OpeningRow> of(
      String name, Unit unit, Function<OpeningRow, ? extends @Nullable Object> cell) {
    return Column.of(name, unit, cell);
  }

  /** Columns for any move, as columns for one kind of move. */
  @SafeVarargs
  static <R extends OpeningMove> List<Column<R>> of(Column<OpeningMove>... columns) {
    List<Column<R>> some = new ArrayList<>();
    for (Column<OpeningMove> column : columns) {
      some.add(column.from(row -> row));
    }
    return some;
  }

  static <R extends OpeningMove> List<Column<R>> of(List<Column<OpeningMove>> columns) {
    return of(columns, row -> row);
  }

  private static <P, R> List<Column<R>> of(
      List<Column<P>> columns, Function<R, ? extends @Nullable P> part) {
    return of("", columns, part);
  }

  private static <P, R> List<Column<R>> of(
      String prefix, List<Column<P>> columns, Function<R, ? extends @Nullable P> part) {
    return columns.stream()
        .map(column -> column.named(prefix + column.name()).<R>from(part))
        .toList();
  }

  private static @Nullable Object theory(OpeningRow row) {
    return row.history().theory().games() == 0 ? null : row.history().theory().meanBlackDiscDiff();
  }

  private static @Nullable Integer halfLife(OpeningRow row) {
    return row.halfLifeYears().isPresent() ? row.halfLifeYears().getAsInt() : null;
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
