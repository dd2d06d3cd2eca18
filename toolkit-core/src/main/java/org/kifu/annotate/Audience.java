package org.kifu.annotate;

import java.util.Locale;

/**
 * For whom reasons are told, on the three levels that books teach: corners and edges and filling
 * from them; leaving the opponent few moves; tempo.
 */
public enum Audience {
  BEGINNER,
  CLUB,
  EXPERT;

  /** Whether such a reader is told of what another level teaches. */
  public boolean includes(Audience level) {
    return compareTo(level) >= 0;
  }

  /** The name in options. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
