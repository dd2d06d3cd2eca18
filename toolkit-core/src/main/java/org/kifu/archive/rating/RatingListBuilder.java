package org.kifu.archive.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.kifu.archive.query.WinsDrawsLosses;
import org.kifu.archive.rating.RatingTable.Rating;
import org.kifu.game.GameDate;

/**
 * A builder of a list of ratings.
 *
 * @param tallies the results of the players up to the day of the list
 */
record RatingListBuilder(
    RatedGames games, RatingSettings settings, GameDate asOf, Tallies tallies) {
  /** The players of the list, highest rating first; names decide between equal ratings. */
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

  /** Whether the last game was within the last 38 months; false if no game has a date. */
  boolean isActive(Rating.Games played) {
    return PairScores.Months.between(played.last(), asOf) < PairScores.Months.ACTIVE;
  }

  /** The players whose ratings over time were asked for, each once. */
  int[] chosen() {
    return settings.players().stream()
        .flatMapToInt(name -> IntStream.of(games.matching(name)))
        .distinct()
        .toArray();
  }

  /** The results of all players; games are counted in the order of their dates. */
  static final class Tallies {
    private final int[][] counts = new int[3][];
    private final GameDate[] first;
    private final GameDate[] last;

    private Tallies(int players) {
      for (int halves = 0; halves < counts.length; halves++) {
        counts[halves] = new int[players];
      }
      first = new GameDate[players];
      last = new GameDate[players];
      Arrays.fill(first, GameDate.UNKNOWN);
      Arrays.fill(last, GameDate.UNKNOWN);
    }

    /** Counts games in this order. */
    static Tallies of(RatedGames games, int[] order) {
      Tallies tallies = new Tallies(games.players());
      for (int game : order) {
        int halves = games.blackHalves(game);
        tallies.add(games.black(game), halves, games.date(game));
        tallies.add(games.white(game), 2 - halves, games.date(game));
      }
      return tallies;
    }

    private void add(int player, int halves, GameDate date) {
      if (count(player) == 0) {
        first[player] = date;
      }
      counts[halves][player]++;
      last[player] = date;
    }

    int count(int player) {
      return counts[0][player] + counts[1][player] + counts[2][player];
    }

    Rating.Games of(int player) {
      WinsDrawsLosses score =
          new WinsDrawsLosses(counts[2][player], counts[1][player], counts[0][player]);
      return new Rating.Games(score, first[player], last[player]);
    }
  }
}
