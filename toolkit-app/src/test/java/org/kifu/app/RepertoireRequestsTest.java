package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.app.library.Library;
import org.kifu.base.Base;
import org.kifu.base.DrillRows;
import org.kifu.base.RepertoireAnswers;
import org.kifu.base.RepertoireChoices;

/** Answers of the window about the repertoire of a player in the example games. */
@Tag("slow")
class RepertoireRequestsTest {
  private static final String PLAYER = "player=Rose+Brian";
  private static final String BLACK = PLAYER + "&side=black";

  @TempDir static Path folder;
  private static Path file;
  private static OpenWindow window;

  @BeforeAll
  static void open() throws Exception {
    file = OwnLibrary.made(folder.resolve("Kifu").resolve("games.kifu"));
    window = new OpenWindow(file);
  }

  @AfterAll
  static void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  private static JsonNode post(String path, String body) throws Exception {
    return window.post("/api/repertoire/" + path, body.replace('\'', '"'));
  }

  private static List<String> own(JsonNode moves) {
    List<String> own = new ArrayList<>();
    for (JsonNode move : moves) {
      if (move.path("own").asBoolean()) {
        own.add(move.path("move").asText() + " " + move.path("games").asInt());
      }
    }
    return own;
  }

  /**
   * The explorer's counts of the same games are the repertoire's, as far as two games have them.
   */
  @Test
  void hasTheMovesThatTheExplorerCounts() throws Exception {
    JsonNode repertoire = window.json("/api/repertoire?" + BLACK);
    assertThat(repertoire.path("games").asInt()).isPositive();
    assertThat(repertoire.path("positions").size()).isGreaterThan(5);
    for (JsonNode position : repertoire.path("positions")) {
      String line = position.path("line").asText();
      JsonNode counted = window.json("/api/openings?%s&moves=%s".formatted(BLACK, line));
      Map<String, Integer> games = new HashMap<>();
      for (JsonNode row : counted.path("statistics").path("rows")) {
        if (row.path("games").asInt() >= 2) {
          games.put(row.path("move").asText(), row.path("games").asInt());
        }
      }
      Map<String, Integer> found = new HashMap<>();
      for (JsonNode move : position.path("moves")) {
        found.put(move.path("move").asText(), move.path("games").asInt());
        assertThat(move.path("own").asBoolean())
            .isEqualTo(position.path("mover").asText().equals("X"));
      }
      assertThat(found).as(line).isEqualTo(games);
    }
  }

  @Test
  void keepsAChosenMoveInTheBase() throws Exception {
    String at = "/api/repertoire/at?%s&moves=f5d6".formatted(PLAYER);
    List<String> before = own(window.json(at).path("moves"));
    assertThat(before).isNotEmpty().noneMatch(move -> move.startsWith("c4"));
    assertThat(post("choose", "{'player':'Rose Brian','moves':'f5d6','move':'c4'}"))
        .asString()
        .contains("true");
    assertThat(own(window.json(at).path("moves"))).containsExactly("c4 0");
    // the same position, turned
    assertThat(own(window.json(at.replace("f5d6", "d3c5")).path("moves"))).containsExactly("e6 0");
    try (Base base = Base.open(file)) {
      assertThat(new RepertoireChoices(base, "Rose Brian").read()).hasSize(1);
      assertThat(new RepertoireChoices(base, "Cerf Jonathan").read()).isEmpty();
      long game = Library.number(base, "SELECT game FROM variations");
      JsonNode shown = window.json("/api/games/" + game);
      assertThat(shown.path("moves")).isNotEmpty();
      assertThat(shown.path("variations").isArray()).isTrue();
      assertThat(shown.path("variations")).as("a choice is no variation to look at").isEmpty();
    }
    post("choose", "{'player':'Rose Brian','moves':'f5d6','move':''}");
    assertThat(own(window.json(at).path("moves"))).isEqualTo(before);
  }

  @Test
  void refusesWhatCannotBeChosen() throws Exception {
    assertThat(post("choose", "{'player':'Rose Brian','moves':'f5','move':'f5'}").path("message"))
        .hasToString("\"'f5' is not a legal move\"");
    assertThat(
            post("choose", "{'player':'Rose Brian','moves':'f5d6c3d3c4f4f6f3e6e7d7','move':'a1'}")
                .path("code")
                .asText())
        .isEqualTo("wrong-request");
    assertThat(window.json("/api/repertoire?player=Nobody&side=black").path("message").asText())
        .isEqualTo("the base has no player 'Nobody'");
    assertThat(window.json("/api/repertoire?player=Nobody&side=red").path("message").asText())
        .isEqualTo("a side is black or white, not 'red'");
  }

