package org.kifu.archive.history;

import java.util.Locale;

/** What a game brought a player. */
public enum Verdict {
  WON,
  LOST,
  DRAWN,
  /** Neither the moves nor the source say it. */
  OPEN;

  /** The name in lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
