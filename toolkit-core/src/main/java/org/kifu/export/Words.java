package org.kifu.export;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.kifu.annotate.Reason;

/** The words of annotated games in one language; codes and names of fields stay English. */
public final class Words {
  private static final String BUNDLE = "org.kifu.export.words";

  private final ResourceBundle words;

  private Words(Locale language) {
    words =
        ResourceBundle.getBundle(
            BUNDLE,
            language,
            Words.class.getClassLoader(),
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** English words. */
  public static Words english() {
    return new Words(Locale.ROOT);
  }

  /** A reason as a clause, such as {@code gives the corner h1}. */
  public String of(Reason reason) {
    return filled(
        "reason." + reason.motif().code(),
        String.join(" ", reason.squares()),
        Integer.toString(reason.played()),
        Integer.toString(reason.best()));
  }

  /** What follows a bad move, as a clause. */
  public String follows(List<String> line) {
    return filled("follows", String.join(" ", line));
  }

  /** The reasons of the moves below. */
  String why() {
    return words.getString("why");
  }

  /** The code of the language, as documents state it. */
  public String language() {
    Locale language = words.getLocale();
    return language.equals(Locale.ROOT) ? "en" : language.toLanguageTag();
  }

  /** The words of a key, such as a heading. */
  public String of(String key) {
    return words.getString(key);
  }

  /** The words of a key with facts in their places. */
  public String filled(String key, Object... facts) {
    return new MessageFormat(words.getString(key), Locale.ROOT).format(facts);
  }
}
