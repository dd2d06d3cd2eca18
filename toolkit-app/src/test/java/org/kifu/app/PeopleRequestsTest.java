package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players, pairs of them and events, of the example games and of a club night with faults. */
class PeopleRequestsTest {
  private static final String MURAKAMI = "name=Murakami+Takeshi";

  /** A game without an end, and one with a move that is not legal. */
  private static final String CLUB =
      """
      [Event "Club Night"]
      [Date "2024.05.04"]
      [Round "1"]
      [Black "MURAKAMI Takeshi"]
      [White "Ann Other"]
      [Result "*"]

      1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 5. e6 e7 6. d7 c5 *

      [Event "Club Night"]
      [Date "2024.05.04"]
      [Round "2"]
      [Black "Bob Third"]
      [White "Ann Other"]
      [Result "40-24"]

      1. f5 d6 2. c3 a1 40-24

      [Event "Club Night"]
      [Date "2024.05.04"]
      [Round "2"]
      [Black "Bob Third"]
      [White "Bob Third jr."]
      [Result "40-24"]

      1. f5 d6 2. c3 d3 3. c4 f4 40-24
      """;

  @TempDir static Path folder;
  private static OpenWindow window;

  @BeforeAll
  static void open() throws Exception {
    window = new OpenWindow(OwnLibrary.made(folder.resolve("games.kifu")));
    window.posted("/api/add?name=club.pgn", CLUB.getBytes(StandardCharsets.UTF_8));
  }

  @AfterAll
  static void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  private static JsonNode until(String path, String field) throws Exception {
    JsonNode answer = window.json(path);
    while (!answer.path(field).isArray() && !answer.path(field).asBoolean()) {
      Thread.sleep(20);
      answer = window.json(path);
    }
    return answer;
  }

  private static String results(JsonNode group) {
    return group.get("won") + "-" + group.get("drawn") + "-" + group.get("lost");
  }

  /** As 'kifu history --player' lists them. */
  @Test
  void tellsTheResultsOfAPlayer() throws Exception {
    JsonNode player = window.json("/api/player?" + MURAKAMI);
    assertThat(results(player.get("all"))).isEqualTo("3-0-8");
    assertThat(results(player.get("black"))).isEqualTo("0-0-4");
    assertThat(results(player.get("white"))).isEqualTo("3-0-4");
    assertThat(OpenWindow.texts(player.get("years"), "name")).containsExactly("1983", "1997");
    JsonNode first = player.get("opponents").get(0);
    assertThat(first.get("name").asText()).isEqualTo("Logistello (buro)");
    assertThat(results(first)).isEqualTo("0-0-6");
    assertThat(player.get("opponentCount").asInt()).isEqualTo(6);
    assertThat(player.get("annotated").asInt()).isEqualTo(6);
    assertThat(window.got("/api/player?name=Murakami").statusCode()).isEqualTo(404);
  }

  @Test
  void countsSpellingsTogetherOnlyIfAsked() throws Exception {
    JsonNode alone = until("/api/player?" + MURAKAMI, "alike");
    assertThat(alone.get("alike")).hasSize(1);
    assertThat(alone.get("alike").get(0).asText()).isEqualTo("MURAKAMI Takeshi");
    JsonNode both = window.json("/api/player?" + MURAKAMI + "&also=MURAKAMI+Takeshi");
    assertThat(both.get("all").get("games").asInt()).isEqualTo(12);
    assertThat(both.get("all").get("unknown").asInt()).isEqualTo(1);
  }

  /** As 'kifu ratings --system history --player' writes them for the same games. */
  @Test
  void ratesAPlayerAtTheEndsOfYears() throws Exception {
    JsonNode answer = until("/api/ratings?names=Ishii+Kenichi%0ANobody", "ready");
    JsonNode points = answer.get("lines").get(0).get("points");
    assertThat(points.get(0).toString())
        .isEqualTo("{\"year\":1981,\"rating\":1313,\"margin\":602}");
    assertThat(points.get(2).toString())
        .isEqualTo("{\"year\":1983,\"rating\":1933,\"margin\":269}");
    assertThat(answer.get("lines").get(1).get("points")).isEmpty();
  }

