package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.base.Base;

/**
 * Jobs of the window for the games of each rule set: it shows them on their board, values their
 * moves, annotates them and plays against somebody. The rows are part of the page about the jobs of
 * each game, which a test of the command line makes.
 */
@Tag("slow")
class JobsByRulesInWindowTest {
  private static final Path EXAMPLES = Path.of("..", "examples", "rules");
  private static final Path ROWS =
      Path.of("..", "docs", "src", "test", "resources", "org", "kifu", "docs", "jobs-window.tsv");

  /** The files of games by the names of rules; each of them has a game of these rules. */
  private static final Map<String, String> FILES =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        {
          put("othello", "othello.json");
          put("parallel", "parallel.json");
          put("grid:6x6", "grid.json");
          put("grand", "grand.json");
          put("eight-stars", "eight-stars.json");
          put("anti", "anti.json");
          put("black-hole:c3", "black-hole.json");
          put("ravensburger", "ravensburger.json");
          put("one-way", "one-way.json");
          put("reversi-1880", "reversi-1880.json");
          put("russian-draughts", "russian-draughts-promotion.pdn");
          put("solo", "solo.txt");
        }
      };

  @TempDir Path folder;
  private OpenWindow window;

  @BeforeEach
  void open() throws IOException, InterruptedException {
    Path base = folder.resolve("games.kifu");
    Base.create(base).close();
    window = new OpenWindow(base);
  }

  @AfterEach
  void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  @Test
  void everyJobOfTheWindowIsDoneOrSaysWhyNot() throws Exception {
    StringBuilder rows = new StringBuilder();
    for (Map.Entry<String, String> each : FILES.entrySet()) {
      String rules = each.getKey();
      JsonNode game = added(rules, each.getValue());
      Map<String, String> answers = new LinkedHashMap<>();
      answers.put("window: replay", replayed(game));
      answers.put("window: values", valued(game));
      answers.put("window: annotate", annotated(game.get("id").asLong()));
      answers.put("window: play", played(rules));
      answers.forEach(
          (job, answer) -> rows.append(String.join("\t", rules, job, answer)).append('\n'));
    }
    if (Boolean.getBoolean("kifu.renew")) {
      Files.writeString(ROWS, rows);
    }
    assertThat(rows.toString()).as("-Dkifu.renew=true writes it").isEqualTo(Files.readString(ROWS));
  }

  /** Adds the games of a file, and returns the first one of these rules. */
  private JsonNode added(String rules, String file) throws Exception {
    String query = "/api/add?name=" + file + "&rules=" + encoded(rules);
    byte[] bytes = Files.readAllBytes(EXAMPLES.resolve(file));
    for (JsonNode game : OpenWindow.parsed(window.posted(query, bytes).body()).get("games")) {
      JsonNode whole = window.json("/api/games/" + game.get("id").asLong());
      if (whole.path("rules").asText().equals(rules)) {
        return whole;
      }
    }
    throw new AssertionError(file + " has no game of " + rules);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private String replayed(JsonNode game) throws Exception {
    int plies = game.get("moves").size();
    long id = game.get("id").asLong();
    String svg = window.got("/api/games/" + id + "/picture?ply=" + plies + "&format=svg").body();
    return plies > 0 && svg.contains("<svg") ? "" : "no board";
  }

  /** The values at the start, of as many moves as may be played there. */
  private String valued(JsonNode game) throws Exception {
    boolean isUsual = game.get("rules").asText().equals("othello");
    String asked =
        isUsual
            ? "board=%s&toMove=%s"
                .formatted(game.get("start").asText(), game.get("toMove").asText())
            : "rules=%s&start=%s"
                .formatted(
                    encoded(game.get("rules").asText()),
                    encoded(game.at("/ruled/start").asText("")));
    Optional<String> refusal = refusal("/api/position?" + asked);
    if (!isUsual && refusal.isPresent()) {
      return refusal.get();
    }
    int legal = isUsual ? 4 : window.json("/api/position?" + asked).get("legal").size();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                window.events("/api/analyse?" + asked), StandardCharsets.UTF_8))) {
      String values = "data: {\"depth\"";
      String first =
          lines.lines().filter(line -> line.startsWith(values)).findFirst().orElseThrow();
      assertThat(OpenWindow.parsed(first.substring("data: ".length())).get("moves")).hasSize(legal);
    }
    return "";
  }

  private String annotated(long game) throws Exception {
    window.post("/api/games/" + game + "/annotate", "{\"level\": 1}");
    JsonNode jobs = window.json("/api/jobs");
    while (jobs.get("waiting").asInt() > 0) { // the runner of the tests has a limit of time
      Thread.sleep(20);
      jobs = window.json("/api/jobs");
    }
    if (jobs.get("failed").asInt() > 0) {
      return jobs.at("/jobs/0/message").asText();
    }
    JsonNode told = window.json("/api/games/" + game);
    return told.at("/annotation/moves").isEmpty() ? "no values" : "";
  }

  private String played(String rules) throws Exception {
    String board = "-".repeat(27) + "OX" + "-".repeat(6) + "XO" + "-".repeat(27);
    String asked =
        rules.equals("othello") ? "board=" + board + "&toMove=X" : "rules=" + encoded(rules);
    String question = "/api/play?level=1&" + asked;
    Optional<String> refusal = refusal(question);
    return refusal.isPresent()
        ? refusal.get()
        : window.json(question).get("moves").size() == 1 ? "" : "no move";
  }

  /** The sentence with which a request is refused. */
  private Optional<String> refusal(String question) throws Exception {
    var answer = window.got(question);
    return answer.statusCode() == 200
        ? Optional.empty()
        : Optional.of(OpenWindow.parsed(answer.body()).get("message").asText());
  }
}
