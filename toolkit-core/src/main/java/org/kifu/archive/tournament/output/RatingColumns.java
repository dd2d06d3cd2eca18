package org.kifu.archive.tournament.output;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.kifu.archive.rating.Rating;

/** The columns of a list of ratings. */
final class RatingColumns {
  static final List<String> NAMES =
      List.of(
          "rank",
          "player",
          "rating",
          "margin",
          "games",
          "wins",
          "draws",
          "losses",
          "first",
          "last",
          "active",
          "official");

  private RatingColumns() {}

  static List<String> values(Rating rating) {
    Rating.Games games = rating.games();
    return List.of(
        rating.rank() + "",
        rating.player(),
        points(rating.value()),
        margin(rating.margin()),
        games.count() + "",
        games.wins() + "",
        games.draws() + "",
        games.losses() + "",
        games.first().toString(),
        games.last().toString(),
        rating.active() + "",
        rating.official() + "");
  }

  /** One decimal: {@code 1723.4}. */
  static String points(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** One decimal; empty if there is none. */
  static String margin(OptionalDouble margin) {
    return margin.isPresent() ? points(margin.getAsDouble()) : "";
  }
}
