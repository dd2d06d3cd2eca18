package org.kifu.archive.tournament.output;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.kifu.archive.rating.Rating;
import org.kifu.table.Column;

/** The columns of a list of ratings. */
final class RatingColumns {
  static final List<Column<Rating>> ALL =
      List.of(
          Column.number("rank", Rating::rank),
          Column.text("player", Rating::player),
          Column.number("rating", rating -> points(rating.value())),
          Column.number("margin", rating -> margin(rating.margin())),
          Column.number("games", rating -> rating.games().count()),
          Column.number("wins", rating -> rating.games().wins()),
          Column.number("draws", rating -> rating.games().draws()),
          Column.number("losses", rating -> rating.games().losses()),
          Column.text("first", rating -> rating.games().first().toString()),
          Column.text("last", rating -> rating.games().last().toString()),
          Column.text("active", Rating::active),
          Column.text("official", Rating::official));

  private RatingColumns() {}

  /** One decimal: {@code 1723.4}. */
  static String points(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** One decimal; empty if there is none. */
  static String margin(OptionalDouble margin) {
    return margin.isPresent() ? points(margin.getAsDouble()) : "";
  }
}
