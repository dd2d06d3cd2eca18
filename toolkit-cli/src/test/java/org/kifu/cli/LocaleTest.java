package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The language of a machine changes no byte. The locale is that of Egypt, whose digits are others;
 * {@code Main} is not run here, which would set it back, so that this holds for the library too.
 */
@Isolated("the locale is that of the whole process")
class LocaleTest {
  private static final Locale EGYPT = Locale.of("ar", "EG");

  @TempDir private Path folder;

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "convert WTHOR --to json",
        "convert WTHOR --to ggf",
        "convert WTHOR --to sgf",
        "convert WTHOR --to pgn",
        "convert GGF --to ggf",
        "convert GGF --to json",
        "dedup WTHOR MATCH --format jsonl",
        "diff WTHOR MATCH --format jsonl",
        "names WTHOR --format csv",
        "verify BROKEN GGF --format jsonl",
        "repair BROKEN --format jsonl",
        "show MATCH --game 6 --style kifu"
      })
  void outputIsTheSameInEveryLanguage(String line) {
    String[] words = line.split(" ", -1);
    for (int i = 0; i < words.length; i++) {
      words[i] = input(words[i]);
    }
    String usual = in(Locale.ENGLISH, words);
    assertThat(usual).isNotEmpty();
    assertThat(in(EGYPT, words)).isEqualTo(usual);
  }

  @Test
  void archivesAreTheSameInEveryLanguage() throws IOException {
    for (Locale locale : new Locale[] {Locale.ENGLISH, EGYPT}) {
      Path into = Files.createDirectory(folder.resolve(locale.toString()));
      String target = into.resolve("match.wtb").toString();
      in(locale, "convert", Examples.MATCH_ARCHIVE, "--to", "wthor", "-o", target);
    }
    for (String name : new String[] {"match.wtb", "match.jou", "match.trn"}) {
      assertThat(folder.resolve("ar_EG").resolve(name))
          .hasSameBinaryContentAs(folder.resolve("en").resolve(name));
    }
  }

  private static String in(Locale locale, String... words) {
    Locale before = Locale.getDefault();
    Locale.setDefault(locale);
    try {
      CommandRun run = CommandRun.kifu(words);
      return run.out() + run.err();
    } finally {
      Locale.setDefault(before);
    }
  }

  private static String input(String word) {
    return switch (word) {
      case "WTHOR" -> Examples.MATCH_ARCHIVE;
      case "MATCH" -> Examples.MATCH;
      case "BROKEN" -> Examples.BROKEN;
      case "GGF" -> Examples.MATCH.replaceFirst("[^/]*$", "ggs-synchro-2009.ggf");
      default -> word;
    };
  }
}