  @Test
  void setsTwoPlayersBesideEachOther() throws Exception {
    JsonNode pair = window.json("/api/compare?name=Ishii+Kenichi&other=Leader+Imre");
    assertThat(results(pair.get("all"))).isEqualTo("3-0-0");
    assertThat(pair.get("met")).hasSize(3);
    assertThat(OpenWindow.texts(pair.get("common"), "name")).contains("Jeangille Pierre");
    JsonNode accuracy =
        window.json("/api/compare/accuracy?" + MURAKAMI + "&other=Logistello+(buro)");
    assertThat(accuracy.get("one").get("games").asInt()).isEqualTo(6);
    assertThat(accuracy.get("one").get("accuracy").asDouble())
        .isLessThan(accuracy.get("other").get("accuracy").asDouble());
  }

  /** As 'kifu tournament' orders them. */
  @Test
  void makesTheTableOfAnEventWithTheGamesOfItsCells() throws Exception {
    JsonNode event = window.json("/api/event?name=World+Championship&year=1983");
    JsonNode rows = event.get("table").get("standings");
    assertThat(OpenWindow.texts(rows, "player"))
        .startsWith("Rose Brian", "Ishii Kenichi", "Leader Imre")
        .hasSize(11);
    assertThat(rows.get(0).get("brightwellQuotient").asInt()).isEqualTo(644);
    JsonNode games = event.get("gamesOf").get(0);
    assertThat(games).hasSize(rows.get(0).get("results").size());
    for (int i = 0; i < games.size(); i++) {
      JsonNode result = rows.get(0).get("results").get(i);
      JsonNode game = window.json("/api/games/" + games.get(i).asInt());
      boolean isBlack = result.get("colour").asText().equals("black");
      assertThat(game.get(isBlack ? "black" : "white").asText()).isEqualTo("Rose Brian");
      assertThat(game.get(isBlack ? "white" : "black").asText())
          .isEqualTo(rows.get(result.get("opponent").asInt() - 1).get("player").asText());
    }
  }

  @Test
  void tellsWhichGamesOfAnEventAreNotCounted() throws Exception {
    JsonNode event = window.json("/api/event?name=Club+Night");
    assertThat(event.get("table").get("games").asInt()).isEqualTo(1);
    assertThat(event.get("table").get("rounds").asInt()).isEqualTo(2);
    assertThat(OpenWindow.texts(event.get("table").get("findings"), "code"))
        .containsExactly("no-result");
    assertThat(OpenWindow.texts(event.get("apart"), "reason")).containsExactly("damaged");
    JsonNode listed = window.json("/api/events?year=2024").get("events").get(0);
    assertThat(listed.get("doubtful").asInt()).isEqualTo(3);
    assertThat(listed.get("players").asInt()).isEqualTo(4);
  }

  @Test
  void listsEventsOfAYearAndByName() throws Exception {
    JsonNode year = window.json("/api/events?year=1983");
    assertThat(year.get("total").asInt()).isEqualTo(4);
    assertThat(OpenWindow.texts(year.get("events"), "games"))
        .isSortedAccordingTo((one, other) -> Integer.parseInt(other) - Integer.parseInt(one));
    JsonNode named = window.json("/api/events?text=world+champ");
    assertThat(OpenWindow.texts(named.get("events"), "year")).startsWith("1983").contains("1977");
    assertThat(window.got("/api/event?name=Nothing").statusCode()).isEqualTo(404);
  }

  @Test
  void listsTheGamesThatANumberCounts() throws Exception {
    String who = "/api/games?who=Murakami+Takeshi";
    assertThat(window.json(who).get("total").asInt()).isEqualTo(11);
    assertThat(window.json(who + "&side=white&year=1983").get("total").asInt()).isEqualTo(4);
    assertThat(window.json(who + "&against=Logistello+(buro)").get("total").asInt()).isEqualTo(6);
    assertThat(window.json("/api/games?who=Murakami").get("total").asInt()).isZero();
    assertThat(window.json("/api/games?event-is=Club+Night&year=2024").get("total").asInt())
        .isEqualTo(3);
  }

  /** A whole name means no namesake; a part of a name means all who have it. */
  @Test
  void aWholeNameLeavesNamesakesOut() throws Exception {
    String asWhite = "/api/games?side=white&player=";
    assertThat(window.json(asWhite + "bob+third").get("total").asInt()).isZero();
    assertThat(window.json(asWhite + "bob+thi").get("total").asInt()).isEqualTo(1);
  }
}
