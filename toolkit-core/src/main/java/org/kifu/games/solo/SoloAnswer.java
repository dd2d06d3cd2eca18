package org.kifu.games.solo;

import java.util.List;

/**
 * What a search says of a position of the solo game.
 *
 * @param goal what is counted, all that has been won before among it
 * @param value the best result that was found; where tiles are unknown, the mean result over deals
 * @param low the result is at least this; where tiles are unknown, the lower end of the 95 %
 *     interval of the mean
 * @param high no play gives more than this; where tiles are unknown, the upper end of that interval
 * @param isKnown whether no unknown tile matters: all on the board are known, or the game is over
 * @param line the moves of the result; where tiles are unknown, the first one
 * @param nodes positions searched
 */
public record SoloAnswer(
    SoloGoal goal,
    double value,
    double low,
    double high,
    boolean isKnown,
    List<SoloMove> line,
    long nodes) {
  /** Copies the line. */
  public SoloAnswer {
    line = List.copyOf(line);
  }

  /** Whether nothing better is possible. */
  public boolean isProven() {
    return isKnown && low == high;
  }
}
