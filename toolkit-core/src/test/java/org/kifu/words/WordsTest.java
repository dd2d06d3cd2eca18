package org.kifu.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.board.MoveToken;
import org.kifu.words.Words.Language;

class WordsTest {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)");

  private static Properties table(Language language) throws IOException {
    String name = language == Language.EN ? "words" : "words_" + language.tag();
    Properties table = new Properties();
    try (InputStream in = Words.class.getResourceAsStream(name + ".properties")) {
      table.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return table;
  }

  private static Set<String> places(String text) {
    Matcher found = PLACE.matcher(text);
    Set<String> places = new TreeSet<>();
    while (found.find()) {
      places.add(found.group(1));
    }
    return places;
  }

  private static final Pattern FORMS = Pattern.compile("\\{\\d,choice,([^}]*)}");

  /** Messages in which a share in per cent, or a number above 1, is before a noun. */
  private static final Set<String> SHARES =
      Set.of("openings.trap.black", "openings.trap.white", "openings.shown");

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLanguageHasExactlyTheWordsOfEnglish(Language language) throws IOException {
    assertThat(table(language).stringPropertyNames())
        .isEqualTo(table(Language.EN).stringPropertyNames());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void factsHaveTheSamePlacesInEveryLanguage(Language language) throws IOException {
    Properties english = table(Language.EN);
    Properties words = table(language);
    for (String key : english.stringPropertyNames()) {
      assertThat(places(words.getProperty(key)))
          .as(key)
          .isEqualTo(places(english.getProperty(key)));
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyMessageTakesFactsOfEveryKind(Language language) throws IOException {
    Words words = Words.in(language);
    for (String key : table(language).stringPropertyNames()) {
      for (String fact : new String[] {"1", "2", "5", "0.5", "-21", "h1", "{0}"}) {
        assertThatCode(() -> words.filled(key, fact, fact, fact, fact, fact, fact, fact))
            .as(key)
            .doesNotThrowAnyException();
      }
      assertThat(words.filled(key, "f5", "f5", "f5", "f5", "f5", "f5", "f5"))
          .as(key)
          .doesNotContain("{", "}");
    }
  }

  /** A straight apostrophe is a sign of the message format, and not the one of print. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void wordsDoNotHaveASignOfTheMessageFormat(Language language) throws IOException {
    assertThat(table(language).values()).noneMatch(words -> words.toString().contains("'"));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aLanguageIsNamedByItsTag(Language language) {
    assertThat(Words.in(language).language()).isEqualTo(language.tag());
    assertThat(Locale.forLanguageTag(language.tag()).toLanguageTag()).isEqualTo(language.tag());
  }

  @Test
  void theLocaleOfTheMachineChoosesNothing() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.JAPAN);
      assertThat(Words.english().of("heading.moves")).isEqualTo("Moves");
      assertThat(Words.in(Language.DE).of("heading.moves")).isEqualTo("Züge");
    } finally {
      Locale.setDefault(before);
    }
  }

  /** The sample numbers of the Unicode CLDR for each form. */
  @ParameterizedTest
  @CsvSource({
    "RU, 1 21 31 101 1001, ход",
    "RU, 2 3 4 22 34 102 1.5 0.5, хода",
    "RU, 0 5 11 12 14 19 25 100 111 112, ходов",
    "DE, 1, Zug",
    "DE, 0 2 1.5 21 101, Züge",
    "FR, 0 1 1.5, coup",
    "FR, 2 3.5 21, coups"
  })
  void wordsAgreeWithTheirNumbers(Language language, String numbers, String word) {
    Words words = Words.in(language);
    assertThat(
            Set.of(numbers.split(" ")).stream()
                .map(number -> words.filled("review.gifts", number, "1"))
                .map(text -> text.replaceAll("^[^0-9]*[0-9.]+ |[^\\p{L}].*$", ""))
                .collect(Collectors.toSet()))
        .containsExactly(word);
  }

  /**
   * A noun that has a singular in one message has it in all: a message about 1 thing holds no
   * plural of the table.
   */
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyNounAgreesWithItsNumber(Language language) throws IOException {
    Properties table = table(language);
    Set<String> singulars = new TreeSet<>();
    Set<String> plurals = new TreeSet<>();
    for (Object text : table.values()) {
      FORMS.matcher(text.toString()).results().forEach(each -> add(each, singulars, plurals));
    }
    plurals.removeAll(singulars); // a genitive singular can look like a plural
    Pattern disagreement =
        Pattern.compile(
            "(?<![\\d.–])1 ("
                + plurals.stream().map(Pattern::quote).collect(Collectors.joining("|"))
                + ")(?!\\p{L})",
            Pattern.UNICODE_CASE);
    assertThat(table.stringPropertyNames())
        .filteredOn(key -> !plurals.isEmpty() && !SHARES.contains(key))
        .allSatisfy(
            key ->
                assertThat(Words.in(language).filled(key, "1", "1", "1", "1", "1", "1", "1"))
                    .as(key)
                    .doesNotContainPattern(disagreement));
  }

  /** Adds the first form of a word, and the others. */
  private static void add(MatchResult forms, Set<String> singulars, Set<String> plurals) {
    String[] words = forms.group(1).replaceAll("\\d#", "").split("\\|", -1);
    singulars.add(words[0]);
    plurals.addAll(Arrays.asList(words));
  }

  @Test
  void aPassIsAWordOfTheLanguage() {
    assertThat(
            Words.in(Language.DE).follows(List.of(MoveToken.parse("a1"), MoveToken.Pass.WRITTEN)))
        .isEqualTo("dann a1 passt");
  }
}
