package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.opening.OpeningNames;

/** All answers of a window in Japanese, which name no opening in English. */
@Tag("slow")
class JapaneseWindowTest {
  private static final String MURAKAMI = "Murakami+Takeshi";
  private static final String PAIR = "name=" + MURAKAMI + "&other=Logistello+(buro)";

  /** Requests that show names of openings: each has a Japanese one. */
  private static final List<String> WITH_NAMES =
      List.of(
          "/api/games?count=500",
          "/api/games?count=500&sort=opening&down=1",
          "/api/games/3",
          "/api/games/3/export?format=html",
          "/api/player?name=Rose+Brian",
          "/api/compare?" + PAIR,
          "/api/openings?moves=f5",
          "/api/openings?moves=f5d6c3",
          "/api/repertoire?player=Rose+Brian&side=black",
          "/api/repertoire/holes?player=Rose+Brian&side=black",
          "/api/repertoire/habits?player=Rose+Brian&side=black&opponent=Leader+Imre",
          "/api/training?player=" + MURAKAMI,
          "/player?name=" + MURAKAMI,
          "/review/3",
          "/words.json");

  /** Requests that show none, or need not. */
  private static final List<String> WITHOUT_NAMES =
      List.of(
          "/",
          "/api/state",
          "/api/games/3/picture?format=svg",
          "/api/players",
          "/api/player/figures?name=" + MURAKAMI,
          "/api/compare/accuracy?" + PAIR,
          "/api/ratings?names=" + MURAKAMI,
          "/api/events",
          "/api/event?name=World+Championship&year=1983",
          "/api/check",
          "/api/check/660",
          "/api/corrections",
          "/api/jobs",
          "/api/jobs/plan?text=murakami",
          "/api/repertoire/left?player=Rose+Brian",
          "/api/repertoire/at?player=Rose+Brian&moves=f5d6",
          "/api/repertoire/next?player=Rose+Brian&side=black&moves=f5d6",
          "/api/training/due",
          "/api/training/problems",
          "/api/training/problems/6/38",
          "/api/training/problems/6/38/verdict?move=b4",
          "/api/training/endings?empties=12");

  /** Requests about positions without games, streams, files of the page, and the source itself. */
  private static final Set<String> APART =
      Set.of(
          "/api/analyse",
          "/api/play",
          "/api/position",
          "/api/rules",
          "/api/training/endings/values",
          "/api/jobs/events",
          "/api/games/*/record",
          "/web/*",
          "/page/*");

  private static final Pattern ROUTE = Pattern.compile("\\.get\\(\"(/[^\"]*)\"");
  private static final Pattern BETWEEN_TAGS = Pattern.compile("(?<=>)[^<>]+(?=<)");

