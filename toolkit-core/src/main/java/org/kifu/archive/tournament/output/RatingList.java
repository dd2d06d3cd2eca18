package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.WinsDrawsLosses;
import org.kifu.archive.rating.RatingSettings.RatingSystem;
import org.kifu.archive.rating.RatingTable;
import org.kifu.archive.rating.RatingTable.Rating;
import org.kifu.archive.rating.RatingTable.RatingLine;
import org.kifu.game.GameDate;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.TextTable;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/** A list of ratings as text and CSV. */
public final class RatingList {
  /** The columns of a rating for programs, in JSON too. */
  static final List<Column<Rating>> COLUMNS =
      List.of(
          Column.number("rank", Rating::rank),
          Column.text("player", Rating::player),
          Column.number("rating", rating -> points(rating.value())),
          Column.number("margin", rating -> margin(rating.margin())),
          Column.number("games", rating -> rating.games().score().games()),
          Column.number("wins", rating -> rating.games().score().wins()),
          Column.number("draws", rating -> rating.games().score().draws()),
          Column.number("losses", rating -> rating.games().score().losses()),
          Column.text("first", rating -> date(rating.games().first())),
          Column.text("last", rating -> date(rating.games().last())),
          Column.text("active", Rating::active),
          Column.text("official", Rating::official));

  /** The columns of a rating over time. */
  private static final List<Column<RatingLine.RatingPoint>> POINTS =
      List.of(
          Column.<RatingLine.RatingPoint>text("", 10, RatingLine.RatingPoint::date).fixed(),
          Column.<RatingLine.RatingPoint>number("", 6, point -> whole(point.value())).fixed(),
          Column.text(
              "", point -> point.margin().isPresent() ? "± " + margin(point.margin()) : ""));

  private RatingList() {}

  /**
   * Writes the list for people, and the ratings over time. For a fit to the whole history, the list
   * has only the active players. The method flushes {@code out} and leaves it open.
   */
  public static void writeText(RatingTable table, Words words, Writer out) throws IOException {
    out.write(head(table, words) + "\n\n");
    boolean isFit = table.settings().system() == RatingSystem.HISTORY;
    List<Rating> shown = table.ratings().stream().filter(each -> !isFit || each.active()).toList();
    out.write(TextTable.of(columns(words), shown).toString());
    int left = table.ratings().size() - shown.size();
    if (left > 0) {
      out.write("\n" + words.filled("rating.left", Integer.toString(left)) + "\n");
    }
    for (RatingLine line : table.lines()) {
      out.write("\n" + PlainText.of(line.player()) + "\n");
      TextTable<RatingLine.RatingPoint> points = new TextTable<>("  ", POINTS);
      line.points().forEach(points::add);
      out.write(points.body());
    }
    out.flush();
  }

  private static String head(RatingTable table, Words words) {
    String date = table.asOf().toString();
    String kind = words.of("rating." + table.settings().system().label());
    String sum =
        words.filled(
            "rating.title", Integer.toString(table.players()), Integer.toString(table.games()));
    return words.filled(
        "named",
        date.isEmpty() ? kind : words.filled("rating.dated", kind, date),
        table.counted() == table.games()
            ? sum
            : words.filled("rating.counted", sum, Integer.toString(table.counted())));
  }

  private static List<Column<Rating>> columns(Words words) {
    return List.of(
        number(words, "rank", 4, Rating::rank),
        number(words, "rating", 6, rating -> whole(rating.value())),
        number(
            words,
            "margin",
            6,
            rating -> rating.margin().isPresent() ? whole(rating.margin().getAsDouble()) : ""),
        number(words, "games", 5, rating -> rating.games().score().games()),
        number(words, "score", 7, rating -> String.format(Locale.ROOT, "%.1f", score(rating))),
        Column.<Rating>text(words.of("rating.last"), 10, rating -> rating.games().last()).fixed(),
        Column.text(words.of("rating.player"), rating -> PlainText.of(rating.player())));
  }

  private static Column<Rating> number(
      Words words, String key, int width, Function<Rating, Object> cell) {
    return Column.number(words.of("rating." + key), width, cell).fixed();
  }

  private static String whole(double value) {
    return String.format(Locale.ROOT, "%.0f", value);
  }

  /** The share of the points, 0 to 100. */
  private static double score(Rating rating) {
    WinsDrawsLosses score = rating.games().score();
    return score.games() == 0 ? 0 : 100.0 * (score.halfPoints() / 2.0) / score.games();
  }

  /**
   * Writes a row for each player, without the ratings over time; flushes {@code out} and leaves it
   * open.
   */
  public static void writeCsv(RatingTable table, Writer out) throws IOException {
    CsvRows.write(COLUMNS, table.ratings(), out);
  }

  /** A rating with one decimal: {@code 1723.4}. */
  static BigDecimal points(double value) {
    return new BigDecimal(String.format(Locale.ROOT, "%.1f", value));
  }

  /** A margin with one decimal; null if there is none. */
  static @Nullable BigDecimal margin(OptionalDouble margin) {
    return margin.isPresent() ? points(margin.getAsDouble()) : null;
  }

  /** A date as text; null if it is not known. */
  static @Nullable String date(GameDate date) {
    return date.toString().isEmpty() ? null : date.toString();
  }
}
