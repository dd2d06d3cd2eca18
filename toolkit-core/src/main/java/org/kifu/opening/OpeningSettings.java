package org.kifu.opening;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * What to count.
 *
 * @param plies the number of discs placed up to which moves are followed, 1 to 60
 * @param minGames moves with fewer games are left out of the table, though not of the counting
 * @param at the only position whose moves are wanted; null for all
 * @param withRepeated whether games count whose moves an earlier game of the run has
 */
public record OpeningSettings(
    int plies, long minGames, @Nullable OpeningLine at, boolean withRepeated)
    implements Serializable {
  /** The greatest depth: every square but the four of the start. */
  public static final int MAX_PLIES = 60;

  /** All moves of the first ten plies of all games. */
  public static final OpeningSettings DEFAULT = new OpeningSettings(10, 1, null, true);

  /** Checks the ranges. */
  public OpeningSettings {
    if (plies < 1 || plies > MAX_PLIES) {
      throw new IllegalArgumentException("plies must be 1 to 60, not " + plies);
    }
    if (at != null && plies <= at.ply()) {
      throw new IllegalArgumentException(plies + " plies end before the position asked for");
    }
    if (minGames < 1) {
      throw new IllegalArgumentException("a move needs at least 1 game, not " + minGames);
    }
  }

  /** The moves of one position and no others. */
  public static OpeningSettings at(OpeningLine line) {
    return new OpeningSettings(line.ply() + 1, 1, line, true);
  }

  /** The same to another depth. */
  public OpeningSettings withPlies(int newPlies) {
    return new OpeningSettings(newPlies, minGames, at, withRepeated);
  }

  /** The same with another threshold. */
  public OpeningSettings withMinGames(long newMinGames) {
    return new OpeningSettings(plies, newMinGames, at, withRepeated);
  }

  /** The same without games whose moves an earlier game of the run has. */
  public OpeningSettings withoutRepeated() {
    return new OpeningSettings(plies, minGames, at, false);
  }
}
