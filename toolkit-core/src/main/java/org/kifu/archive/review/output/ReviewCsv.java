package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReview.PhaseReview;
import org.kifu.archive.review.PlayerReview.ReviewGroup;
import org.kifu.archive.review.PlayerReview.TimeBand;
import org.kifu.archive.review.ReviewStats;
import org.kifu.archive.review.ReviewStats.Results;
import org.kifu.board.Disc;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;

/**
 * The review of a player as one CSV table, with a row for all games, and for each colour, phase,
 * opening, opponent, year and band of times. The first column gives the kind of the row; phases and
 * times have no results.
 */
public final class ReviewCsv {
  private static final List<Column<Row>> COLUMNS = columns();

  private final CsvRows<Row> rows;

  /** A row of games or, without results, of moves. */
  private record Row(String section, String name, Optional<ReviewGroup> group, MoveStats moves) {
    Row(String section, ReviewGroup group) {
      this(section, group.name(), Optional.of(group), group.stats().moves());
    }

    Row(String section, String name, MoveStats moves) {
      this(section, name, Optional.empty(), moves);
    }
  }

  private ReviewCsv(CsvRows<Row> rows) {
    this.rows = rows;
  }

  private static List<Column<Row>> columns() {
    List<Column<Row>> columns = new ArrayList<>();
    columns.add(Column.text("section", Row::section));
    columns.add(Column.text("name", Row::name));
    columns.add(ofResults("games", Results::games));
    columns.add(ofResults("wins", results -> results.known().wins()));
    columns.add(ofResults("draws", results -> results.known().draws()));
    columns.add(ofResults("losses", results -> results.known().losses()));
    columns.add(ofResults("unknown_results", Results::unknown));
    columns.add(ofResults("score", results -> cell(ReviewNumbers.score(results))));
    columns.add(ofResults("mean_disc_diff", results -> cell(ReviewNumbers.discDiff(results))));
    for (Column<MoveStats> column : ReviewNumbers.MOVES) {
      columns.add(Column.of(column.name(), column.unit(), row -> column.of(row.moves)));
    }
    columns.add(
        Column.text("small_sample", row -> row.group.<Object>map(ReviewGroup::isSmall).orElse("")));
    return List.copyOf(columns);
  }

  private static Column<Row> ofResults(String name, Function<Results, Object> cell) {
    return Column.number(
        name, row -> row.group.map(group -> cell.apply(group.stats().results())).orElse(""));
  }

  /** Writes the table; flushes {@code out} and leaves it open. */
  public static void write(PlayerReview review, Writer out) throws IOException {
    ReviewCsv csv = new ReviewCsv(new CsvRows<>(COLUMNS, out));
    csv.add("all", new ReviewGroup(review.name(), review.all()));
    csv.add("opponents", new ReviewGroup("", review.opponents()));
    for (Disc side : Disc.values()) {
      ReviewStats stats = review.colours().get(side);
      if (stats != null) {
        csv.add("colour", new ReviewGroup(side.label(), stats));
      }
    }
    for (PhaseReview phase : review.phases()) {
      csv.rows.add(new Row("phase", phase.phase().label(), phase.own()));
      csv.rows.add(new Row("phase_opponents", phase.phase().label(), phase.opponents()));
    }
    csv.addAll("opening", review.openings());
    csv.addAll("opponent", review.meetings());
    csv.addAll("year", review.years());
    for (TimeBand band : review.times()) {
      csv.rows.add(new Row("time", Integer.toString(band.fromSeconds()), band.moves()));
    }
    csv.rows.flush();
  }

  private void addAll(String section, List<ReviewGroup> groups) throws IOException {
    for (ReviewGroup group : groups) {
      add(section, group);
    }
  }

  private void add(String section, ReviewGroup group) throws IOException {
    rows.add(new Row(section, group));
  }

  private static Object cell(Optional<BigDecimal> number) {
    return number.<Object>map(known -> known).orElse("");
  }
}
