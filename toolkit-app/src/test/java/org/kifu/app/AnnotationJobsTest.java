package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The queue of annotations in the window. */
@Tag("slow")
class AnnotationJobsTest {
  /** The games of the own base that are annotated in a file. */
  private static final int OF_FILES = 6;

  @TempDir Path folder;
  private Path base;
  private OpenWindow window;

  @BeforeEach
  void open() throws Exception {
    base = OwnLibrary.made(folder.resolve("games.kifu"));
    window = new OpenWindow(base);
  }

  @AfterEach
  void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  private JsonNode jobs() throws Exception {
    return window.json("/api/jobs");
  }

  /** The job of a number; missing if it is not in the queue. */
  private JsonNode job(int number) throws Exception {
    for (JsonNode each : jobs().get("jobs")) {
      if (each.get("job").asInt() == number) {
        return each;
      }
    }
    return OpenWindow.parsed("{}");
  }

  private JsonNode ended(int number) throws Exception {
    while (true) { // the runner of the tests has a limit of time
      JsonNode told = job(number);
      if (!told.path("state").asText().matches("waiting|running")) {
        return told;
      }
      Thread.sleep(20);
    }
  }

  private void awaitDone(int number) throws Exception {
    while (jobs().get("done").asInt() < number) {
      Thread.sleep(20);
    }
  }

  private int annotate(int game, int level) throws Exception {
    return window
        .post("/api/games/" + game + "/annotate", "{\"level\": " + level + "}")
        .get("job")
        .asInt();
  }

  private void pause(boolean isPaused) throws Exception {
    window.post("/api/jobs/pause", "{\"paused\": " + isPaused + "}");
  }

  @Test
  void annotatesAGame() throws Exception {
    assertThat(window.json("/api/games/20").has("annotation")).isFalse();
    JsonNode done = ended(annotate(20, 1));
    assertThat(done.get("state").asText()).isEqualTo("done");
    assertThat(done.get("title").asText()).isEqualTo("Maruoka Hidenori – Davison Jeff");
    JsonNode game = window.json("/api/games/20");
    assertThat(game.get("annotated").asBoolean()).isTrue();
    assertThat(game.at("/annotation/moves")).hasSameSizeAs(game.get("moves"));
    assertThat(window.got("/review/20").statusCode()).isEqualTo(200);
    assertThat(window.json("/api/state").get("annotated").asInt()).isEqualTo(OF_FILES + 1);
  }

  @Test
  void startsAJobOnceAndStopsIt() throws Exception {
    int first = annotate(21, 30);
    assertThat(annotate(21, 30)).isEqualTo(first);
    while (!job(first).get("state").asText().equals("running")) {
      Thread.sleep(20);
    }
    assertThat(window.isBusy()).isTrue();
    window.post("/api/jobs/" + first + "/stop", "");
    assertThat(ended(first).has("state")).isFalse();
    int next = annotate(21, 1);
    assertThat(ended(next).get("state").asText()).isEqualTo("done");
  }

  /** A stop that comes when its job has just ended is for no job. */
  @Test
  void goesOnAfterAStopThatCameTooLate() throws Exception {
    assertThat(ended(annotate(22, 1)).get("state").asText()).isEqualTo("done");
    List<Thread> workers =
        Thread.getAllStackTraces().keySet().stream()
            .filter(each -> each.getName().equals("annotation"))
            .toList();
    assertThat(workers).isNotEmpty();
    workers.forEach(Thread::interrupt);
    Thread.sleep(100);
    assertThat(workers).allMatch(Thread::isAlive);
    assertThat(ended(annotate(23, 1)).get("state").asText()).isEqualTo("done");
  }

  /** A program that lives has claimed the game, and is then killed: it changes nothing. */
  @Test
  void takesTheJobOfAProgramThatWasKilled() throws Exception {
    window.close();
    try (ServedWindow other = new ServedWindow(base, folder.resolve("errors.txt"))) {
      assertThat(other.post("/api/games/24/annotate", "{\"level\": 30}")).isTrue();
      while (!other.got("/api/jobs").contains("\"state\":\"running\"")) {
        Thread.sleep(20);
      }
      window = new OpenWindow(base);
      assertThat(job(1).path("elsewhere").asBoolean()).isTrue();
      other.kill();
    }
    while (!job(1).path("state").asText().equals("running") || job(1).has("elsewhere")) {
      Thread.sleep(20);
    }
    window.post("/api/jobs/stop", "");
  }

  @Test
  void tellsWhyAGameCannotBeAnnotated() throws Exception {
    JsonNode added = window.post("/api/add?name=bad.txt", "f5d6c3d3c4f4f6f3e6e7d7c5a1d8c6c7");
    int game = added.at("/games/0/id").asInt();
    int number = annotate(game, 1);
    JsonNode failed = ended(number);
    assertThat(failed.get("state").asText()).isEqualTo("failed");
    assertThat(failed.get("message").asText()).contains("a1");
    window.post("/api/jobs/" + number + "/again", "");
    JsonNode again = ended(number);
    assertThat(again.get("state").asText()).isEqualTo("failed");
    assertThat(again.get("message").asText()).contains("a1");
    assertThat(window.json("/api/games/" + game).get("annotated").asBoolean()).isFalse();
    assertThat(window.post("/api/jobs/forget", "").get("failed").asInt()).isZero();
  }

