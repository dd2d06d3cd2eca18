package org.kifu.archive.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What parts players with the same points; docs/tournaments.md defines each. */
public enum TieBreak {
  /** The Brightwell quotient. */
  BQ,
  /** All discs. */
  DISCS,
  /** All discs minus those of the opponents. */
  DISC_DIFFERENCE,
  /** The points in the games among those who are still tied, if each met each. */
  DIRECT,
  /** The number of games won, byes among them. */
  WINS,
  /** The sum of the opponents' points. */
  OPPONENTS;

  /** The name on the command line and in output, such as {@code disc-difference}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The tie-break of that name. */
  public static Optional<TieBreak> of(String label) {
    return Arrays.stream(values()).filter(each -> each.label().equals(label)).findFirst();
  }
}
