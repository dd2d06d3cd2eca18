package org.kifu.format.pgn;

import java.util.Locale;
import java.util.Optional;
import org.kifu.game.Outcome;

/**
 * How a game ended, in the tag {@code Termination}. The PGN standard (section 9.8.1) has words for
 * time, for games left and for unfinished ones; of a game that was given up or agreed it only says
 * {@code normal}, for which two words are added.
 */
final class PgnEnding {
  static final String TAG = "Termination";

  private PgnEnding() {}

  /** The kind that a value names; nothing if it names none, as {@code normal} does not. */
  static Optional<Outcome.Kind> kind(String value) {
    String text = value.toLowerCase(Locale.ROOT);
    if (text.contains("unterminated")) {
      return Optional.of(Outcome.Kind.UNFINISHED);
    }
    if (text.contains("time")) {
      return Optional.of(Outcome.Kind.TIME);
    }
    if (text.contains("resign")) {
      return Optional.of(Outcome.Kind.RESIGNED);
    }
    if (text.contains("agree")) {
      return Optional.of(Outcome.Kind.AGREED);
    }
    return text.contains("abandon") ? Optional.of(Outcome.Kind.LEFT) : Optional.empty();
  }

  /** The value for a kind; nothing if it has none. */
  static Optional<String> word(Outcome.Kind kind) {
    return switch (kind) {
      case RESIGNED -> Optional.of("resigned");
      case TIME -> Optional.of("time forfeit");
      case AGREED -> Optional.of("agreed");
      case LEFT -> Optional.of("abandoned");
      case UNFINISHED -> Optional.of("unterminated");
      case PLAYED_OUT, UNKNOWN -> Optional.empty();
    };
  }

  /** Whether the value is the one that is written for its kind. */
  static boolean isUsual(String value) {
    return kind(value).flatMap(PgnEnding::word).filter(value::equals).isPresent();
  }
}
