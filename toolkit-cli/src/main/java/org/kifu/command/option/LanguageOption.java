package org.kifu.command.option;

import org.kifu.words.Words;
import org.kifu.words.Words.Language;
import picocli.CommandLine.Option;

/** The option for the language of text for people. The locale of the machine has no effect. */
public final class LanguageOption {
  @Option(
      names = "--lang",
      paramLabel = "XX",
      defaultValue = "en",
      description =
          "Language of text for people: ${COMPLETION-CANDIDATES} (default: en). Codes, field"
              + " names and messages stay English.")
  private Language language = Language.EN;

  public Words words() {
    return Words.in(language);
  }
}
