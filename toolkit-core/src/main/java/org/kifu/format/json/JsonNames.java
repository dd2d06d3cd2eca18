package org.kifu.format.json;

import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.notation.SmallLetters;

/** The names by which an object of JSON is known as a game, whoever wrote it. */
final class JsonNames {
  private static final Set<String> OF_MOVES =
      Set.of(
          "moves",
          "movelist",
          "transcript",
          "kifu",
          "game",
          "record",
          "sequence",
          "history",
          "turns",
          "plays");

  /** Names that only lists of moves have. */
  private static final Set<String> LISTS = Set.of("moves", "movelist", "plies");

  private static final Set<String> PLAYERS = Set.of("players", "black", "white");

  private static final Pattern BEGINNING = Pattern.compile("(?i)\\s*(?:1\\.\\s*)?[a-h][1-8]");

  private JsonNames() {}

  /** Whether a text is a list of squares: by its name alone, or by its name and its beginning. */
  static boolean areMoves(String name, String value) {
    String known = plain(name);
    return known.equals("moves")
        || OF_MOVES.contains(known) && BEGINNING.matcher(value).lookingAt();
  }

  /** Whether an array or an object of this name holds moves, whatever its other names are. */
  static boolean areListed(String name) {
    return LISTS.contains(plain(name));
  }

  /** A name in lower case and without separators between its words. */
  private static String plain(String name) {
    return SmallLetters.of(name).replace("_", "");
  }

  /** Whether a field holds a player or all of them. */
  static boolean arePlayers(String name) {
    return PLAYERS.contains(plain(name));
  }
}
