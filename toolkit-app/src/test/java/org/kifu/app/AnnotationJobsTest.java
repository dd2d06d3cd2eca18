package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Annotations that the window makes, one after the other. */
@Tag("slow")
class AnnotationJobsTest {
  @TempDir Path folder;
  private OpenWindow window;

  @BeforeEach
  void open() throws Exception {
    window = new OpenWindow(OwnLibrary.made(folder.resolve("games.kifu")));
  }

  @AfterEach
  void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  private JsonNode ended(int job) throws Exception {
    while (true) { // the runner of the tests has a limit of time
      JsonNode told = window.json("/api/jobs").get("jobs").get(job - 1);
      if (!told.get("state").asText().matches("waiting|running")) {
        return told;
      }
      Thread.sleep(20);
    }
  }

  @Test
  void annotatesAGame() throws Exception {
    assertThat(window.json("/api/games/20").has("annotation")).isFalse();
    int job = window.post("/api/games/20/annotate", "{\"level\": 1}").get("job").asInt();
    JsonNode done = ended(job);
    assertThat(done.get("state").asText()).isEqualTo("done");
    assertThat(done.get("title").asText()).isEqualTo("Maruoka Hidenori – Davison Jeff");
    JsonNode game = window.json("/api/games/20");
    assertThat(game.get("annotated").asBoolean()).isTrue();
    assertThat(game.at("/annotation/moves")).hasSameSizeAs(game.get("moves"));
    assertThat(window.got("/review/20").statusCode()).isEqualTo(200);
    assertThat(window.json("/api/state").get("annotated").asInt()).isEqualTo(1);
  }

  @Test
  void startsAJobOnce() throws Exception {
    int first = window.post("/api/games/21/annotate", "{\"level\": 30}").get("job").asInt();
    int second = window.post("/api/games/21/annotate", "{\"level\": 30}").get("job").asInt();
    assertThat(second).isEqualTo(first);
    window.post("/api/jobs/" + first + "/stop", "");
    assertThat(ended(first).get("state").asText()).isEqualTo("stopped");
    int next = window.post("/api/games/21/annotate", "{\"level\": 1}").get("job").asInt();
    assertThat(next).isGreaterThan(first);
    assertThat(ended(next).get("state").asText()).isEqualTo("done");
  }

  @Test
  void tellsWhyAGameCannotBeAnnotated() throws Exception {
    JsonNode added = window.post("/api/add?name=bad.txt", "f5d6c3d3c4f4f6f3e6e7d7c5a1d8c6c7");
    String game = "/api/games/" + added.at("/games/0/id").asInt();
    JsonNode failed = ended(window.post(game + "/annotate", "{\"level\": 1}").get("job").asInt());
    assertThat(failed.get("state").asText()).isEqualTo("failed");
    assertThat(failed.get("message").asText()).contains("a1");
    JsonNode again = ended(window.post(game + "/annotate", "{\"level\": 1}").get("job").asInt());
    assertThat(again.get("state").asText()).isEqualTo("failed");
    assertThat(window.json(game).get("annotated").asBoolean()).isFalse();
  }

  @Test
  void refusesLevelsAndGamesThatAreNotThere() throws Exception {
    for (String level : new String[] {"0", "61", "\"high\""}) {
      byte[] body = ("{\"level\": " + level + "}").getBytes(StandardCharsets.UTF_8);
      assertThat(window.posted("/api/games/1/annotate", body).statusCode()).isEqualTo(400);
    }
    byte[] body = "{}".getBytes(StandardCharsets.UTF_8);
    assertThat(window.posted("/api/games/9999/annotate", body).statusCode()).isEqualTo(404);
    assertThat(window.posted("/api/jobs/7/stop", body).statusCode()).isEqualTo(404);
  }
}
