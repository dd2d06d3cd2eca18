package org.kifu.archive.rating;

import java.util.Arrays;
import org.kifu.game.GameDate;

/** What all players did in games that are given in the order of their dates. */
final class Tallies {
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

  /** Counts these games. */
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
    return new Rating.Games(
        counts[2][player], counts[1][player], counts[0][player], first[player], last[player]);
  }
}
