package org.kifu.archive.dedup;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.kifu.game.Labelled;

/**
 * Reasons to put games into one group, strongest first. Moves are compared after turning the board.
 */
public enum DuplicateReason implements Labelled {
  /** The same moves as written, and the same facts to the letter. */
  IDENTICAL("everything is the same"),
  /** The same facts, and the same moves after a symmetry of the board. */
  SYMMETRIC("the same game, the board turned or mirrored"),
  /** The same moves, and no facts that contradict each other: one record knows more. */
  SAME_GAME("the same game, but one record has more facts"),
  /** The same moves, and facts that contradict each other. */
  SAME_MOVES("the same moves, but other names or results"),
  /** The moves of the first game are the beginning of each of the others. */
  PREFIX("the first is the beginning of the others"),
  /** The same players at the same event and time, but other moves. */
  SAME_PLAYERS("the same players at the same event and date, other moves"),
  /** Other moves and other players, but the same discs on the same squares at the end. */
  SAME_FINAL_BOARD("the same discs at the end, reached by other moves");

  private final String meaning;

  DuplicateReason(String meaning) {
    this.meaning = meaning;
  }

  /**
   * Returns the reason with this name.
   *
   * @throws IllegalArgumentException if no reason has this name
   */
  public static DuplicateReason labelled(String label) {
    return Arrays.stream(values())
        .filter(reason -> reason.label().equals(label))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("'%s' is not one of %s".formatted(label, labels())));
  }

  private static String labels() {
    return Arrays.stream(values()).map(DuplicateReason::label).collect(Collectors.joining(" "));
  }

  /** A short phrase for people. */
  public String meaning() {
    return meaning;
  }
}
