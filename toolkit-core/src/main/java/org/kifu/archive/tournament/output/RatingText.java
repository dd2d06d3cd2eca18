package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import org.kifu.archive.rating.Rating;
import org.kifu.archive.rating.RatingLine;
import org.kifu.archive.rating.RatingSystem;
import org.kifu.archive.rating.RatingTable;
import org.kifu.table.Cells;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/** Ratings for people; of a fit to the whole history those of active players. */
public final class RatingText {
  private static final List<String> COLUMNS =
      List.of("rank", "rating", "margin", "games", "score", "last", "player");

  /** The room that columns need for their numbers; names may need more. */
  private static final List<Integer> LEAST = List.of(4, 6, 6, 5, 7, 10, 0);

  /** The first column of text behind those of numbers. */
  private static final int TEXT = 5;

  private RatingText() {}

  /** Writes the list, and the ratings over time; {@code out} is flushed and stays open. */
  public static void write(RatingTable table, Words words, Writer out) throws IOException {
    out.write(head(table, words) + "\n\n");
    boolean isFit = table.settings().system() == RatingSystem.HISTORY;
    List<Rating> shown = table.ratings().stream().filter(each -> !isFit || each.active()).toList();
    List<String> names = COLUMNS.stream().map(key -> words.of("rating." + key)).toList();
    out.write(line(names, names) + "\n");
    for (Rating rating : shown) {
      out.write(line(cells(rating), names) + "\n");
    }
    int left = table.ratings().size() - shown.size();
    if (left > 0) {
      out.write("\n" + words.filled("rating.left", Integer.toString(left)) + "\n");
    }
    for (RatingLine line : table.lines()) {
      out.write("\n" + PlainText.of(line.player()) + "\n");
      for (RatingLine.Point point : line.points()) {
        String margin = RatingColumns.margin(point.margin());
        out.write(
            String.format(
                Locale.ROOT,
                "  %-10s  %6.0f%s\n",
                point.date(),
                point.value(),
                margin.isEmpty() ? "" : "  ± " + margin));
      }
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

  private static List<String> cells(Rating rating) {
    Rating.Games games = rating.games();
    double score =
        games.count() == 0 ? 0.0 : 100.0 * (games.wins() + games.draws() / 2.0) / games.count();
    return List.of(
        Integer.toString(rating.rank()),
        String.format(Locale.ROOT, "%.0f", rating.value()),
        rating.margin().isPresent()
            ? String.format(Locale.ROOT, "%.0f", rating.margin().getAsDouble())
            : "",
        Integer.toString(games.count()),
        String.format(Locale.ROOT, "%.1f", score),
        games.last().toString(),
        PlainText.of(rating.player()));
  }

  private static String line(List<String> cells, List<String> names) {
    StringBuilder line = new StringBuilder();
    for (int at = 0; at < cells.size() - 1; at++) {
      int width = Math.max(LEAST.get(at), Cells.width(names.get(at)));
      String cell = cells.get(at);
      line.append(at < TEXT ? Cells.right(cell, width) : Cells.left(cell, width)).append("  ");
    }
    return line.append(cells.getLast()).toString();
  }
}
