package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.Kifu;
import org.kifu.format.GameReader;
import org.kifu.game.GameRecord;

/** Answers of the window about games, with the games of a new base of a user. */
@Tag("slow")
class GameRequestsTest {
  /** The sixth game of 1997: Logistello against Murakami, 48 to 16. */
  private static final String SIXTH = "/api/games/6";

  @TempDir static Path folder;
  private static OpenWindow window;

  @BeforeAll
  static void open() throws Exception {
    window = new OpenWindow(OwnLibrary.made(folder.resolve("Kifu").resolve("games.kifu")));
  }

  @AfterAll
  static void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  @Test
  void tellsTheState() throws Exception {
    JsonNode state = window.json("/api/state");
    assertThat(state.get("games").asInt()).isEqualTo(659);
    assertThat(state.get("toCheck").asInt()).isZero();
    assertThat(state.get("own").asBoolean()).isTrue();
    assertThat(state.get("mayWrite").asBoolean()).isTrue();
  }

  @Test
  void listsGamesPartByPart() throws Exception {
    List<String> parts = new ArrayList<>();
    for (int from = 0; from < 659; from += 250) {
      parts.addAll(
          OpenWindow.texts(window.json("/api/games?count=250&from=" + from).get("games"), "id"));
    }
    assertThat(parts).hasSize(659).doesNotHaveDuplicates().first().isEqualTo("1");
    assertThat(window.json("/api/games?from=659").get("games")).isEmpty();
    assertThat(window.json("/api/games?count=100000").get("games")).hasSize(500);
  }

  @ParameterizedTest
  @ValueSource(strings = {"black", "white", "event", "opening"})
  void sortsByAName(String field) throws Exception {
    List<String> up =
        OpenWindow.texts(window.json("/api/games?count=500&sort=" + field).get("games"), field);
    Comparator<String> order =
        Comparator.<String, Boolean>comparing(String::isEmpty)
            .thenComparing(String::compareToIgnoreCase);
    assertThat(up).isSortedAccordingTo(order);
    List<String> down =
        OpenWindow.texts(
            window.json("/api/games?count=500&down=1&sort=" + field).get("games"), field);
    assertThat(down.getFirst()).isGreaterThan(up.getFirst());
  }

  @Test
  void sortsByYearAndScore() throws Exception {
    JsonNode latest = window.json("/api/games?count=7&sort=year&down=1").get("games");
    assertThat(OpenWindow.texts(latest, "date")).startsWith("1997", "1997").endsWith("1983");
    JsonNode best = window.json("/api/games?count=1&sort=score&down=1").get("games").get(0);
    assertThat(best.get("blackDiscs").asInt()).isEqualTo(64);
  }

  @Test
  void findsByPlayerEventAndOpening() throws Exception {
    JsonNode murakami = window.json("/api/games?text=MURAKAMI+takeshi");
    assertThat(murakami.get("total").asInt()).isEqualTo(11); // five of the championship of 1983
    assertThat(OpenWindow.texts(murakami.get("games"), "event"))
        .filteredOn("Match Murakami-Logistello"::equals)
        .hasSize(6);
    JsonNode rose = window.json("/api/games?player=rose&count=500");
    assertThat(rose.get("games"))
        .hasSize(rose.get("total").asInt())
        .allSatisfy(
            game ->
                assertThat((game.get("black") + " " + game.get("white")).toLowerCase(Locale.ROOT))
                    .contains("rose"));
    JsonNode tanida = window.json("/api/games?text=tanida&count=500");
    assertThat(OpenWindow.texts(tanida.get("games"), "opening")).anyMatch("Tanida"::equals);
    JsonNode pair = window.json("/api/games?text=logistello+murakami+1997");
    assertThat(pair.get("total").asInt()).isEqualTo(6);
    assertThat(window.json("/api/games?text=murakami+1983").get("total").asInt()).isEqualTo(5);
    assertThat(window.json("/api/games?text=nobody+at+all").get("total").asInt()).isZero();
  }

