package org.kifu.archive.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.kifu.archive.rating.RatingTable.RatingLine;
import org.kifu.archive.rating.RatingTable.RatingLine.RatingPoint;
import org.kifu.game.GameDate;

/**
 * The ratings of the whole history at the ends of years. The fits are made once; then the ratings
 * over time of any player take little time. Threads may share it.
 */
public final class RatingHistory {
  /** The ratings at one time. */
  private record Then(RatingListBuilder list, HistoryFit fit) {}

  private final RatedGames games;
  private final List<Then> times = new ArrayList<>();

  private RatingHistory(RatedGames games) {
    this.games = games;
  }

  /**
   * Fits the ratings at the end of each year with games, and at the date of the last game.
   *
   * @param games games that are not changed any more
   */
  public static RatingHistory of(RatedGames games) {
    GameDate last = games.lastDate();
    int first =
        Arrays.stream(games.until(last))
            .map(game -> games.date(game).year())
            .filter(year -> year > 0)
            .min()
            .orElse(last.year());
    RatingSettings settings = RatingSettings.of(RatingSettings.RatingSystem.HISTORY);
    return at(games, settings, days(first, last));
  }

  /** Fits the ratings at these dates, each fit from the one before. */
  static RatingHistory at(RatedGames games, RatingSettings settings, List<GameDate> days) {
    RatingHistory history = new RatingHistory(games);
    double[] from = new double[games.players()];
    for (GameDate day : days) {
      int[] order = games.until(day);
      HistoryFit fit =
          HistoryFit.of(PairScores.of(games, order, day), RatingSettings.PRIOR_DRAWS, from);
      from = fit.strengths();
      history.times.add(
          new Then(
              new RatingListBuilder(
                  games, settings, day, RatingListBuilder.Tallies.of(games, order)),
              fit));
    }
    return history;
  }

  /** The ends of the years from a first one up to a day, and that day. */
  static List<GameDate> days(int first, GameDate last) {
    List<GameDate> days = new ArrayList<>();
    for (int year = first; year < last.year(); year++) {
      days.add(GameDate.ofYear(year));
    }
    days.add(last);
    return days;
  }

  /** The number of games. */
  public int games() {
    return games.size();
  }

  /** The number of players. */
  public int players() {
    return games.players();
  }

  /**
   * The ratings of the player with this name, without case and accents, at the times at which he
   * was active; no points if there is no such player.
   */
  public RatingLine line(String name) {
    int player = games.named(name);
    return player < 0 ? new RatingLine(name, List.of()) : line(player);
  }

  RatingLine line(int player) {
    List<RatingPoint> points = new ArrayList<>();
    for (Then then : times) {
      if (then.list().isActive(then.list().tallies().of(player))) {
        double margin = then.fit().margins().applyAsDouble(player);
        points.add(
            new RatingPoint(
                then.list().asOf(), then.fit().rating(player), OptionalDouble.of(margin)));
      }
    }
    return new RatingLine(games.name(player), points);
  }
}
