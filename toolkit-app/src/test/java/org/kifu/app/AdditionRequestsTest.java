package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.base.Base;

/** Games that are dropped into the window or pasted. */
@Tag("slow")
class AdditionRequestsTest {
  @TempDir Path folder;
  private OpenWindow window;

  @BeforeEach
  void open() throws Exception {
    Path file = folder.resolve("games.kifu");
    Base.create(file).close();
    window = new OpenWindow(file);
  }

  @AfterEach
  void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  @Test
  void addsWhatIsPastedOrDropped() throws Exception {
    JsonNode pasted = window.post("/api/add?name=Pasted", "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7\n");
    assertThat(pasted.get("added").asInt()).isEqualTo(1);
    assertThat(pasted.get("name").asText()).startsWith("Pasted 2");
    assertThat(pasted.at("/games/0/verdict").asText()).isEqualTo("unfinished");
    JsonNode again = window.post("/api/add?name=Pasted", "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7\n");
    assertThat(again.get("known").asBoolean()).isTrue();
    assertThat(again.get("added").asInt()).isZero();
    assertThat(again.get("source")).isEqualTo(pasted.get("source"));
  }

  @Test
  void callsABoardWithoutMovesAPosition() throws Exception {
    JsonNode added =
        window.post(
            "/api/add?name=one.obf", "-".repeat(27) + "XO------OX" + "-".repeat(27) + " X;");
    assertThat(OpenWindow.texts(added.get("games"), "verdict")).containsExactly("position");
  }

  @Test
  void givesOtherBytesOfTheSameNameAnotherName() throws Exception {
    JsonNode first = window.post("/api/add?name=C%3A%5Cgames%5Ca.txt", "f5d6c3d3c4f4");
    JsonNode second = window.post("/api/add?name=..%2F..%2Fa.txt", "f5f6e6f4e3c5");
    assertThat(first.get("name").asText()).isEqualTo("a.txt");
    assertThat(second.get("name").asText()).isEqualTo("a.txt (2)");
    JsonNode listed = window.json("/api/games?source=" + second.get("source").asInt());
    assertThat(listed.get("total").asInt()).isEqualTo(1);
  }

  /** c4 is the damage: d3 has not been played. */
  @Test
  void tellsWhatIsWrongWithWhatCame() throws Exception {
    JsonNode damaged = window.post("/api/add?name=bad.txt", "f5d6c3d3c4f4f6f3e6e7d7c5a1d8c6c7");
    assertThat(damaged.at("/games/0/acceptance").asText()).isEqualTo("quarantined");
    assertThat(OpenWindow.texts(damaged.get("findings"), "code")).contains("illegal-move");
    JsonNode game = window.json("/api/games/" + damaged.at("/games/0/id").asInt());
    assertThat(game.get("moves")).hasSize(12);
    assertThat(game.at("/illegal/ply").asInt()).isEqualTo(13);
    assertThat(game.at("/illegal/message").asText()).contains("a1");
    assertThat(window.json("/api/games?check=1").get("total").asInt()).isEqualTo(1);
    window.post("/api/add?name=Pasted", "my secret password");
    assertThat(window.json("/api/state").get("games").asInt()).isEqualTo(1);
    JsonNode prose = window.post("/api/add?name=prose.txt", "Dear Anna, see you on Sunday.");
    assertThat(prose.get("total").asInt()).isZero();
    assertThat(OpenWindow.texts(prose.get("findings"), "code")).isNotEmpty();
  }

  /** A hostile name is data in every answer. */
  @Test
  void keepsHostileNamesInert() throws Exception {
    String name = "<img src=x onerror=alert(1)>";
    JsonNode added =
        window.post(
            "/api/add?name=" + URLEncoder.encode(name + ".pgn", StandardCharsets.UTF_8),
            "[Black \"" + name + "\"]\n[White \"Ann\"]\n\n1. f5 d6 2. c3 d3 *");
    assertThat(added.at("/games/0/black").asText()).isEqualTo(name);
    assertThat(window.got("/").body()).doesNotContain(name);
    assertThat(
            window
                .got("/api/games/" + added.at("/games/0/id").asInt())
                .headers()
                .firstValue("Content-Type"))
        .hasValue("application/json");
  }

  @Test
  void hasGamesOfOtherRules() throws Exception {
    byte[] bytes = Files.readAllBytes(Path.of("..", "examples", "rules", "grid.json"));
    JsonNode added = OpenWindow.parsed(window.posted("/api/add?name=grid.json", bytes).body());
    long id = added.at("/games/0/id").asLong();
    JsonNode game = window.json("/api/games/" + id);
    assertThat(game.get("rules").asText()).isNotEqualTo("othello");
    assertThat(game.has("start")).isFalse();
    assertThat(game.get("moves")).isNotEmpty();
    byte[] picture = window.bytes("/api/games/" + id + "/picture?ply=3");
    assertThat(ImageIO.read(new ByteArrayInputStream(picture)).getHeight()).isGreaterThan(100);
    byte[] diagram = window.bytes("/api/games/" + id + "/picture");
    assertThat(ImageIO.read(new ByteArrayInputStream(diagram)).getHeight()).isGreaterThan(100);
  }
}