  /** The match of 1997 is annotated in its file; so its games are left out. */
  @Test
  void annotatesManyGamesAndGoesOnAfterARestart() throws Exception {
    JsonNode plan = window.json("/api/jobs/plan?text=nobody");
    assertThat(plan.at("/levels/0/chosen").asInt()).isZero();
    plan = window.json("/api/jobs/plan?to-year=1979");
    assertThat(OpenWindow.texts(plan.get("levels"), "level")).containsExactly("8", "12", "21");
    assertThat(OpenWindow.texts(plan.get("levels"), "measured")).containsOnly("false");
    int games = plan.at("/levels/1/added").asInt();
    assertThat(games).isGreaterThan(20).isEqualTo(plan.at("/levels/1/chosen").asInt());
    assertThat(window.json("/api/jobs/plan?from-year=1997").at("/levels/0/annotated").asInt())
        .isEqualTo(6);
    pause(true);
    JsonNode added = window.post("/api/jobs?to-year=1979", "{\"level\": 2}");
    assertThat(added.get("added").asInt()).isEqualTo(games);
    assertThat(jobs().get("waiting").asInt()).isEqualTo(games);
    int alone = annotate(100, 1);
    int last = window.json("/api/jobs?state=waiting&from=" + games).at("/jobs/0/job").asInt();
    JsonNode front = window.post("/api/jobs/" + last + "/first", "");
    assertThat(OpenWindow.texts(front.get("jobs"), "job"))
        .startsWith(String.valueOf(last), String.valueOf(alone))
        .hasSize(20);
    int beyond = window.json("/api/jobs?state=waiting&from=20").at("/jobs/0/game").asInt();
    JsonNode known = window.json("/api/jobs?game=" + beyond).get("jobs");
    assertThat(OpenWindow.texts(known, "game")).containsExactly(String.valueOf(beyond));
    assertThat(window.json("/api/jobs?game=30000").get("jobs")).isEmpty();
    window.close();

    window = new OpenWindow(base);
    Thread.sleep(300);
    assertThat(jobs().get("paused").asBoolean()).isTrue();
    assertThat(jobs().get("waiting").asInt()).isEqualTo(games + 1);
    pause(false);
    awaitDone(2);
    try (OpenWindow second = new OpenWindow(base)) {
      awaitDone(4);
      assertThat(second.json("/api/jobs").get("done").asInt()).isGreaterThanOrEqualTo(4);
    }
    JsonNode stopped = window.post("/api/jobs/stop", "");
    assertThat(stopped.get("waiting").asInt()).isZero();
    assertThat(window.json("/api/state").get("annotated").asInt())
        .isEqualTo(OF_FILES + stopped.get("done").asInt());
  }

  @Test
  void tellsHowFarItIs() throws Exception {
    pause(true);
    window.post("/api/jobs?games=30,31", "{\"level\": 12}");
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(window.events("/api/jobs/events"), StandardCharsets.UTF_8))) {
      assertThat(lines.readLine()).isEqualTo("event: jobs");
      JsonNode told = OpenWindow.parsed(lines.readLine().substring("data: ".length()));
      assertThat(told.get("secondsLeft").asDouble()).isGreaterThan(0);
      pause(false);
      String line = "";
      while (!line.matches(".*\"state\":\"running\",.*\"done\":0\\.[1-9].*")) {
        line = lines.readLine();
      }
    }
  }

  @Test
  void refusesWhatCannotBe() throws Exception {
    for (String level : List.of("0", "61", "\"high\"")) {
      byte[] body = ("{\"level\": " + level + "}").getBytes(StandardCharsets.UTF_8);
      assertThat(window.posted("/api/games/1/annotate", body).statusCode()).isEqualTo(400);
      assertThat(window.posted("/api/jobs?games=1", body).statusCode()).isEqualTo(400);
    }
    byte[] body = "{}".getBytes(StandardCharsets.UTF_8);
    assertThat(window.posted("/api/games/9999/annotate", body).statusCode()).isEqualTo(404);
    assertThat(window.posted("/api/jobs/7/stop", body).statusCode()).isEqualTo(404);
    assertThat(window.posted("/api/jobs?games=x", body).statusCode()).isEqualTo(400);
    byte[] many = "{\"workers\": 10000}".getBytes(StandardCharsets.UTF_8);
    assertThat(window.posted("/api/jobs/workers", many).statusCode()).isEqualTo(400);
    assertThat(window.got("/api/jobs?state=sleeping").statusCode()).isEqualTo(400);
  }
}
