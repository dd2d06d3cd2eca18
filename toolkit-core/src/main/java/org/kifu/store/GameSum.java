package org.kifu.store;

import org.jspecify.annotations.Nullable;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningHistory.Collector;

/** The sum of the games whose results count, of some games. */
final class GameSum {
  private final CountedGames games;
  private final Collector played = new Collector();
  private int firstNumber = GameRow.NONE;
  private int firstDate = Integer.MAX_VALUE;
  private @Nullable FirstGame first;

  GameSum(CountedGames games) {
    this.games = games;
  }

  void add(int game) {
    if (games.exclusion(game) != GameRow.NONE) {
      return;
    }
    int date = games.date(game);
    played.add(GameRow.year(date), games.blackDiscDiff(game), games.theoryDiscs(game));
    int year = GameRow.year(date) == 0 ? Integer.MAX_VALUE : date;
    if (first == null || year < firstDate || year == firstDate && isBefore(game, first)) {
      first = games.asFirst(game);
      firstNumber = game;
      firstDate = year;
    }
  }

  private boolean isBefore(int game, FirstGame other) {
    return games.asFirst(game).compareTo(other) < 0;
  }

  /** The number of the first game; -1 if none counts. */
  int firstNumber() {
    return firstNumber;
  }

  OpeningHistory history() {
    return played.history(first);
  }

  /** The facts about the games of a store that statistics need, by the number of a game from 0. */
  interface CountedGames {
    /** The number of the reason why the result of a game does not count; -1 if it counts. */
    int exclusion(int game);

    /** The final disc difference of a game whose result counts. */
    int blackDiscDiff(int game);

    /** The date of a game as a number, as {@link GameRow#date} makes it. */
    int date(int game);

    /** The theoretical score in black discs; -1 for none. */
    int theoryDiscs(int game);

    /** A game as a candidate for the first in which a move was played. */
    FirstGame asFirst(int game);
  }
}
