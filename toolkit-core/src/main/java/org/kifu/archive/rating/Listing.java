package org.kifu.archive.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.kifu.game.GameDate;

/**
 * Makes a list of ratings.
 *
 * @param tallies what the players did up to the day of the list
 */
record Listing(RatedGames games, RatingSettings settings, GameDate asOf, Tallies tallies) {
  /** The players of the list, the highest rating first, names deciding between equal ones. */
  List<Integer> players(IntToDoubleFunction rating) {
    return IntStream.range(0, games.players())
        .filter(player -> tallies.count(player) >= settings.minGames())
        .boxed()
        .sorted(
            Comparator.comparingDouble((Integer player) -> -rating.applyAsDouble(player))
                .thenComparing(games::name))
        .toList();
  }

  /** The list. */
  List<Rating> ratings(
      List<Integer> players, IntToDoubleFunction value, IntFunction<OptionalDouble> margin) {
    List<Rating> ratings = new ArrayList<>();
    for (int player : players) {
      double rating = value.applyAsDouble(player);
      boolean isTied = !ratings.isEmpty() && ratings.getLast().value() == rating;
      int rank = isTied ? ratings.getLast().rank() : ratings.size() + 1;
      Rating.Games played = tallies.of(player);
      ratings.add(
          new Rating(
              rank, games.name(player), rating, margin.apply(player), played, isActive(played)));
    }
    return ratings;
  }

  /** Whether the last game was within the last 38 months; never without a game that has a date. */
  boolean isActive(Rating.Games played) {
    return Months.between(played.last(), asOf) < Months.ACTIVE;
  }

  /** The players whose ratings over time are wanted, each once. */
  int[] chosen() {
    return settings.players().stream()
        .flatMapToInt(name -> IntStream.of(games.matching(name)))
        .distinct()
        .toArray();
  }
}
