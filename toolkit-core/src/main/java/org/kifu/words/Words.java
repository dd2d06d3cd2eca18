package org.kifu.words;

import java.math.BigDecimal;
import java.text.ChoiceFormat;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParsePosition;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.game.Outcome;

/** The words for people in one language; codes and names of fields are always English. */
public final class Words {
  private static final String BUNDLE = "org.kifu.words.words";
  private static final String TILES = "tiles";

  private final Language language;
  private final ResourceBundle words;

  /** The ending of the keys of a game whose sides or values have other names; may be empty. */
  private final String ending;

  private Words(Language language, String ending) {
    this.language = language;
    this.ending = ending;
    // Each language has its own table, so the default locale has no effect.
    words = ResourceBundle.getBundle(BUNDLE, language.locale());
  }

  /** English words. */
  public static Words english() {
    return in(Language.EN);
  }

  /** The words of a language, independent of the locale of the machine. */
  public static Words in(Language language) {
    return new Words(language, "");
  }

  /**
   * The words of a game whose sides or values have other names, such as {@code gold}: the words of
   * a key with this ending, if there are any, come before those of the key.
   *
   * @param kind the ending after the dot; empty for the usual words
   */
  public Words ofGame(String kind) {
    return new Words(language, kind.isEmpty() ? "" : "." + kind);
  }

  /** Whether these are the words of a game of this kind. */
  public boolean isOfGame(String kind) {
    return ending.equals("." + kind);
  }

  /** Whether these are the words of the solo game, which has one player. */
  public boolean isOfOnePlayer() {
    return isOfGame(TILES);
  }

  private String row(String key) {
    String own = key + ending;
    return !ending.isEmpty() && words.containsKey(own)
        ? words.getString(own)
        : words.getString(key);
  }

  /** The words of a language, or English words if there are none for it. */
  public static Words in(Locale language) {
    for (Language each : Language.values()) {
      if (each.tag().equals(language.getLanguage())) {
        return in(each);
      }
    }
    return english();
  }

  /** The line after a bad move, as a clause. */
  public String follows(List<MoveToken> line) {
    return filled("follows", moves(line));
  }

  /** A move: its square, or the word for a pass. */
  public String move(MoveToken move) {
    return move instanceof MoveToken.Pass ? of("page.pass") : move.toString();
  }

  /** Moves one after the other. */
  public String moves(List<? extends MoveToken> moves) {
    return moves.stream().map(this::move).collect(Collectors.joining(" "));
  }

  /** Clauses as one sentence. */
  public String sentence(List<String> clauses) {
    return clauses.stream().reduce((left, right) -> filled("clauses", left, right)).orElse("");
  }

  /** The ending of a game; empty if it was played out. */
  public String ending(Outcome.Kind ending) {
    return switch (ending) {
      case PLAYED_OUT -> "";
      case UNKNOWN -> of("ending." + Outcome.Kind.UNFINISHED.label());
      default -> of("ending." + ending.label());
    };
  }

  /** The name of a side in a heading. */
  public String of(Disc side) {
    return of("page." + side.label());
  }

  /** The name of a side in a heading; nothing if nobody plays it. */
  public Optional<String> ofPlayer(Disc side) {
    return isOfOnePlayer() && side == Disc.WHITE ? Optional.empty() : Optional.of(of(side));
  }

  /** The name of a side within a sentence. */
  public String mover(Disc side) {
    return of("mover." + side.label());
  }

  /** The heading for the reasons of the moves below it. */
  public String why() {
    return of("why");
  }

  /** The language as a locale. */
  public Locale locale() {
    return Locale.of(language.tag());
  }

  /** The code of the language, as documents state it. */
  public String language() {
    return language.tag();
  }

  /** The words of a key, such as a heading. */
  public String of(String key) {
    return row(key);
  }

  /**
   * The words of a key with facts in their places. Numbers have a decimal point in every language,
   * as in tables and in the notations of the game.
   */
  public String filled(String key, Object... facts) {
    MessageFormat message = new MessageFormat(row(key), Locale.ROOT);
    Format[] formats = message.getFormats();
    for (int i = 0; i < formats.length; i++) {
      if (formats[i] instanceof ChoiceFormat forms) {
        message.setFormat(i, new PluralForms(language, forms));
      }
    }
    return message.format(facts);
  }

  /**
   * A choice of the form of a word by the number before it. A table lists the forms as {@code
   * {0,choice,1#ход|2#хода|5#ходов}}, each under the least number that takes it. This class finds
   * the listed number that has the same form as any other number: 1 for 21, 2 for 22 and fractions,
   * 5 for 11. The rules are those of the Unicode CLDR, chart "Language Plural Rules", for the
   * languages of Kifu.
   */
  private static final class PluralForms extends Format {
    private static final long serialVersionUID = 1;

    private static final int ONE = 1;
    private static final int FEW = 2;
    private static final int MANY = 5;

    /** The sign of a number, and commas between groups of digits. */
    private static final Pattern NO_DIGITS = Pattern.compile("^[-+−]|,");

    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

    private final Language language;
    private final ChoiceFormat forms;

    PluralForms(Language language, ChoiceFormat forms) {
      this.language = language;
      this.forms = forms;
    }

    /** Writes the form for a count; a text that is not a number takes the form of many. */
    @Override
    public StringBuffer format(Object count, StringBuffer text, FieldPosition position) {
      String digits = NO_DIGITS.matcher(count.toString()).replaceAll("");
      int like = NUMBER.matcher(digits).matches() ? like(new BigDecimal(digits)) : MANY;
      return text.append(forms.format(like));
    }

    /** The number under which the form for a count is listed. */
    private int like(BigDecimal count) {
      return switch (language) {
        case RU -> russian(count);
        case FR -> count.compareTo(BigDecimal.TWO) < 0 ? ONE : FEW;
        default -> count.scale() <= 0 && count.compareTo(BigDecimal.ONE) == 0 ? ONE : FEW;
      };
    }

    /**
     * The number for a count in Russian; a fraction takes the genitive singular, which is also the
     * form after 2.
     */
    private static int russian(BigDecimal count) {
      if (count.scale() > 0) {
        return FEW;
      }
      int ten = count.remainder(BigDecimal.TEN).intValue();
      int hundred = count.remainder(BigDecimal.valueOf(100)).intValue();
      boolean isTeen = hundred > 10 && hundred < 20;
      return isTeen ? MANY : ten == 1 ? ONE : ten >= 2 && ten <= 4 ? FEW : MANY;
    }

    /** Returns null, because words are only written. */
    @Override
    public @Nullable Object parseObject(String text, ParsePosition position) {
      return null;
    }
  }

  /** The languages of text for people; codes, names of fields and messages are English in all. */
  public enum Language {
    EN("en"),
    JA("ja"),
    RU("ru"),
    DE("de"),
    FR("fr"),
    /** Filipino, the standard form of Tagalog. */
    FIL("fil");

    private final String tag;

    Language(String tag) {
      this.tag = tag;
    }

    /** The tag of BCP 47, as documents and options state it. */
    public String tag() {
      return tag;
    }

    /**
     * The locale of the table; English is the root table, so that no other is taken in its place.
     */
    Locale locale() {
      return this == EN ? Locale.ROOT : Locale.of(tag);
    }

    /** The name in options. */
    @Override
    public String toString() {
      return tag;
    }
  }
}
