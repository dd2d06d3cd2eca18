package org.kifu.repair;

import java.util.List;
import java.util.stream.Collectors;
import org.kifu.game.Labelled;

/**
 * A fault, and the changes that undo it.
 *
 * @param kind the kind of fault
 * @param changes the changes that undo the fault
 */
public record Fault(FaultKind kind, List<Change> changes) {
  /**
   * One change.
   *
   * @param place a square of a diagram, such as {@code c4}; {@code move 12} of a list, counted from
   *     1 with written passes; or the name of another part, such as {@code score}
   * @param from the text that is written there; empty if there is none
   * @param to the text to write instead; empty to delete
   */
  public record Change(String place, String from, String to) {
    @Override
    public String toString() {
      return place + ": " + shown(from) + " -> " + shown(to);
    }

    private static String shown(String text) {
      return text.isEmpty() ? "nothing" : text;
    }
  }

  /** Copies the changes. */
  public Fault {
    changes = List.copyOf(changes);
  }

  static Fault of(FaultKind kind, String place, String from, String to) {
    return new Fault(kind, List.of(new Change(place, from, to)));
  }

  /** {@code swap (c4: 17 -> 23, d6: 23 -> 17)}. */
  @Override
  public String toString() {
    return changes.stream()
        .map(Change::toString)
        .collect(Collectors.joining(", ", kind.label() + " (", ")"));
  }

  /**
   * The kinds of fault that repair looks for. Each counts as one edit, however many cells it
   * changed.
   */
  public enum FaultKind implements Labelled {
    SWAP("Two numbers stand in each other's place, or two moves of a list."),
    MISREAD("A number or a square with one character taken for another that looks like it."),
    MISSING("A number or a move that was not written."),
    REPEATED("A number or a move that was written again in the place of the right one, or twice."),
    SHIFT("Every number from one on is too high or too low."),
    FORGOTTEN_ROW("A row or a file of the board without its numbers."),
    SHIFTED_ROW("A row of the board whose cells stand one too far to the left or right."),
    SWAPPED_ROWS("Two rows of the board in each other's place."),
    WRONG_PASS("A pass where there was none, or passes counted among the numbers."),
    SWAPPED_COORDINATES("A square with its file and rank exchanged, such as c4 for d3."),
    ORIENTATION("A board that is turned, so that its start is the mirrored one."),
    CHARACTERS("Characters of a list left out, doubled or exchanged, across squares."),
    LOST_PAIR("Two moves of a list that were not written, or the end of one and the next's front."),
    TAIL("Moves behind the end of the game."),
    MISPLACED("A number on a square that should be blank, and its own square is."),
    WRONG_NUMBER("A number that does not look like the right one, and that no other square has."),
    WRONG_SQUARE("A move that does not look like the right one, and that stands nowhere else."),
    STRAY("A number or a move where none belongs."),
    WRONG_SCORE("A declared score that the moves do not give.");

    private final String meaning;

    FaultKind(String meaning) {
      this.meaning = meaning;
    }

    /** The meaning of the kind, in one sentence. */
    public String meaning() {
      return meaning;
    }

    /** Whether this kind changes so much that a smaller fault is the better explanation. */
    boolean isLarge() {
      return switch (this) {
        case SHIFTED_ROW, SWAPPED_ROWS, LOST_PAIR -> true;
        default -> false;
      };
    }

    /**
     * Whether this kind happens in a common way; common faults come first among proposals of one
     * rank.
     */
    boolean isCommon() {
      return switch (this) {
        case MISPLACED, WRONG_NUMBER, WRONG_SQUARE, STRAY -> false;
        default -> true;
      };
    }
  }
}
