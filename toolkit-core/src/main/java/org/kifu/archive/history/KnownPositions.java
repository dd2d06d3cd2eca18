package org.kifu.archive.history;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.kifu.opening.FirstGame;
import org.kifu.opening.PositionKey;

/**
 * Positions that enough games had. Each keeps only its earliest games, so that it is known of every
 * other game whether enough games before it had the position. Games may be added in any order.
 */
final class KnownPositions {
  private final int least;
  private final Map<PositionKey, TreeSet<FirstGame>> earliest = new HashMap<>();

  /**
   * No positions yet.
   *
   * @param least the least number of games that make a position known, at least 1
   */
  KnownPositions(int least) {
    this.least = least;
  }

  /** Begins to count a position; others are not counted. */
  void want(PositionKey position) {
    earliest.computeIfAbsent(position, _ -> new TreeSet<>());
  }

  /** Counts a game at a position that is wanted. */
  void add(PositionKey position, FirstGame game) {
    TreeSet<FirstGame> games = earliest.get(position);
    if (games != null && (games.size() < least || game.compareTo(games.last()) < 0)) {
      games.add(game);
      if (games.size() > least) {
        games.pollLast();
      }
    }
  }

  /** Whether enough games before this one had the position. */
  boolean isKnown(PositionKey position, FirstGame game) {
    TreeSet<FirstGame> games = earliest.get(position);
    return games != null && games.size() == least && games.last().compareTo(game) < 0;
  }
}
