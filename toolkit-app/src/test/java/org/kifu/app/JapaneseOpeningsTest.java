package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.base.GameOpenings;
import org.kifu.opening.OpeningNames;

/** The openings of the example games in a window in Japanese, beside one in English. */
@Tag("slow")
class JapaneseOpeningsTest {
  private static final String MURAKAMI = "Murakami+Takeshi";

  @TempDir static Path folder;
  private static TwoWindows both;
  private static Path file;
  private static OpenWindow window;
  private static OpenWindow english;

  @BeforeAll
  static void open() throws Exception {
    both = TwoWindows.in(folder);
    file = both.file();
    window = both.japanese();
    english = both.english();
  }

  @AfterAll
  static void close() {
    both.close();
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static int total(OpenWindow asked, String question, String value) throws Exception {
    return asked.json("/api/games?count=1&" + question + encoded(value)).get("total").asInt();
  }

  /** The names in the list of all games, by the numbers of the games. */
  private static Map<Long, String> listed(OpenWindow asked) throws Exception {
    Map<Long, String> names = new TreeMap<>();
    for (int from = 0; from < 659; from += 500) {
      for (JsonNode each : asked.json("/api/games?count=500&from=" + from).get("games")) {
        names.put(each.get("id").asLong(), each.path("opening").asText());
      }
    }
    return names;
  }

  private static Map<String, Long> counted(OpenWindow asked) throws Exception {
    return listed(asked).values().stream()
        .collect(Collectors.groupingBy(name -> name, TreeMap::new, Collectors.counting()));
  }

  @Test
  void everyGameHasTheNameThatItsMovesHave() throws Exception {
    assertThat(listed(window))
        .hasSize(659)
        .isEqualTo(NamesOfMoves.of(file, OpeningNames.japanese()));
    assertThat(listed(english)).isEqualTo(NamesOfMoves.of(file, OpeningNames.english()));
    assertThat(window.json("/api/games/3").get("opening").asText()).isEqualTo("大壁");
    assertThat(english.json("/api/games/3").get("opening").asText()).isEqualTo("New Scorpion");
  }

  /** A link of one language chooses the same games in the other. */
  @Test
  void aNameChoosesTheGamesThatHaveIt() throws Exception {
    Map<String, Long> names = counted(window);
    Map<String, Long> others = counted(english);
    assertThat(names).hasSizeGreaterThan(100).containsKeys("兎定石", "裏こうもり", "大壁");
    for (OpenWindow each : List.of(window, english)) {
      for (Map.Entry<String, Long> name : others.entrySet()) {
        assertThat(total(each, "opening-is=", name.getKey())).isEqualTo(name.getValue().intValue());
      }
      for (Map.Entry<String, Long> name : names.entrySet()) {
        assertThat(total(each, "opening-is=", code(name.getKey())))
            .isEqualTo(name.getValue().intValue());
      }
    }
    assertThat(names.keySet()).as("the same name for other games").contains("Tanida");
    assertThat(others.get("Tanida")).isNotEqualTo(names.get("Tanida"));
  }

  private static String code(String name) {
    return new GameOpenings(Locale.JAPANESE).code(name);
  }

  /** No player and no event of the examples has these characters. */
  @ParameterizedTest
  @ValueSource(strings = {"兎", "定石", "兎定石", "バッファロー", "ローズ"})
  void aPartOfAJapaneseNameFindsGames(String part) throws Exception {
    long expected =
        counted(window).entrySet().stream()
            .filter(each -> each.getKey().contains(part))
            .mapToLong(Map.Entry::getValue)
            .sum();
    assertThat(expected).isPositive();
    assertThat(total(window, "text=", part)).isEqualTo((int) expected);
    assertThat(total(english, "text=", part)).isEqualTo((int) expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"scorpion", "Tiger", "rose brian heath"})
  void anEnglishNameFindsTheGamesThatItFindsInEnglish(String text) throws Exception {
    int found = total(english, "text=", text);
    assertThat(found).isPositive();
    assertThat(total(window, "text=", text)).isEqualTo(found);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "player?name=Rose+Brian",
        "player?name=" + MURAKAMI,
        "compare?name=" + MURAKAMI + "&other=Logistello+(buro)"
      })
  void pagesOfPlayersGroupByTheNamesAndLeadToTheGames(String page) throws Exception {
    JsonNode shown = window.json("/api/" + page);
    String games = page.replaceAll(".*name=", "who=").replace("other=", "against=");
    for (String side : List.of("black", "white")) {
      JsonNode groups = shown.get(side + "Openings");
      assertThat(groups).isNotEmpty();
      for (JsonNode each : groups) {
        String question = games + "&side=" + side + "&opening-is=";
        assertThat(total(window, question, each.get("code").asText()))
            .as(each.toString())
            .isEqualTo(each.get("games").asInt());
      }
    }
    assertThat(shown.findValuesAsText("name"))
        .doesNotContainAnyElementsOf(NamesOfMoves.onlyEnglish());
  }
}
