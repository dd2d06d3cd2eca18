package org.kifu.repair;

import java.util.Locale;

/** The faults that are looked for. Each counts as one edit, however many cells it changed. */
public enum FaultKind {
  SWAP("Two numbers stand in each other's place, or two moves of a list."),
  MISREAD("A number or a square with one character taken for another that looks like it."),
  MISSING("A number or a move that was not written."),
  REPEATED("A number or a move that was written again in the place of the right one, or twice."),
  SHIFT("Every number from one on is too high or too low."),
  FORGOTTEN_ROW("A row or a file of the board without its numbers."),
  WRONG_PASS("A pass that is none, or passes counted among the numbers."),
  SWAPPED_COORDINATES("A square with its file and rank exchanged, such as c4 for d3."),
  ORIENTATION("A board that is turned, so that its start is the mirrored one."),
  MISPLACED("A number on a square that should be blank, and its own square is."),
  WRONG_NUMBER("A number that does not look like the right one, and that no other square has."),
  WRONG_SQUARE("A move that does not look like the right one, and that stands nowhere else."),
  STRAY("A number or a move where none belongs."),
  WRONG_SCORE("A declared score that the moves do not give.");

  private final String meaning;

  FaultKind(String meaning) {
    this.meaning = meaning;
  }

  /** The name in output: lower case with hyphens, such as {@code forgotten-row}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What it is, in one sentence. */
  public String meaning() {
    return meaning;
  }

  /** Whether there is a common way for it to happen; of proposals of one rank, those go first. */
  boolean isCommon() {
    return switch (this) {
      case MISPLACED, WRONG_NUMBER, WRONG_SQUARE, STRAY -> false;
      default -> true;
    };
  }
}
