package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningWords;
import org.kifu.opening.study.RepertoireCard;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.Slow;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.NodeList;

/** The pages of openings and of cards in every language. */
class OpeningLanguagesTest {
  private static final OpeningTable TABLE =
      OpeningPages.table(OpeningPages.GAMES, OpeningSettings.DEFAULT.withPlies(8).withMinGames(2));
  private static final List<RepertoireCard> CARDS = RepertoireCard.of(TABLE, Disc.BLACK);

  /** What a message says between the facts and the forms of words. */
  private static final Pattern PLACE = Pattern.compile("\\{\\d(,choice,[^}]*)?}");

  private static final Set<String> FACTS = Set.of("dd", "summary", "h2");

  private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");

  private static Properties bundle(Language language) throws IOException {
    String name = language == Language.EN ? "words" : "words_" + language.tag();
    Properties words = new Properties();
    try (InputStream in = Words.class.getResourceAsStream(name + ".properties")) {
      words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return words;
  }

  private static Set<String> words(String text) {
    return WORD.matcher(text)
        .results()
        .map(found -> found.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String openings(Language language) {
    return OpeningPages.page(OpeningPages.GAMES, TABLE, language);
  }

  /** What people read and hear: the text, and what is said of pictures. */
  private static String told(String page) {
    Document document = PageSamples.xml(page.replaceAll("(?s)<(style|script)[^>]*>.*?</\\1>", ""));
    StringBuilder told = new StringBuilder(document.getDocumentElement().getTextContent());
    NodeList elements = document.getElementsByTagName("*");
    for (int i = 0; i < elements.getLength(); i++) {
      NamedNodeMap attributes = elements.item(i).getAttributes();
      for (String name : List.of("aria-label", "title", "data-right", "data-wrong", "data-score")) {
        if (attributes.getNamedItem(name) != null) {
          told.append('\n').append(attributes.getNamedItem(name).getNodeValue());
        }
      }
    }
    return told.toString();
  }

  /** Words of names, which are the same in all languages. */
  private static Set<String> names() {
    Set<String> names = new TreeSet<>(words("Kifu"));
    TABLE.named().forEach(named -> names.addAll(words(named.name().toString())));
    OpeningPages.GAMES.stream()
        .map(game -> game.record().orElseThrow().header())
        .forEach(
            header ->
                names.addAll(words(header.black() + " " + header.white() + " " + header.event())));
    return names;
  }

  private static boolean isOurs(String key) {
    return key.startsWith("openings.") || key.startsWith("trainer.");
  }

  /** English words of openings and cards that this language does not have in any of its words. */
  private static Set<String> onlyEnglish(Language language) throws IOException {
    Properties english = bundle(Language.EN);
    Set<String> only = new TreeSet<>();
    for (String key : english.stringPropertyNames()) {
      if (isOurs(key)) {
        only.addAll(words(PLACE.matcher(english.getProperty(key)).replaceAll(" ")));
      }
    }
    for (Object own : bundle(language).values()) {
      only.removeAll(words(own.toString()));
    }
    only.removeAll(names());
    return only;
  }

  @Slow
  @ParameterizedTest
  @EnumSource(value = Language.class, names = "EN", mode = EnumSource.Mode.EXCLUDE)
  void allEnglishWordsAreTranslated(Language language) throws IOException {
    Set<String> english = onlyEnglish(language);
    assertThat(english).contains("the", "games", "played", "after");
    for (String page : List.of(openings(language), OpeningPages.cards(CARDS, language))) {
      Set<String> left = words(told(page));
      left.retainAll(english);
      assertThat(left).isEmpty();
    }
    Set<String> found = words(told(openings(Language.EN)));
    found.addAll(words(told(OpeningPages.cards(CARDS, Language.EN))));
    found.retainAll(english);
    assertThat(found).contains("black", "games", "your");
  }

  @Slow
  @ParameterizedTest
  @EnumSource(Language.class)
  void aPageNamesItsLanguage(Language language) {
    for (String page : List.of(openings(language), OpeningPages.cards(CARDS, language))) {
      Element root = PageSamples.xml(page).getDocumentElement();
      assertThat(root.getAttribute("lang")).isEqualTo(language.tag());
    }
  }

  @Slow
  @ParameterizedTest
  @EnumSource(Language.class)
  void theNumbersAreTheSameInEveryLanguage(Language language) {
    assertThat(numbers(openings(language))).isEqualTo(numbers(openings(Language.EN)));
    assertThat(numbers(OpeningPages.cards(CARDS, language)))
        .isEqualTo(numbers(OpeningPages.cards(CARDS, Language.EN)));
  }

  @Slow
  @Test
  void aNameOfARecordIsNotMarkupInAnyLanguage() {
    String bad = "<script>alert(1)</script>\"&'{0}\u202E";
    ParsedGame first = ParsedGames.of(Games.match1997().getFirst());
    GameHeader header = new GameHeader(bad, bad, bad, bad, GameDate.ofYear(1997));
    List<ParsedGame> games =
        List.of(ParsedGames.of(first.record().orElseThrow().withHeader(header)));
    OpeningTable table = OpeningPages.table(games, OpeningSettings.DEFAULT);
    for (Language language : Language.values()) {
      String page = OpeningPages.page(games, table, language);
      assertThat(page).doesNotContain("<script>alert", "\u202E").contains("&lt;script&gt;");
      assertThat(told(page)).contains("alert(1)");
    }
  }

  @Slow
  @Test
  void aCardAndAPositionAreToldInTheLanguage() {
    RepertoireCard card = CARDS.getFirst();
    assertThat(told(OpeningPages.cards(List.of(card), Language.DE)))
        .contains("Was spielst du hier?", "Schwarz am Zug nach " + card.line())
        .contains("{0} ist in deinem Repertoire.");
    OpeningSettings settings = OpeningSettings.at(new OpeningLine("f5d6")).withMinGames(2);
    String page =
        OpeningPages.page(
            OpeningPages.GAMES, OpeningPages.table(OpeningPages.GAMES, settings), Language.RU);
    assertThat(told(page))
        .contains("Дебюты после f5d6", "сделанные не менее чем в 2 партиях", "Ходы после f5d6");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void numbersInGroupsOfDigitsAgreeWithTheirWords(Language language) {
    OpeningWords words = new OpeningWords(Words.in(language));
    assertThat(words.games(1_001).replace("1,001", "21")).isEqualTo(words.games(21));
    assertThat(words.games(1_002).replace("1,002", "22")).isEqualTo(words.games(22));
    assertThat(words.games(2_005).replace("2,005", "25")).isEqualTo(words.games(25));
  }

  /** The squares and numbers of the tree and of the cards, whatever their order in a sentence. */
  private static List<String> numbers(String page) {
    NodeList facts = PageSamples.xml(page).getElementsByTagName("*");
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < facts.getLength(); i++) {
      Element fact = (Element) facts.item(i);
      if (FACTS.contains(fact.getTagName())) {
        numbers.add(
            Pattern.compile("[+−]?\\d+([.,]\\d+)*|[a-h][1-8]")
                .matcher(fact.getTextContent())
                .results()
                .map(found -> found.group())
                .sorted()
                .collect(Collectors.joining(" ")));
      }
    }
    return numbers;
  }
}
