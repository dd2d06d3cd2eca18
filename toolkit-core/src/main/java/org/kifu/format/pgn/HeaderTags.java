package org.kifu.format.pgn;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import org.kifu.game.GameDate;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenResult;

/** The tags that every game has: names, date and result. Others are kept as they are written. */
public final class HeaderTags {
  /** A value that cannot be understood before all values are known. */
  public record Written(String value, SourceLocation where) {}

  /** The rest of a form without its month and day: {@code 1950.}. */
  private static final Pattern UNFINISHED = Pattern.compile("(?<![.\\s])[.\\s]++$");

  private final RecordDraft draft;
  private final String prefix;
  private final BiPredicate<String, String> areSame;
  private Optional<Written> result = Optional.empty();
  private Optional<String> last = Optional.empty();

  /**
   * @param prefix the prefix of the names of tags that are kept, such as {@code pgn:}
   * @param areSame whether two written results agree
   */
  public HeaderTags(RecordDraft draft, String prefix, BiPredicate<String, String> areSame) {
    this.draft = draft;
    this.prefix = prefix;
    this.areSame = areSame;
  }

  public void take(String name, String value, SourceLocation where) {
    switch (name) {
      case "Black" -> takeName(name, value, Fact.BLACK, where);
      case "White" -> takeName(name, value, Fact.WHITE, where);
      case "Event" -> takeName(name, value, Fact.EVENT, where);
      case "Site" -> takeName(name, value, Fact.PLACE, where);
      case "Date" -> takeDate(value, where);
      case "Result" -> result = result.or(() -> Optional.of(new Written(value, where)));
      default -> keep(name, value);
    }
  }

  /** Takes the result after the moves; if it is a result, it must agree with the tag. */
  public void end(String written, SourceLocation where) {
    if (result.isEmpty()) {
      result = Optional.of(new Written(written, where));
    } else if (!written.equals("*") && !areSame.test(result.get().value().strip(), written)) {
      String message =
          "the moves end with %s, the tag says %s".formatted(written, result.get().value());
      draft.problem(ProblemCode.BAD_VALUE, where, message);
    } else if (!written.equals("*")) {
      last = Optional.of(written);
    }
  }

  /** The result after the moves, if it agrees with that of the tag. */
  Optional<String> last() {
    return last;
  }

  /** Whether the words after the moves are the result of the tag. */
  public boolean isResult(String words) {
    return result.filter(tag -> areSame.test(tag.value().strip(), words)).isPresent();
  }

  /** The result of the tag, or else the result after the moves. */
  public Optional<Written> result() {
    return result;
  }

  /** Takes a name; the first of two counts, and the second is kept as it is written. */
  private void takeName(String name, String value, Fact fact, SourceLocation where) {
    String text = value.strip();
    if (!draft.name(fact, text.equals("?") ? "" : text, where)) {
      keep(name, value);
    }
  }

  private void takeDate(String value, SourceLocation where) {
    Optional<GameDate> date = WrittenDate.read(UNFINISHED.matcher(value).replaceFirst(""));
    date.ifPresent(known -> draft.date(known, where));
    if (date.isEmpty() && !value.matches("\\s*\\??\\s*")) {
      draft.problem(ProblemCode.BAD_VALUE, where, "'%s' is not a date".formatted(value.strip()));
    }
    if (!PgnDate.text(date.orElse(GameDate.UNKNOWN)).equals(value)) {
      keep("Date", value);
    }
  }

  public void keep(String name, String value) {
    draft.line().tag(prefix + name, value);
  }

  /** Dates as {@code 2014.10.19}, with {@code ??} for unknown parts. */
  public static final class PgnDate {
    private PgnDate() {}

    public static String text(GameDate date) {
      String year = date.year() == 0 ? "????" : String.format(Locale.ROOT, "%04d", date.year());
      return year + "." + part(date.month()) + "." + part(date.day());
    }

    private static String part(int number) {
      return number == 0 ? "??" : String.format(Locale.ROOT, "%02d", number);
    }
  }

  /**
   * The end of a game, in the tag {@code Termination}. The PGN standard (section 9.8.1) has words
   * for time, for abandoned games and for unfinished ones. For a game that was resigned or agreed
   * it only has {@code normal}, so two words are added. Its result {@code *} is used for unfinished
   * games and for unknown results; a third word marks the latter.
   */
  public static final class PgnEnding {
    public static final String TAG = "Termination";

    private static final String UNKNOWN = "unknown";

    private PgnEnding() {}

    /** The kind that a value names; nothing if it names none, like {@code normal}. */
    public static Optional<Outcome.Kind> kind(String value) {
      Optional<Outcome.Kind> ofSigns = WrittenResult.read(value.strip()).flatMap(PgnEnding::kind);
      if (ofSigns.isPresent()) {
        return ofSigns;
      }
      String text = SmallLetters.of(value);
      if (text.contains("unterminated")) {
        return Optional.of(Outcome.Kind.UNFINISHED);
      }
      if (text.equals(UNKNOWN)) {
        return Optional.of(Outcome.Kind.UNKNOWN);
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

    /** The end that a result in signs gives, {@code W+R}. */
    private static Optional<Outcome.Kind> kind(WrittenResult result) {
      return result instanceof WrittenResult.Won won && won.kind() != Outcome.Kind.UNKNOWN
          ? Optional.of(won.kind())
          : Optional.empty();
    }

    /** The value for a kind; nothing if the kind has no word. */
    static Optional<String> word(Outcome.Kind kind) {
      return switch (kind) {
        case RESIGNED -> Optional.of("resigned");
        case TIME -> Optional.of("time forfeit");
        case AGREED -> Optional.of("agreed");
        case LEFT -> Optional.of("abandoned");
        case UNFINISHED -> Optional.of("unterminated");
        case UNKNOWN -> Optional.of(UNKNOWN);
        case PLAYED_OUT -> Optional.empty();
      };
    }

    /** Whether the value is the one that is written for its kind. */
    static boolean isUsual(String value) {
      return kind(value).flatMap(PgnEnding::word).filter(value::equals).isPresent();
    }
  }
}
