package org.kifu.command.option;

import org.kifu.words.Words;
import org.kifu.words.Words.Language;
import picocli.CommandLine.Option;

/** The option for the language of text for people. The locale of the machine chooses none. */
public final class LanguageOption {
  @Option(
      names = "--lang",
      paramLabel = "XX",
      defaultValue = "en",
      description =
          "The language of text for people: ${COMPLETION-CANDIDATES}; en by default. Codes, names"
              + " of fields and messages are English.")
  private Language language = Language.EN;

  public Words words() {
    return Words.in(language);
  }
}