  @Test
  void showsAGame() throws Exception {
    JsonNode game = window.json(SIXTH);
    assertThat(game.get("black").asText()).isEqualTo("Logistello (buro)");
    assertThat(game.get("blackDiscs").asInt()).isEqualTo(48);
    assertThat(game.get("start").asText())
        .isEqualTo("-".repeat(27) + "OX" + "-".repeat(6) + "XO" + "-".repeat(27));
    assertThat(game.get("toMove").asText()).isEqualTo("X");
    assertThat(game.get("moves")).hasSize(61);
    assertThat(game.get("moves").get(59).asText()).isEqualTo("pass");
    assertThat(game.get("annotated").asBoolean()).isTrue();
    assertThat(game.at("/annotation/moves")).hasSize(61);
    assertThat(game.at("/annotation/moves/37/label").asText()).isNotEmpty();
  }

  @Test
  void refusesWhatIsNotThere() throws Exception {
    for (String path :
        List.of("/api/games/100000", "/api/games/0", "/api/games/-1", "/review/20", "/api/none")) {
      HttpResponse<String> answer = window.got(path);
      assertThat(answer.statusCode()).as(path).isEqualTo(404);
      assertThat(OpenWindow.parsed(answer.body()).get("code").asText()).isEqualTo("not-there");
    }
    for (String path :
        List.of(
            "/api/games/x",
            "/api/games?sort=colour",
            "/api/games?from=x",
            "/api/games/6/export?format=exe",
            "/api/analyse?board=x&toMove=X")) {
      assertThat(window.got(path).statusCode()).as(path).isEqualTo(400);
    }
  }

  @Test
  void keepsMarks() throws Exception {
    String marks = "/api/games/7/marks";
    window.post(marks, "{\"favourite\": true, \"addTags\": [\"to learn\", \"1977\"]}");
    JsonNode noted = window.post(marks, "{\"note\": {\"ply\": 3, \"text\": \" Why? <b> \"}}");
    assertThat(noted.at("/notes/0/text").asText()).isEqualTo("Why? <b>");
    JsonNode shown = window.json("/api/games/7");
    assertThat(shown.get("favourite").asBoolean()).isTrue();
    assertThat(shown.get("tags")).hasSize(2);
    assertThat(window.json("/api/state").get("tags")).hasSize(2);
    assertThat(window.json("/api/games?tag=to+learn").get("total").asInt()).isEqualTo(1);
    assertThat(window.json("/api/games?favourite=1").at("/games/0/id").asInt()).isEqualTo(7);
    JsonNode gone =
        window.post(
            marks,
            "{\"favourite\": false, \"removeTags\": [\"to learn\", \"1977\"], \"removeNote\": %s}"
                .formatted(noted.at("/notes/0")));
    assertThat(gone.get("notes")).isEmpty();
    assertThat(gone.get("tags")).isEmpty();
    assertThat(gone.get("favourite").asBoolean()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "[]", "{\"addTags\": [\"\"]}", "{\"note\": {\"text\": \" \"}}"})
  void refusesMarksWithoutMeaning(String body) throws Exception {
    HttpResponse<String> answer =
        window.posted("/api/games/7/marks", body.getBytes(StandardCharsets.UTF_8));
    assertThat(answer.statusCode()).isEqualTo(400);
  }

  /** A written game is read again as the same one. */
  @ParameterizedTest
  @ValueSource(strings = {"pgn", "ggf", "sgf", "txt", "json"})
  void exportsAGame(String format) throws Exception {
    HttpResponse<String> answer = window.got(SIXTH + "/export?format=" + format);
    assertThat(answer.headers().firstValue("Content-Disposition"))
        .hasValue("attachment; filename=\"game-6." + format + "\"");
    try (GameReader reader = Kifu.read(answer.body())) {
      GameRecord read = reader.iterator().next().record().orElseThrow();
      List<String> moves = new ArrayList<>();
      Kifu.replay(read).steps().forEach(step -> moves.add(step.move().toString()));
      JsonNode expected = window.json(SIXTH).get("moves");
      assertThat(moves).hasSize(expected.size());
      for (int i = 0; i < moves.size(); i++) {
        assertThat(moves.get(i)).isEqualTo(expected.get(i).asText());
      }
    }
  }

