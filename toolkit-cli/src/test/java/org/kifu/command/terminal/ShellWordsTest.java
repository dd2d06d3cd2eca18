package org.kifu.command.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.command.terminal.ShellWords.OpenQuoteException;

/** The words of a text; in the tables, {@code ;} is a line end and {@code |} separates words. */
class ShellWordsTest {
  /** The signs that have a meaning for the shell and for Kifu, with letters between them. */
  private static final String SIGNS = "ab\\\\\"\"''#  -=";

  private static final int TEXTS = 1500;
  private static final String OPEN = "open";

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '`',
      value = {
        "--player=\"Ada\" ! --player=Ada",
        "--player='Ada Lovelace' ! --player=Ada Lovelace",
        "\"back\\slash.pgn\" ! back\\slash.pgn",
        "'back\\slash.pgn' ! back\\slash.pgn",
        "back\\slash.pgn ! backslash.pgn",
        "back\\\\slash.pgn ! back\\slash.pgn",
        "my\\ games.txt ! my games.txt",
        "\"my games\"/b.txt ! my games/b.txt",
        "'it'\\''s' ! it's",
        "\"a \\\"b\\\" \\\\ \\$c \\`d\\` \\e\" ! a \"b\" \\ $c `d` \\e",
        "$HOME ~ *.txt a&b c>d ! $HOME|~|*.txt|a&b|c>d",
        "a '' \"\" b ! a|||b",
        "a # b 'c;d ! a|d",
        ";#;# a;b#c \\#d '#e' ! b#c|#d|#e",
        "verify \\;  a.txt \\; b.txt ! verify|a.txt|b.txt",
        "a\\;b \"c\\;d\" 'e;f' ! ab|cd|e;f",
        "\\;\\;#a;b ! b",
        "a\\ ! a\\",
      })
  void areThoseOfAShell(String text, String words) throws Exception {
    assertThat(ShellWords.of(text.replace(';', '\n')))
        .containsExactly(words.replace(';', '\n').split("\\|", -1));
  }

  @Test
  void areSplitByTabsAndAnyLineEnds() throws Exception {
    assertThat(ShellWords.of("a\tb\r\nc \\\r\n d\re#f\r\n#g\r\nh\r\n"))
        .containsExactly("a", "b", "c", "d", "e#f", "h");
    assertThat(ShellWords.of(" \n# no words\n")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '`',
      value = {"O'Brien ! 1", "a;;--player \"b;c ! 3", "a;'b;c' 'd;e ! 3", "\"a\\\" ! 1"})
  void aQuotationMarkIsClosed(String text, int line) {
    assertThatThrownBy(() -> ShellWords.of(text.replace(';', '\n')))
        .isInstanceOf(OpenQuoteException.class)
        .hasMessage("line " + line + ": the quotation mark is not closed");
  }

  /** The shell of the system splits the same texts. */
  @Tag("slow")
  @Test
  void areThoseOfTheShellOfTheSystem(@TempDir Path folder) throws Exception {
    List<String> expected = new ArrayList<>();
    Random random = new Random(57);
    for (int number = 0; number < TEXTS; number++) {
      String text = text(random);
      Files.writeString(folder.resolve("%04d".formatted(number)), text);
      expected.add(shown(text));
    }
    assertThat(ofSystem(folder)).isEqualTo(expected);
    assertThat(expected).contains(OPEN).anyMatch(words -> words.contains("][]["));
  }

  /** A short text; a shell may do as it likes with a backslash at its end, so a letter ends it. */
  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(12); left > 0; left--) {
      text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
    }
    return text.append('a').toString();
  }

  private static String shown(String text) {
    try {
      return "[" + String.join("][", ShellWords.of(text)) + "]";
    } catch (OpenQuoteException e) {
      return OPEN;
    }
  }

  private static List<String> ofSystem(Path folder) throws IOException {
    String script =
        """
        for file in *; do
          (eval "set -- $(cat "$file")" && printf '[%%s]' "$@" && echo) 2>/dev/null || echo %s
        done
        """
            .formatted(OPEN);
    Process shell = new ProcessBuilder("sh", "-c", script).directory(folder.toFile()).start();
    return new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .toList();
  }
}
