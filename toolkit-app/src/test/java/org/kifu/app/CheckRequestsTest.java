package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.StringReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.Kifu;
import org.kifu.archive.edition.CorrectionField.Correction;
import org.kifu.archive.edition.Corrections;
import org.kifu.archive.output.CorrectionCsv;
import org.kifu.base.Base;
import org.kifu.base.BaseGames;
import org.kifu.base.StoredSources;
import org.kifu.game.ParsedGame;

/** Records that have something wrong, and what is decided about them. */
@Tag("slow")
class CheckRequestsTest {
  private static final Path BROKEN = Path.of("..", "examples", "three-good-one-broken.txt");

  @TempDir Path folder;
  private OpenWindow window;
  private long broken;

  @BeforeEach
  void open() throws Exception {
    Path file = folder.resolve("games.kifu");
    Base.create(file).close();
    window = new OpenWindow(file);
    List<String> lines = Files.readAllLines(BROKEN);
    window.post("/api/add?name=first.txt", lines.get(0) + "\n" + lines.get(1) + "\n");
    byte[] bytes = Files.readAllBytes(BROKEN);
    window.posted("/api/add?name=three-good-one-broken.txt", bytes);
    broken = window.json("/api/check").at("/records/0/id").asLong();
  }

  @AfterEach
  void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  private JsonNode decide(String decision) throws Exception {
    return window.post("/api/check/" + broken, decision).get("records");
  }

  @Test
  void listsWhatIsWrong() throws Exception {
    JsonNode records = window.json("/api/check").get("records");
    assertThat(records).hasSize(1);
    JsonNode record = records.get(0);
    assertThat(record.get("code").asText()).isEqualTo("illegal-move");
    assertThat(record.get("number").asInt()).isEqualTo(3);
    assertThat(record.get("ply").asInt()).isEqualTo(31);
    assertThat(record.has("decision")).isFalse();
    assertThat(window.json("/api/state").get("toCheck").asInt()).isEqualTo(1);
  }

  /** The proposals are those of 'kifu repair'. */
  @Test
  void proposesRepairs() throws Exception {
    JsonNode told = window.json("/api/check/" + broken);
    assertThat(told.get("text").asText()).startsWith("f5d6c3d3c4f4f6f3e6e7d7");
    assertThat(told.get("acceptable").asBoolean()).isTrue();
    JsonNode first = told.at("/diagnosis/proposals/0");
    assertThat(first.at("/faults/0/changes/0/from").asText()).isEqualTo("d4");
    assertThat(first.at("/faults/0/changes/0/to").asText()).isEqualTo("c1");
  }

  /** The table makes the record whole, as 'kifu convert BASE --correct' would. */
  @Test
  void makesATableOfCorrections() throws Exception {
    JsonNode records = decide("{\"decision\": \"proposal\", \"proposal\": 1}");
    assertThat(records.get(0).get("decision").asText()).isEqualTo("corrected");
    assertThat(window.json("/api/state").get("toCheck").asInt()).isZero();
    List<Correction> corrections =
        CorrectionCsv.read(new StringReader(window.got("/api/corrections").body()));
    assertThat(corrections).hasSize(1);
    List<ParsedGame> games = new ArrayList<>();
    try (Base base = Base.open(folder.resolve("games.kifu"))) {
      StoredSources sources = new StoredSources(base);
      new Corrections(new BaseGames(sources, sources.games(), _ -> {}), corrections)
          .forEachRemaining(games::add);
    }
    assertThat(games).hasSize(6);
    assertThat(Kifu.replay(games.get(4).record().orElseThrow()).isComplete()).isTrue();
  }

  @Test
  void takesMovesOfOnesOwn() throws Exception {
    decide("{\"decision\": \"moves\", \"moves\": \"f5d6c3\"}");
    assertThat(window.got("/api/corrections").body())
        .startsWith("game,field,old,new")
        .contains("5,moves,f5d6c3d3")
        .endsWith(",f5d6c3\n");
    decide("{\"decision\": \"open\"}");
    assertThat(window.got("/api/corrections").body()).isEqualTo("game,field,old,new\n");
  }

  @Test
  void keepsARecordAsItIs() throws Exception {
    JsonNode records = decide("{\"decision\": \"kept\"}");
    assertThat(records.get(0).get("decision").asText()).isEqualTo("kept");
    assertThat(decide("{\"decision\": \"open\"}").get(0).has("decision")).isFalse();
  }

  @Test
  void refusesOtherDecisions() throws Exception {
    for (String body :
        new String[] {
          "{}",
          "{\"decision\": \"burn\"}",
          "{\"decision\": \"moves\", \"moves\": \"f9\"}",
          "{\"decision\": \"moves\", \"moves\": \"f5f5\"}",
          "{\"decision\": \"proposal\", \"proposal\": 99}"
        }) {
      HttpResponse<String> answer =
          window.posted("/api/check/" + broken, body.getBytes(StandardCharsets.UTF_8));
      assertThat(answer.statusCode()).as(body).isBetween(400, 404);
    }
    assertThat(window.got("/api/check/999").statusCode()).isEqualTo(404);
  }

  @Test
  void keepsVariations() throws Exception {
    String variations = "/api/games/1/variations";
    JsonNode kept = window.post(variations, "{\"ply\": 2, \"moves\": \"c4d3\", \"name\": \"<b>\"}");
    assertThat(kept.at("/variations/0/name").asText()).isEqualTo("<b>");
    long number = kept.at("/variations/0/variation").asLong();
    window.post(
        variations,
        "{\"variation\": %d, \"ply\": 2, \"moves\": \"c4d3c3\", \"text\": \"Better\"}"
            .formatted(number));
    JsonNode shown = window.json("/api/games/1").get("variations");
    assertThat(shown).hasSize(1);
    assertThat(shown.get(0).get("moves").asText()).isEqualTo("c4d3c3");
    assertThat(shown.get(0).get("text").asText()).isEqualTo("Better");
    JsonNode left = window.post(variations + "/" + number + "/remove", "{}");
    assertThat(left.get("variations")).isEmpty();
    for (String wrong :
        new String[] {
          "{\"ply\": 2, \"moves\": \"c9\"}",
          "{\"ply\": 2, \"moves\": \"c4a8\"}",
          "{\"ply\": 61, \"moves\": \"c4\"}"
        }) {
      byte[] body = wrong.getBytes(StandardCharsets.UTF_8);
      assertThat(window.posted(variations, body).statusCode()).as(wrong).isEqualTo(400);
    }
    byte[] none = "{}".getBytes(StandardCharsets.UTF_8);
    assertThat(window.posted(variations + "/7/remove", none).statusCode()).isEqualTo(404);
  }
}
