package org.kifu.opening.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kifu.game.ParsedGame;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;

/**
 * The first known game of some openings.
 *
 * @param game the game
 * @param openings the names of the openings, the most frequent first
 */
public record KeyGame(FirstGame game, List<String> openings) {
  /** Copies the list. */
  public KeyGame {
    openings = List.copyOf(openings);
  }

  /**
   * Returns the first games of the most frequent openings.
   *
   * @param most the greatest number of openings
   * @return each game once, beginning with that of the most frequent opening
   */
  public static List<KeyGame> of(OpeningTable table, int most) {
    Map<String, Opening> openings = new LinkedHashMap<>();
    for (OpeningRow row : table.rows()) {
      FirstGame first = row.history().first();
      if (!row.reached().isEmpty() && first != null) {
        String name = row.reached().name();
        openings.merge(name, new Opening(name, row.stats().games(), first), Opening::plus);
      }
    }
    Map<FirstGame, List<String>> games = new LinkedHashMap<>();
    openings.values().stream()
        .sorted(Opening.MOST_FREQUENT_FIRST)
        .limit(most)
        .forEach(
            opening ->
                games.computeIfAbsent(opening.first(), _ -> new ArrayList<>()).add(opening.name()));
    return games.entrySet().stream()
        .map(entry -> new KeyGame(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** Whether this is the game. */
  public boolean is(ParsedGame other) {
    return game.number() == other.number() && game.source().equals(other.origin().start().source());
  }

  /** All positions with one name. */
  private record Opening(String name, long games, FirstGame first) {
    static final Comparator<Opening> MOST_FREQUENT_FIRST =
        Comparator.comparingLong(Opening::games).reversed().thenComparing(Opening::name);

    Opening plus(Opening other) {
      FirstGame earlier = first.compareTo(other.first) <= 0 ? first : other.first;
      return new Opening(name, games + other.games, earlier);
    }
  }
}
