package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.base.Base;

/** Values of the position that somebody looks at. */
@Tag("slow")
class LiveSearchTest {
  private static final String START = "-".repeat(27) + "OX" + "-".repeat(6) + "XO" + "-".repeat(27);

  /** The first of the positions of the French federation with 14 empty squares; g8 wins by 18. */
  private static final String FFO_1 =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";

  @TempDir Path folder;
  private OpenWindow window;

  @BeforeEach
  void open() throws IOException, InterruptedException {
    Path file = folder.resolve("games.kifu");
    Base.create(file).close();
    window = new OpenWindow(file);
  }

  @AfterEach
  void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  private static String question(String board, String toMove) {
    return "/api/analyse?board=" + board + "&toMove=" + toMove;
  }

  private List<JsonNode> all(String question) throws IOException, InterruptedException {
    List<JsonNode> found = new ArrayList<>();
    try (BufferedReader lines = lines(window.events(question))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("data: {\"depth\"")) {
          found.add(OpenWindow.parsed(line.substring("data: ".length())));
        } else if (line.equals("event: end")) {
          return found;
        }
      }
    }
    throw new AssertionError("the stream has no end event");
  }

  private static BufferedReader lines(InputStream events) {
    return new BufferedReader(new InputStreamReader(events, StandardCharsets.UTF_8));
  }

  @Test
  void valuesAllMovesDeeperAndDeeperUpToTheSolution() throws Exception {
    List<JsonNode> found = all(question(FFO_1, "X"));
    assertThat(found.getFirst().get("depth").asInt()).isEqualTo(1);
    JsonNode last = found.getLast().get("moves");
    assertThat(last.get(0).get("move").asText()).isEqualTo("g8");
    assertThat(last.get(0).get("centidiscs").asInt()).isEqualTo(1800);
    assertThat(last)
        .allSatisfy(move -> assertThat(move.get("confidence").asText()).isEqualTo("exact"));
    assertThat(last).hasSameSizeAs(found.getFirst().get("moves"));
  }

  /** The same values in the same order at each depth, because only the start differs. */
  @Test
  void valuesGamesFromOtherStartsAsTournamentOthello() throws Exception {
    String asked = "rules=parallel&moves=&start=" + FFO_1 + "%20X";
    assertThat(all("/api/analyse?" + asked)).isEqualTo(all(question(FFO_1, "X")));
    JsonNode hint = window.json("/api/play?level=hint&" + asked);
    assertThat(hint.at("/moves/0").asText()).isEqualTo("g8");
  }

  @Test
  void hasNothingToSayOfAFinishedGame() throws Exception {
    assertThat(all(question("X".repeat(63) + "-", "O"))).isEmpty();
  }

  /** Otherwise searches of tabs that are long closed would keep the machine busy. */
  @Test
  void endsASearchWhenTheBrowserIsGone() throws Exception {
    for (int i = 0; i < 8; i++) {
      try (BufferedReader lines = lines(window.events(question(START, "X")))) {
        assertThat(lines.readLine()).isEqualTo("event: values");
        assertThat(window.searches.running()).isPositive();
      }
      awaitRest();
    }
  }

  private void awaitRest() throws InterruptedException {
    while (window.searches.running() > 0) { // the runner of the tests has a limit of time
      Thread.sleep(10);
    }
  }

  @Test
  void refusesMoreSearchesThanTheMachineBears() throws Exception {
    List<BufferedReader> open = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      BufferedReader lines = lines(window.events(question(START, "X")));
      assertThat(lines.readLine()).isEqualTo("event: values");
      open.add(lines);
    }
    try (BufferedReader lines = lines(window.events(question(START, "X")))) {
      assertThat(lines.readLine()).isEqualTo("event: busy");
    }
    String ending = "/api/training/endings/values?board=" + FFO_1 + "&toMove=X";
    HttpResponse<String> refused = window.got(ending);
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(OpenWindow.parsed(refused.body()).get("code").asText()).isEqualTo("engine-busy");
    for (BufferedReader each : open) {
      each.close();
    }
    awaitRest();
    assertThat(window.json(ending).at("/moves/0/move").asText()).isEqualTo("g8");
    assertThat(window.searches.running()).isZero();
  }
}
