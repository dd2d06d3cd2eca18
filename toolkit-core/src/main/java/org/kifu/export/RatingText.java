package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import org.kifu.rating.Rating;
import org.kifu.rating.RatingLine;
import org.kifu.rating.RatingSystem;
import org.kifu.rating.RatingTable;

/** Ratings for people; of a fit to the whole history those of active players. */
public final class RatingText {
  private RatingText() {}

  /** Writes the list, and the ratings over time; {@code out} is flushed and stays open. */
  public static void write(RatingTable table, Writer out) throws IOException {
    out.write(head(table) + "\n\n");
    boolean isFit = table.settings().system() == RatingSystem.HISTORY;
    List<Rating> shown = table.ratings().stream().filter(each -> !isFit || each.active()).toList();
    out.write("rank  rating  margin  games  score %  last        player\n");
    for (Rating rating : shown) {
      out.write(line(rating) + "\n");
    }
    int left = table.ratings().size() - shown.size();
    out.write(left == 0 ? "" : "\n" + left + " players without a game in 38 months are left out\n");
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

  private static String head(RatingTable table) {
    String date = table.asOf().toString();
    return "%s ratings%s: %d players, %d games%s"
        .formatted(
            table.settings().system().label(),
            date.isEmpty() ? "" : " of " + date,
            table.players(),
            table.games(),
            table.counted() == table.games() ? "" : ", of which " + table.counted() + " count");
  }

  private static String line(Rating rating) {
    Rating.Games games = rating.games();
    return String.format(
        Locale.ROOT,
        "%4d  %6.0f  %6s  %5d  %7.1f  %-10s  %s",
        rating.rank(),
        rating.value(),
        rating.margin().isPresent()
            ? String.format(Locale.ROOT, "%.0f", rating.margin().getAsDouble())
            : "",
        games.count(),
        games.count() == 0 ? 0.0 : 100.0 * (games.wins() + games.draws() / 2.0) / games.count(),
        games.last(),
        PlainText.of(rating.player()));
  }
}
