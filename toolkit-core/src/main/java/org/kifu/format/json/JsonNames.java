package org.kifu.format.json;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;

/** The names that programs give to the fields of a game in JSON. */
final class JsonNames {
  /** Names of lists of moves, as a pattern. */
  static final String OF_MOVES = "moves|transcript|kifu|game|record|sequence";

  private static final Set<String> SET_OF_MOVES = Set.of(OF_MOVES.split("\\|"));

  private static final Pattern BEGINNING = Pattern.compile("(?i)\\s*(?:1\\.\\s*)?[a-h][1-8]");

  private static final Pattern OF_SIDE = Pattern.compile("(?i)(?<=black|white) ?(?:player|name)$");

  private JsonNames() {}

  /** Whether a text is a list of squares: by its name alone, or by its name and how it begins. */
  static boolean areMoves(String name, String value) {
    String known = name.toLowerCase(Locale.ROOT);
    return known.equals("moves") || SET_OF_MOVES.contains(known) && beginMoves(value);
  }

  /** Whether a text begins with a square. */
  static boolean beginMoves(String value) {
    return BEGINNING.matcher(value).lookingAt();
  }

  /** The fact that a field says of the game itself, by the names that labels have. */
  static Optional<Fact> fact(String name) {
    String words = OF_SIDE.matcher(name.replace('_', ' ')).replaceAll("");
    return LabelledFact.named(words);
  }

  /** Whether a field holds a player or all of them. */
  static boolean arePlayers(String name) {
    return name.equals("players")
        || fact(name).filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE).isPresent();
  }
}
