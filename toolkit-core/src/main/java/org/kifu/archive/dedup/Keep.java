package org.kifu.archive.dedup;

import java.util.Locale;

/** Which game of a group stays in a copy; of equally good ones the first of the input. */
public enum Keep {
  FIRST,
  LONGEST,
  BEST_DOCUMENTED;

  /** Whether one game is rather kept than the other. */
  boolean prefers(GameTraits game, GameTraits other) {
    int order = Long.compare(worth(game), worth(other));
    return order > 0 || order == 0 && game.index() < other.index();
  }

  private long worth(GameTraits game) {
    return switch (this) {
      case FIRST -> 0;
      case LONGEST -> game.moves();
      case BEST_DOCUMENTED -> game.facts().documentation();
    };
  }

  /** The name on the command line, such as {@code best-documented}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
