package org.kifu.archive.rating;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.IntToDoubleFunction;
import org.kifu.batch.Batch;
import org.kifu.game.GameDate;

/** Ratings fitted to the whole history, and ratings at the ends of earlier years. */
record HistoryRatings(RatedGames games, RatingSettings settings, GameDate asOf, int jobs) {
  private static final int CHUNK = 16;

  RatingTable table(int[] order) {
    RatingListBuilder.Tallies tallies = RatingListBuilder.Tallies.of(games, order);
    RatingListBuilder list = new RatingListBuilder(games, settings, asOf, tallies);
    List<RatingTable.RatingLine> lines = lines(list.chosen(), tallies);
    HistoryFit fit = fit(order, asOf, new double[games.players()]);
    List<Integer> players = list.players(fit::rating);
    Map<Integer, Double> margins = margins(fit, players);
    return new RatingTable(
        settings,
        asOf,
        order.length,
        order.length,
        games.players(),
        list.ratings(
            players,
            fit::rating,
            player -> OptionalDouble.of(margins.getOrDefault(player, Double.NaN))),
        lines);
  }

  private HistoryFit fit(int[] order, GameDate today, double[] from) {
    return HistoryFit.of(PairScores.of(games, order, today), RatingSettings.PRIOR_DRAWS, from);
  }

  private Map<Integer, Double> margins(HistoryFit fit, List<Integer> players) {
    IntToDoubleFunction margin = fit.margins();
    Map<Integer, Double> margins = new HashMap<>();
    new Batch(jobs, CHUNK)
        .run(
            players.iterator(),
            () -> player -> Map.entry(player, margin.applyAsDouble(player)),
            (Map.Entry<Integer, Double> each) -> margins.put(each.getKey(), each.getValue()));
    return margins;
  }

  /** The ratings of some players at the ends of the years in which they were active. */
  private List<RatingTable.RatingLine> lines(int[] players, RatingListBuilder.Tallies tallies) {
    if (players.length == 0) {
      return List.of();
    }
    int first =
        Arrays.stream(players)
            .map(player -> tallies.of(player).first().year())
            .filter(year -> year > 0)
            .min()
            .orElse(asOf.year());
    RatingHistory history = RatingHistory.at(games, settings, RatingHistory.days(first, asOf));
    return Arrays.stream(players).mapToObj(history::line).toList();
  }
}
