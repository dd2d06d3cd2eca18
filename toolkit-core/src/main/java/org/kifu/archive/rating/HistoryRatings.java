package org.kifu.archive.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.IntToDoubleFunction;
import org.kifu.archive.rating.RatingTable.RatingLine.RatingPoint;
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
    Map<Integer, List<RatingPoint>> points = new LinkedHashMap<>();
    for (int player : players) {
      points.put(player, new ArrayList<>());
    }
    double[] from = new double[games.players()];
    for (GameDate day : days(players, tallies)) {
      int[] order = games.until(day);
      HistoryFit fit = fit(order, day, from);
      from = fit.strengths();
      RatingListBuilder then =
          new RatingListBuilder(games, settings, day, RatingListBuilder.Tallies.of(games, order));
      points.forEach((player, line) -> addPoint(line, player, fit, then));
    }
    List<RatingTable.RatingLine> lines = new ArrayList<>();
    points.forEach(
        (player, line) -> lines.add(new RatingTable.RatingLine(games.name(player), line)));
    return lines;
  }

  private static void addPoint(
      List<RatingPoint> line, int player, HistoryFit fit, RatingListBuilder then) {
    if (then.isActive(then.tallies().of(player))) {
      double margin = fit.margins().applyAsDouble(player);
      line.add(new RatingPoint(then.asOf(), fit.rating(player), OptionalDouble.of(margin)));
    }
  }

  /** The ends of the years up to the day of the list, and that day. */
  private List<GameDate> days(int[] players, RatingListBuilder.Tallies tallies) {
    int first =
        Arrays.stream(players)
            .map(player -> tallies.of(player).first().year())
            .filter(year -> year > 0)
            .min()
            .orElse(asOf.year());
    List<GameDate> days = new ArrayList<>();
    for (int year = first; players.length > 0 && year < asOf.year(); year++) {
      days.add(GameDate.ofYear(year));
    }
    if (players.length > 0) {
      days.add(asOf);
    }
    return days;
  }
}
