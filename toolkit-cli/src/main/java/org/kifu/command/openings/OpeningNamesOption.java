package org.kifu.command.openings;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.kifu.opening.OpeningNames;
import picocli.CommandLine.Option;

/** The option for the names of openings. What people read has the names of their language. */
final class OpeningNamesOption {
  private enum NameLanguage {
    EN,
    JA;

    OpeningNames names() {
      return OpeningNames.in(Locale.of(name()));
    }
  }

  @Option(
      names = "--names",
      paramLabel = "en|ja",
      description =
          "Names of openings in English (en) or Japanese (ja) (default: in text, pages and charts"
              + " the language of --lang, in data en).")
  private @Nullable NameLanguage names;

  /**
   * The names in text, pages and charts.
   *
   * @param language the language of the words around them
   */
  OpeningNames forPeople(Locale language) {
    return names == null ? OpeningNames.in(language) : names.names();
  }

  /** The names in tables for programs. */
  OpeningNames forData() {
    return names == null ? OpeningNames.english() : names.names();
  }
}
