package org.kifu.store;

import org.kifu.opening.FirstGame;

/** The games of a store as statistics ask for them, by their numbers from 0. */
interface CountedGames {
  /** The number of the reason why its result does not count; -1 if it does. */
  int exclusion(int game);

  /** Its final disc difference, if it counts. */
  int blackDiscDiff(int game);

  /** The date as {@link GameRow#date} makes a number of it. */
  int date(int game);

  /** The theoretical score in black discs; -1 for none. */
  int theoryDiscs(int game);

  /** The game as it may be the first in which something was played. */
  FirstGame asFirst(int game);
}
