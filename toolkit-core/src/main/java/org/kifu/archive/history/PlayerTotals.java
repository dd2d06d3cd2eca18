package org.kifu.archive.history;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.kifu.archive.query.WinsDrawsLosses;

/** The results of the games of one player, in groups. */
public record PlayerTotals(List<PlayedGame> games) {
  /** Copies the list. */
  public PlayerTotals {
    games = List.copyOf(games);
  }

  /**
   * The results of some games.
   *
   * @param name the common feature of the games; empty if it is not known
   * @param score the games with a known result
   * @param unknown the number of the others
   * @param discs the sum of the disc differences, positive for the player
   * @param counted the number of games in that sum
   * @param firstYear the first known year; 0 if none is known
   * @param lastYear the last known year; 0 if none is known
   */
  public record ResultGroup(
      String name,
      WinsDrawsLosses score,
      long unknown,
      long discs,
      long counted,
      int firstYear,
      int lastYear) {
    /** No games with a feature. */
    public static ResultGroup none(String name) {
      return new ResultGroup(name, WinsDrawsLosses.NONE, 0, 0, 0, 0, 0);
    }

    /** These games and one more. */
    public ResultGroup plus(PlayedGame game) {
      int year = game.year();
      return new ResultGroup(
          name,
          score.plus(game.halves().map(WinsDrawsLosses::ofGame).orElse(WinsDrawsLosses.NONE)),
          unknown + (game.halves().isEmpty() ? 1 : 0),
          discs + game.discs().orElse(0),
          counted + (game.discs().isPresent() ? 1 : 0),
          year == 0 ? firstYear : firstYear == 0 ? year : Math.min(firstYear, year),
          Math.max(lastYear, year));
    }

    /** The number of all games. */
    public long games() {
      return score.games() + unknown;
    }
  }

  /** Most games first; names decide between groups of as many. */
  public static final Comparator<ResultGroup> MOST_GAMES_FIRST =
      Comparator.comparingLong(ResultGroup::games).reversed().thenComparing(ResultGroup::name);

  /** The results of all games. */
  public ResultGroup all() {
    return sum("", games);
  }

  private static ResultGroup sum(String name, List<PlayedGame> some) {
    ResultGroup sum = ResultGroup.none(name);
    for (PlayedGame each : some) {
      sum = sum.plus(each);
    }
    return sum;
  }

  /** The totals of some of the games. */
  public PlayerTotals only(Predicate<PlayedGame> isWanted) {
    return new PlayerTotals(games.stream().filter(isWanted).toList());
  }

  /** The results by a feature of the games, in the order of its first game. */
  public List<ResultGroup> by(Function<PlayedGame, String> feature) {
    Map<String, ResultGroup> groups = new LinkedHashMap<>();
    for (PlayedGame game : games) {
      String name = feature.apply(game);
      groups.put(name, groups.getOrDefault(name, ResultGroup.none(name)).plus(game));
    }
    return List.copyOf(groups.values());
  }

  /** The results by year, first year first; at the end those of games without a year. */
  public List<ResultGroup> byYear() {
    return by(game -> game.year() == 0 ? "" : Integer.toString(game.year())).stream()
        .sorted(
            Comparator.<ResultGroup, Boolean>comparing(group -> group.name().isEmpty())
                .thenComparing(ResultGroup::firstYear))
        .toList();
  }

  /** The results by event and year, as the same event is played again. */
  public List<ResultGroup> byEvent() {
    Map<Map.Entry<String, Integer>, ResultGroup> groups = new LinkedHashMap<>();
    for (PlayedGame game : games) {
      Map.Entry<String, Integer> key = Map.entry(game.event(), game.year());
      groups.put(key, groups.getOrDefault(key, ResultGroup.none(game.event())).plus(game));
    }
    return groups.values().stream().filter(group -> !group.name().isEmpty()).toList();
  }
}
