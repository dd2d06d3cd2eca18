package org.kifu.archive.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.IntPredicate;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.rating.RatingTable.RatingLine.RatingPoint;
import org.kifu.game.GameDate;

/** Ratings by Elo's rule, and their changes over time. */
record EloRatings(RatedGames games, RatingSettings settings, GameDate asOf) {
  RatingTable table(int[] order) {
    RatingListBuilder list =
        new RatingListBuilder(games, settings, asOf, RatingListBuilder.Tallies.of(games, order));
    Map<Integer, List<RatingPoint>> lines = new HashMap<>();
    for (int player : list.chosen()) {
      lines.put(player, new ArrayList<>());
    }
    int[] counted = {0};
    double[] ratings =
        Elo.ratings(
            games,
            order,
            settings.factor(),
            counts(),
            (game, now) -> {
              counted[0]++;
              note(lines, games.black(game), game, now);
              note(lines, games.white(game), game, now);
            });
    return new RatingTable(
        settings,
        asOf,
        order.length,
        counted[0],
        games.players(),
        list.ratings(
            list.players(player -> ratings[player]),
            player -> ratings[player],
            _ -> OptionalDouble.empty()),
        lines(lines, list.chosen()));
  }

  /** Tells whether a game counts; online, a draw and a game against a program change nothing. */
  private IntPredicate counts() {
    if (settings.system() == RatingSettings.RatingSystem.ELO) {
      return _ -> true;
    }
    Set<FoldedName> names = new HashSet<>();
    settings.programs().forEach(name -> names.add(FoldedName.of(name)));
    Set<Integer> programs = new HashSet<>();
    for (int player = 0; player < games.players(); player++) {
      if (names.contains(FoldedName.of(games.name(player)))) {
        programs.add(player);
      }
    }
    return game ->
        games.blackHalves(game) != 1
            && !programs.contains(games.black(game))
            && !programs.contains(games.white(game));
  }

  private void note(Map<Integer, List<RatingPoint>> lines, int player, int game, double[] ratings) {
    List<RatingPoint> points = lines.get(player);
    if (points != null) {
      GameDate date = games.date(game);
      if (!points.isEmpty() && points.getLast().date().equals(date)) {
        points.removeLast();
      }
      points.add(new RatingPoint(date, ratings[player], OptionalDouble.empty()));
    }
  }

  private List<RatingTable.RatingLine> lines(Map<Integer, List<RatingPoint>> lines, int[] players) {
    List<RatingTable.RatingLine> sorted = new ArrayList<>();
    for (int player : players) {
      sorted.add(
          new RatingTable.RatingLine(games.name(player), lines.getOrDefault(player, List.of())));
    }
    return sorted;
  }

  /**
   * Elo's rule, game by game (A. Elo, "The Rating of Chessplayers, Past and Present", 1978): the
   * expected score is 1 / (1 + 10^(-d/400)) for a rating that is higher by d, and a rating changes
   * by K times the difference between the actual and the expected score.
   */
  static final class Elo {
    /** A listener to each game that counted. */
    @FunctionalInterface
    interface RatingListener {
      void played(int game, double[] ratings);
    }

    private static final double SCALE = 400;

    private Elo() {}

    /** The expected score, 0 to 1, of a player who is rated higher by {@code difference} points. */
    static double expected(double difference) {
      return 1 / (1 + Math.pow(10, -difference / SCALE));
    }

    /**
     * The ratings after all games.
     *
     * @param order the games in the order in which they were played
     * @param counts tells whether a game changes ratings
     */
    static double[] ratings(
        RatedGames games,
        int[] order,
        double factor,
        IntPredicate counts,
        RatingListener listener) {
      double[] ratings = new double[games.players()];
      Arrays.fill(ratings, RatingSettings.START);
      for (int game : order) {
        if (counts.test(game)) {
          int black = games.black(game);
          int white = games.white(game);
          double score = games.blackHalves(game) / 2.0;
          double gain = factor * (score - expected(ratings[black] - ratings[white]));
          ratings[black] += gain;
          ratings[white] -= gain;
          listener.played(game, ratings);
        }
      }
      return ratings;
    }
  }
}
