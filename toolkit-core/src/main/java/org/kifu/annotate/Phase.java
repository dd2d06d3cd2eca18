package org.kifu.annotate;

import java.util.Arrays;
import org.kifu.board.StartSpec;
import org.kifu.rules.Rules;

/**
 * The three parts of a game, by the empty squares before the move: thirds of the empty squares of
 * the standard start. On 8x8 squares, the opening has 60 to 41 empty squares (discs 1 to 20), the
 * middle game 40 to 21, and the endgame the last 20 (discs 41 to 60), where Japanese reviews count
 * endgame losses. In draughts pieces leave the board: the opening ends when 8 of the 24 pieces are
 * captured, the middle game when 16 are.
 */
public enum Phase {
  OPENING,
  MIDDLE_GAME,
  ENDGAME;

  /**
   * The phase of a move.
   *
   * @param empties the empty squares before the move
   * @param startEmpties the empty squares of the standard start
   */
  public static Phase of(int empties, int startEmpties) {
    if (empties >= startEmpties + startEmpties / 2) {
      return empties < 2 * startEmpties
          ? OPENING
          : empties < 3 * startEmpties ? MIDDLE_GAME : ENDGAME;
    }
    return 3 * empties > 2 * startEmpties
        ? OPENING
        : 3 * empties > startEmpties ? MIDDLE_GAME : ENDGAME;
  }

  /** The empty squares of the standard start, from which phases are counted. */
  public static <P> int startEmpties(Rules<P, ?> rules) {
    return rules.count(rules.start(StartSpec.STANDARD).orElseThrow()).empties();
  }

  /**
   * The phase with a name in output.
   *
   * @throws IllegalArgumentException if no phase has this name
   */
  static Phase labelled(String label) {
    return Arrays.stream(values())
        .filter(phase -> phase.label().equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("not a phase: " + label));
  }

  /** The name in output, camel case. */
  public String label() {
    return switch (this) {
      case OPENING -> "opening";
      case MIDDLE_GAME -> "middleGame";
      case ENDGAME -> "endgame";
    };
  }
}