  @Test
  void exportsWhatTheAnnotationSays() throws Exception {
    assertThat(OpenWindow.list(window.json(SIXTH).get("forms")))
        .containsExactly("pgn", "ggf", "sgf", "txt", "json", "csv", "md", "html");
    assertThat(OpenWindow.list(window.json("/api/games/20").get("forms")))
        .containsExactly("pgn", "ggf", "sgf", "txt", "json");
    String export = SIXTH + "/export?format=";
    assertThat(window.got(export + "csv").body().lines()).hasSize(62);
    assertThat(window.got(export + "md").body()).contains("g7 was best");
    assertThat(window.got(export + "html").body()).startsWith("<!DOCTYPE html>").contains("b4");
    assertThat(window.got(export + "sgf").body()).contains("BM[");
    assertThat(window.got("/api/games/20/export?format=md").statusCode()).isEqualTo(409);
    assertThat(window.got(export + "pdn").statusCode()).isEqualTo(409);
  }

  @Test
  void drawsBoardsAndDiagrams() throws Exception {
    byte[] board = window.bytes(SIXTH + "/picture?ply=20&format=png");
    assertThat(ImageIO.read(new ByteArrayInputStream(board)).getWidth()).isGreaterThan(100);
    HttpResponse<String> diagram = window.got(SIXTH + "/picture?format=svg&save=1");
    assertThat(diagram.headers().firstValue("Content-Type")).hasValue("image/svg+xml");
    assertThat(diagram.headers().firstValue("Content-Disposition"))
        .hasValue("attachment; filename=\"game-6.svg\"");
    assertThat(diagram.body()).contains("<svg");
  }

  @Test
  void showsTheReviewWithScriptAndStyleAsFiles() throws Exception {
    HttpResponse<String> page = window.got("/review/6");
    assertThat(page.body())
        .contains("<link rel=\"stylesheet\" href=\"../page/kifu.css\"/>", "href=\"../#game-6\"")
        .contains("<script src=\"../page/games.js\"></script>", "Murakami")
        .doesNotContain("<style", "\"use strict\"");
    assertThat(window.got("/page/games.js").body()).contains("class Board");
    assertThat(window.got("/page/kifu.css").headers().firstValue("Content-Type"))
        .hasValue("text/css; charset=utf-8");
  }

  /** As 'kifu history --player' counts them. */
  @Test
  void listsPlayersWithTheirResults() throws Exception {
    JsonNode found = window.json("/api/players?text=MURAKAMI+Takeshi").get("players");
    assertThat(found).hasSize(1);
    JsonNode murakami = found.get(0);
    assertThat(murakami.get("games").asInt()).isEqualTo(11);
    assertThat(murakami.get("won").asInt()).isEqualTo(3);
    assertThat(murakami.get("lost").asInt()).isEqualTo(8);
    assertThat(murakami.get("drawn").asInt()).isZero();
    assertThat(murakami.get("first").asInt()).isEqualTo(1983);
    assertThat(murakami.get("last").asInt()).isEqualTo(1997);
    assertThat(murakami.get("annotated").asInt()).isEqualTo(6);
    JsonNode all = window.json("/api/players?count=3");
    assertThat(all.get("total").asInt()).isGreaterThan(100);
    assertThat(all.get("players")).hasSize(3);
    assertThat(window.got("/api/players?sort=x").statusCode()).isEqualTo(400);
    assertThat(window.json("/api/games?who=%3F%3F%3F").get("total").asInt()).isPositive();
    assertThat(window.json("/api/players?text=%3F%3F%3F").get("players"))
        .as("nobody, whom WTHOR calls ???")
        .isEmpty();
  }

  @Test
  void separatesWordsAtJapaneseSpaces() throws Exception {
    JsonNode found = window.json("/api/games?text=murakami%E3%80%801997").get("total");
    assertThat(found.asInt()).isPositive();
    assertThat(found).isEqualTo(window.json("/api/games?text=murakami+1997").get("total"));
  }

  @Test
  void showsTheReviewOfAPlayer() throws Exception {
    HttpResponse<String> page = window.got("/player?name=Murakami+Takeshi");
    assertThat(page.body())
        .contains("<script src=\"page/player.js\"></script>", "Murakami Takeshi")
        .doesNotContain("<style");
    assertThat(window.got("/player?name=Nobody").statusCode()).isEqualTo(404);
  }
}