  /** The mark of a group of few games. */
  private static final String FEW = " *";

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
    byte[] broken = Files.readAllBytes(Path.of("../examples/three-good-one-broken.txt"));
    window.posted("/api/add?name=broken.txt", broken);
    for (OpenWindow each : List.of(window, english)) {
      while (each.json("/api/training").get("percent").asInt() < 100) {
        Thread.sleep(20);
      }
    }
  }

  @AfterAll
  static void close() {
    both.close();
  }

  /** The texts that a reader may see: those of a page, or the values of fields. */
  private static Set<String> texts(String path) throws Exception {
    HttpResponse<String> answer = window.got(path);
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    Set<String> texts = new TreeSet<>();
    if (answer.headers().firstValue("Content-Type").orElse("").contains("json")) {
      addTexts(OpenWindow.parsed(answer.body()), texts);
    } else {
      BETWEEN_TAGS
          .matcher(answer.body())
          .results()
          .map(found -> found.group().replace(FEW, ""))
          .forEach(texts::add);
    }
    return texts;
  }

  private static void addTexts(JsonNode node, Set<String> texts) {
    if (node.isTextual()) {
      texts.add(node.asText());
    }
    for (Map.Entry<String, JsonNode> each : node.properties()) {
      if (!each.getKey().equals("annotation")) { // data, which no script shows as it is
        addTexts(each.getValue(), texts);
      }
    }
    if (node.isArray()) {
      node.forEach(each -> addTexts(each, texts));
    }
  }

  @Test
  void answersDoNotNameAnOpeningInEnglish() throws Exception {
    Set<String> english = NamesOfMoves.onlyEnglish();
    Set<String> japanese = NamesOfMoves.japanese();
    assertThat(english).contains("New Scorpion", "Heath-Bat");
    for (String each : WITH_NAMES) {
      assertThat(texts(each)).as(each).doesNotContainAnyElementsOf(english);
      assertThat(texts(each)).as(each).containsAnyElementsOf(japanese);
    }
    for (String each : WITHOUT_NAMES) {
      assertThat(texts(each)).as(each).doesNotContainAnyElementsOf(english);
    }
  }

  /** A request that is added to the window is asked for here, or says why not. */
  @Test
  void everyRequestIsAskedFor() throws Exception {
    Set<String> routes = new TreeSet<>();
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
      for (Path each : sources.filter(path -> path.toString().endsWith(".java")).toList()) {
        ROUTE.matcher(Files.readString(each)).results().map(at -> at.group(1)).forEach(routes::add);
      }
    }
    assertThat(routes).hasSizeGreaterThan(40).containsAll(APART);
    routes.removeAll(APART);
    List<String> asked = new ArrayList<>(WITH_NAMES);
    asked.addAll(WITHOUT_NAMES);
    for (String route : routes) {
      String form = route.replace("*", "[^/]+");
      assertThat(asked).as(route).anyMatch(each -> each.replaceFirst("\\?.*", "").matches(form));
    }
  }

  @Test
  void thePageOfAReviewGroupsByTheNamesOfTheGames() throws Exception {
    Map<Long, String> names = NamesOfMoves.of(file, OpeningNames.japanese());
    List<String> six = names.values().stream().limit(6).toList();
    assertThat(six).contains("大壁", "裏こうもり").doesNotHaveDuplicates();
    assertThat(texts("/player?name=" + MURAKAMI)).containsAll(six);
  }

  @Test
  void filesOfAGameForPeopleAreJapaneseAndDataIsEnglish() throws Exception {
    String export = "/api/games/3/export?format=";
    for (String format : List.of("md", "ggf", "sgf")) {
      assertThat(window.got(export + format).body())
          .as(format)
          .contains("大壁")
          .doesNotContain("New Scorpion");
    }
    for (String format : List.of("json", "csv")) {
      String data = window.got(export + format).body();
      assertThat(data).isEqualTo(english.got(export + format).body()).doesNotContain("大壁");
    }
    assertThat(window.json("/api/games/3").get("annotation").toString()).contains("New Scorpion");
  }

  private static JsonNode topics(OpenWindow asked) throws Exception {
    return asked.json("/api/training?player=" + MURAKAMI).get("topics");
  }

  private static int problems(OpenWindow asked, String code) throws Exception {
    String question = "/api/training/problems?kind=opening&player=" + MURAKAMI + "&code=";
    return asked.json(question + JapaneseOpeningsTest.encoded(code)).get("total").asInt();
  }

  /** A link to the training of an opening asks for the same problems in both languages. */
  @Test
  void topicsOfTheTrainingHaveTheNamesOfTheGames() throws Exception {
    Map<Long, String> names = NamesOfMoves.of(file, OpeningNames.japanese());
    Map<Long, String> others = NamesOfMoves.of(file, OpeningNames.english());
    int compared = 0;
    for (OpenWindow each : List.of(window, english)) {
      for (JsonNode topic : topics(each)) {
        if (topic.get("kind").asText().equals("opening")) {
          String name = topic.get("name").asText();
          assertThat((each == window ? names : others).values()).contains(name);
          for (OpenWindow other : List.of(window, english)) {
            assertThat(problems(other, topic.get("code").asText()))
                .as(name)
                .isEqualTo(topic.get("total").asInt());
          }
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(6);
  }

  /**
   * The page writes a name of a link that was made in the other language as its readers know it.
   */
  @Test
  void theWordsOfThePageTranslateTheNamesOfLinks() throws Exception {
    JsonNode japanese = window.json("/words.json").get("openings");
    assertThat(japanese.get("Tiger").asText()).isEqualTo("虎定石");
    assertThat(japanese.has("Stuck Ishii")).as("a position without a Japanese name").isFalse();
    JsonNode back = english.json("/words.json").get("openings");
    assertThat(back.get("虎定石").asText()).isEqualTo("Tiger");
    assertThat(back.has("兎定石")).as("a position without an English name").isFalse();
  }
}
