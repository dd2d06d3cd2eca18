package org.kifu.format.json;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.NamedFact;
import org.kifu.notation.SmallLetters;

/** The names that programs give to the fields of a game in JSON. */
final class JsonNames {
  /** Names of lists of moves, as a pattern. */
  static final String OF_MOVES =
      "moves|move_?list|transcript|kifu|game|record|sequence|history|turns|plays";

  private static final Set<String> SET_OF_MOVES = Set.of(OF_MOVES.replace("_?", "").split("\\|"));

  /** Names that only lists of moves have. */
  private static final Set<String> LISTS = Set.of("moves", "movelist", "plies");

  private static final Pattern BEGINNING = Pattern.compile("(?i)\\s*(?:1\\.\\s*)?[a-h][1-8]");

  private JsonNames() {}

  /** Whether a text is a list of squares: by its name alone, or by its name and its beginning. */
  static boolean areMoves(String name, String value) {
    String known = plain(name);
    return known.equals("moves") || SET_OF_MOVES.contains(known) && beginMoves(value);
  }

  /** Whether a text begins with a square. */
  static boolean beginMoves(String value) {
    return BEGINNING.matcher(value).lookingAt();
  }

  /** Whether an array or an object of this name holds moves, whatever its other names are. */
  static boolean areListed(String name) {
    return LISTS.contains(plain(name));
  }

  /** A name in lower case and without separators between its words. */
  static String plain(String name) {
    return SmallLetters.of(name).replace("_", "");
  }

  /** The fact that a field gives of the game itself, by the names that labels have. */
  static Optional<Fact> fact(String name) {
    return NamedFact.of(name);
  }

  /** The side that a value names. */
  static Optional<Disc> side(String value) {
    return switch (SmallLetters.of(value)) {
      case "b" -> Optional.of(Disc.BLACK);
      case "w" -> Optional.of(Disc.WHITE);
      default ->
          LabelledFact.named(value)
              .flatMap(
                  fact ->
                      fact == Fact.BLACK
                          ? Optional.of(Disc.BLACK)
                          : fact == Fact.WHITE ? Optional.of(Disc.WHITE) : Optional.empty());
    };
  }

  /** The side of an element of a list of both, black's first, or of a field. */
  static Optional<Disc> place(String name) {
    return switch (name) {
      case "0" -> Optional.of(Disc.BLACK);
      case "1" -> Optional.of(Disc.WHITE);
      default -> side(name);
    };
  }

  /** Whether a field holds a player or all of them. */
  static boolean arePlayers(String name) {
    return plain(name).equals("players")
        || fact(name).filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE).isPresent();
  }
}
