package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of the window: the scripts name only words that are there, in every language. */
class WindowWordsTest {
  private static final Path RESOURCES = Path.of("src", "main", "resources", "org", "kifu", "app");
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)");

  /** A word that a script or the page names; a name that ends in a dot is only its beginning. */
  private static final Pattern NAMED =
      Pattern.compile("word\\([\"`]([a-z.-]+)|data-(?:word|label)=\"([a-z.-]+)\"");

  private static Properties words(String name) throws IOException {
    Properties words = new Properties();
    try (var in = Files.newBufferedReader(RESOURCES.resolve(name), StandardCharsets.UTF_8)) {
      words.load(in);
    }
    return words;
  }

  private static Set<String> places(String text) {
    return PLACE
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"fr", "de", "ru", "ja", "fil"})
  void everyLanguageHasTheWordsOfEnglishWithTheSamePlaces(String language) throws IOException {
    Properties english = words("words.properties");
    Properties others = words("words_" + language + ".properties");
    assertThat(others.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
    for (String key : english.stringPropertyNames()) {
      assertThat(places(others.getProperty(key)))
          .as(key)
          .isEqualTo(places(english.getProperty(key)));
    }
  }

  @Test
  void scriptsNameOnlyWordsThatAreThere() throws IOException {
    Set<String> known = words("words.properties").stringPropertyNames();
    Set<String> named = new TreeSet<>();
    try (Stream<Path> files = Files.list(RESOURCES.resolve("web"))) {
      for (Path file : files.toList()) {
        NAMED
            .matcher(Files.readString(file))
            .results()
            .map(WindowWordsTest::name)
            .forEach(named::add);
      }
    }
    assertThat(named).hasSizeGreaterThan(100);
    assertThat(named)
        .allMatch(
            name ->
                name.endsWith(".")
                    ? known.stream().anyMatch(key -> key.startsWith("app." + name))
                    : known.contains("app." + name));
  }

  private static String name(MatchResult found) {
    return found.group(1) != null ? found.group(1) : found.group(2);
  }
}
