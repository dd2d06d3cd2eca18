package org.kifu.format.pgn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The kinds of draughts by their numbers in the tag {@code GameType}. */
enum DraughtsKind {
  INTERNATIONAL(20, "international draughts"),
  ENGLISH(21, "English draughts"),
  ITALIAN(22, "Italian draughts"),
  POOL(23, "pool checkers"),
  RUSSIAN(25, "Russian draughts"),
  BRAZILIAN(26, "Brazilian draughts"),
  CZECH(29, "Czech draughts"),
  TURKISH(30, "Turkish draughts"),
  THAI(31, "Thai draughts"),
  FRISIAN(40, "Frisian draughts"),
  SPANTSIRETI(41, "Spantsireti");

  private static final Pattern TYPE = Pattern.compile("\\s*(\\d{1,3})\\s*(?:,.*)?");

  private final int number;
  private final String label;

  DraughtsKind(int number, String label) {
    this.number = number;
    this.label = label;
  }

  /** Whether this is the value of Russian draughts. */
  static boolean isRussian(String type) {
    return of(type).filter(RUSSIAN::equals).isPresent();
  }

  /** The game that a value names. */
  static String name(String type) {
    return of(type).map(kind -> kind.label).orElse("the draughts of GameType " + type.strip());
  }

  private static Optional<DraughtsKind> of(String type) {
    Matcher matcher = TYPE.matcher(type);
    if (matcher.matches()) {
      for (DraughtsKind kind : values()) {
        if (kind.number == Integer.parseInt(matcher.group(1))) {
          return Optional.of(kind);
        }
      }
    }
    return Optional.empty();
  }
}
