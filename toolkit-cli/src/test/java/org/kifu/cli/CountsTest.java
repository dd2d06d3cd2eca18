package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Counts in messages. A message writes them with {@code Counted}, because 1 takes a singular. A
 * plural after a number in the text of a message is right only if the number is never 1.
 */
class CountsTest {
  private static final Pattern PLURAL =
      Pattern.compile(
          "[^\"\n"
              + "]*%,?d ([a-z]+"
              + " )?(games|moves|plies|discs|positions|bytes|lines|names|squares|nodes|records|findings|files|copies|players|points|rules|proposals|columns)\\b[^\"\n"
              + "]*");

  /** Texts whose number has a least value above 1. */
  private static final List<String> NEVER_ONE =
      List.of(
          "than %d", // limits
          "1 to %d discs",
          "matches %d names", // several
          "%d with proposals", // records
          "no such options", // for programmers
          "%d proposals are equally good",
          "one of %d games",
          "ignored %d bytes, from", // more than are shown
          "count of %d discs",
          "a side has %d to %d squares",
          "the %d squares of the board",
          "the %d bytes of");

  @ParameterizedTest
  @ValueSource(strings = {"toolkit-core", "toolkit-cli"})
  void everyNumberHasItsNoun(String module) throws IOException {
    try (Stream<Path> sources = Files.walk(Path.of(module, "src", "main", "java"))) {
      assertThat(
              sources
                  .filter(file -> file.toString().endsWith(".java"))
                  .filter(file -> !file.toString().matches(".*/(train|evaluation)/.*")) // settings
                  .flatMap(CountsTest::plurals))
          .isEmpty();
    }
  }

  private static Stream<String> plurals(Path source) {
    try {
      return PLURAL
          .matcher(Files.readString(source))
          .results()
          .map(MatchResult::group)
          .filter(text -> NEVER_ONE.stream().noneMatch(text::contains));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
