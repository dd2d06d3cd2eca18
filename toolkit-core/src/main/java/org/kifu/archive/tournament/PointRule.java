package org.kifu.archive.tournament;

import java.util.Locale;

/** What a tournament adds up. */
public enum PointRule {
  /** A point for a win, half a point for a draw. */
  WIN_DRAW_LOSS,
  /** A point for each disc. */
  DISCS;

  /** The name on the command line and in output, such as {@code win-draw-loss}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String toString() {
    return label();
  }
}
