package org.kifu.archive.rating;

import java.util.Locale;

/** How ratings come from results. */
public enum RatingSystem {
  /** Elo, game by game. */
  ELO,
  /** Elo where draws change nothing and games against programs do not count. */
  ONLINE,
  /** The ratings that make all results most likely, older ones with less weight. */
  HISTORY;

  /** The name on the command line and in output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
