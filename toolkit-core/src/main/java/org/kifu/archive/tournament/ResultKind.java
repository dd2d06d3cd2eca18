package org.kifu.archive.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a line of a tournament's results tells of. */
public enum ResultKind {
  /** A game that was played, or agreed or given up. */
  PLAYED,
  /** A game in which black overstepped the time. */
  TIME_BLACK,
  /** A game in which white overstepped the time. */
  TIME_WHITE,
  /** The player had no opponent in this round. */
  BYE,
  /** The player did not play this round. */
  ABSENT,
  /** The player left the tournament. */
  WITHDRAWN;

  /** The name in files and output, such as {@code time-black}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The kind of that name. */
  public static Optional<ResultKind> of(String label) {
    return Arrays.stream(values()).filter(kind -> kind.label().equals(label)).findFirst();
  }

  /** Whether two players met. */
  public boolean isGame() {
    return this == PLAYED || this == TIME_BLACK || this == TIME_WHITE;
  }
}