  /** Plays a training to its end with right answers, and returns the line. */
  private static String trained(String seed) throws Exception {
    String line = "";
    while (true) {
      JsonNode next =
          window.json("/api/repertoire/next?%s&moves=%s&seed=%s".formatted(BLACK, line, seed));
      if (next.path("ends").asBoolean()) {
        return line;
      }
      String move = next.path("reply").asText("");
      if (move.isEmpty()) {
        JsonNode own = window.json("/api/repertoire/at?%s&moves=%s".formatted(PLAYER, line));
        move = own.path("moves").get(0).path("move").asText();
        JsonNode told =
            post(
                "answer", "{'player':'Rose Brian','moves':'%s','move':'%s'}".formatted(line, move));
        assertThat(told.path("right").asBoolean()).isTrue();
        assertThat(told.path("due").asText())
            .isEqualTo(LocalDate.now(ZoneId.systemDefault()).plusDays(1).toString());
      }
      line += move;
    }
  }

  @Test
  void trainsLinesOneAfterTheOtherAndKeepsTheAnswers() throws Exception {
    JsonNode before = window.json("/api/repertoire?" + BLACK);
    String first = trained("1");
    JsonNode after = window.json("/api/repertoire?" + BLACK);
    assertThat(after.path("later").asInt()).isGreaterThan(before.path("later").asInt());
    assertThat(after.path("unseen").asInt() + after.path("later").asInt())
        .isEqualTo(before.path("unseen").asInt() + before.path("later").asInt());
    assertThat(trained("1")).as("a line with new positions comes first").isNotEqualTo(first);
    JsonNode wrong = post("answer", "{'player':'Rose Brian','moves':'f5d6','move':'c4'}");
    assertThat(wrong.path("right").asBoolean()).isFalse();
    assertThat(wrong.path("own").get(0).path("allScore").isNumber()).isTrue();
    try (Base base = Base.open(file)) {
      assertThat(new RepertoireAnswers(base, "Rose Brian").read().size()).isGreaterThan(2);
      assertThat(new RepertoireAnswers(base, "Rose").read().size()).isZero();
      assertThat(DrillRows.read(base).size()).as("answers to problems").isZero();
    }
  }

  /** A base that cannot be changed is trained in this way. */
  @Test
  void judgesAnAnswerWithoutKeepingIt() throws Exception {
    try (Base base = Base.open(file)) {
      int before = new RepertoireAnswers(base, "Rose Brian").read().size();
      JsonNode told =
          post("answer", "{'player':'Rose Brian','moves':'f5d6','move':'c4','unkept':true}");
      assertThat(told.path("own")).isNotEmpty();
      assertThat(new RepertoireAnswers(base, "Rose Brian").read().size()).isEqualTo(before);
    }
  }

  @Test
  void tellsWhoLeftTheKnownLine() throws Exception {
    JsonNode left = window.json("/api/repertoire/left?known=5&player=Murakami+Takeshi");
    // as kifu history --left-line 5 of the same games says
    assertThat(left.path("known").path("player").path("games").asInt()).isEqualTo(5);
    assertThat(left.path("known").path("opponent").path("games").asInt()).isEqualTo(6);
    JsonNode latest = left.path("games").get(left.path("games").size() - 1);
    assertThat(latest.path("known").path("ply").asInt()).isPositive();
    assertThat(left.path("total").asInt()).isEqualTo(left.path("games").size());
    assertThat(left.path("known").path("player").path("priced").asInt())
        .as("the games of the file of annotated games have their prices")
        .isPositive();
  }

  @Test
  void tellsTheHabitsOfAnOpponent() throws Exception {
    JsonNode habits =
        window.json("/api/repertoire/habits?%s&opponent=Murakami+Takeshi".formatted(BLACK));
    assertThat(habits.path("opponentGames").asInt()).isPositive();
    double shares = 0;
    for (JsonNode habit : habits.path("habits")) {
      if (habit.path("line").asText().equals("f5")) {
        shares += habit.path("share").asDouble();
      }
    }
    assertThat(shares).isBetween(0.0, 1.0001);
    assertThat(habits.path("expected")).isNotEmpty();
  }

  @Test
  void findsPositionsWithoutAMove() throws Exception {
    JsonNode holes = window.json("/api/repertoire/holes?" + BLACK);
    assertThat(holes.path("holes")).isNotEmpty();
    for (JsonNode hole : holes.path("holes")) {
      String at = "/api/repertoire/at?%s&moves=%s".formatted(PLAYER, hole.path("line").asText());
      boolean hasMove = !own(window.json(at).path("moves")).isEmpty();
      assertThat(hasMove).as(hole.toString()).isEqualTo(!hole.path("kind").asText().equals("none"));
      assertThat(hole.path("likelihood").asDouble()).isBetween(0.01, 1.0);
    }
  }
}
