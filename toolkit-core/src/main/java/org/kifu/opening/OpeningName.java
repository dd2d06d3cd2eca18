package org.kifu.opening;

import java.util.List;

/**
 * The names of a position: one name, or several if lists differ.
 *
 * @param name the name; empty if there is none
 * @param aliases the other names of the position, in the order of the table
 */
public record OpeningName(String name, List<String> aliases) {
  /** No name. */
  public static final OpeningName NONE = new OpeningName("", List.of());

  /** The text between names of one position. */
  public static final String BETWEEN = " / ";

  /** Copies the list. */
  public OpeningName {
    aliases = List.copyOf(aliases);
  }

  /** Reads names from one text, such as {@code Heath / Tobidashi / Jumping Out}. */
  public static OpeningName of(String text) {
    List<String> names = List.of(text.split(BETWEEN, -1));
    return new OpeningName(names.getFirst(), names.subList(1, names.size()));
  }

  /** Whether there is no name. */
  public boolean isEmpty() {
    return name.isEmpty();
  }

  /** The aliases in one text; empty if there are none. */
  public String others() {
    return String.join(BETWEEN, aliases);
  }

  /** All names in one text, as {@link #of} reads them. */
  @Override
  public String toString() {
    return aliases.isEmpty() ? name : name + BETWEEN + others();
  }

  /**
   * The deepest position of a game that has a name.
   *
   * @param name the names of the position
   * @param plies the number of plies from the start to the position, passes counted
   * @param moves the moves of the game up to the position, such as {@code f5d6c3}; passes are not
   *     written
   */
  public record NamedOpening(OpeningName name, int plies, String moves) {}
}
