package org.kifu.opening;

import java.util.List;

/**
 * The names of a position: one, or several of which lists prefer this or that one.
 *
 * @param name the name; empty if there is none
 * @param aliases its other names, in the order of the table
 */
public record OpeningName(String name, List<String> aliases) {
  /** No name. */
  public static final OpeningName NONE = new OpeningName("", List.of());

  /** What stands between names of one position. */
  public static final String BETWEEN = " / ";

  /** Copies the list. */
  public OpeningName {
    aliases = List.copyOf(aliases);
  }

  /** Reads names side by side, such as {@code Heath / Tobidashi / Jumping Out}. */
  public static OpeningName of(String text) {
    List<String> names = List.of(text.split(BETWEEN, -1));
    return new OpeningName(names.getFirst(), names.subList(1, names.size()));
  }

  /** Whether there is none. */
  public boolean isEmpty() {
    return name.isEmpty();
  }

  /** The aliases side by side; empty if there is none. */
  public String others() {
    return String.join(BETWEEN, aliases);
  }

  /** All names side by side, as {@link #of} reads them. */
  @Override
  public String toString() {
    return aliases.isEmpty() ? name : name + BETWEEN + others();
  }

  /**
   * The deepest position of a game that has a name.
   *
   * @param name its names
   * @param plies the number of plies from the start to it, passes counted
   * @param moves the game's own moves to it, such as {@code f5d6c3}; passes are not written
   */
  public record NamedOpening(OpeningName name, int plies, String moves) {}
}
