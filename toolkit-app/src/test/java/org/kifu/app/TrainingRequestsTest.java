package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.archive.review.DrillProgress;
import org.kifu.base.Base;
import org.kifu.base.DrillRows;

/** The training from the six annotated games of the match of 1997. */
@Tag("slow")
class TrainingRequestsTest {
  private static final Path MATCH =
      Path.of("../toolkit-core/src/test/resources/annotated/match-1997-valued.jsonl");
  private static final String MURAKAMI = "player=Murakami+Takeshi";

  /** The position before b4 in the sixth game. */
  private static final String B4 = "/api/training/problems/6/38";

  /** A position that no game of the match has. */
  private static final String ONE_EMPTY = "-" + "O".repeat(62) + "X X";

  @TempDir Path folder;
  private Path file;
  private OpenWindow window;

  @BeforeEach
  void open() throws Exception {
    file = folder.resolve("games.kifu");
    Base.create(file).close();
    window = new OpenWindow(file);
  }

  @AfterEach
  void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  private void addMatch() throws Exception {
    window.posted("/api/add?name=annotated-1997.jsonl", Files.readAllBytes(MATCH));
  }

  /** The counts of training once all annotated games are read. */
  private JsonNode overview(String parameters) throws Exception {
    JsonNode all = window.json("/api/training" + parameters);
    while (all.get("percent").asInt() < 100) {
      Thread.sleep(20);
      all = window.json("/api/training" + parameters);
    }
    return all;
  }

  private static List<String> counts(JsonNode of) {
    List<String> counts = new ArrayList<>();
    for (String each : new String[] {"total", "due", "fresh", "learnt"}) {
      counts.add(of.get(each).asText());
    }
    return counts;
  }

  private JsonNode answer(String position, boolean isRight) throws Exception {
    return window.post(
        "/api/training/answers",
        "{\"position\": \"%s\", \"correct\": %b}".formatted(position, isRight));
  }

  private static LocalDate daysAgo(int days) {
    return LocalDate.now(ZoneId.systemDefault()).minusDays(days);
  }

  private void answered(int daysAgo, String position, String answer) throws Exception {
    try (Base base = Base.openToChange(file)) {
      String line = daysAgo(daysAgo) + "," + position + "," + answer;
      DrillRows.add(base, DrillProgress.of(List.of(line)));
    }
  }

  @Test
  void hasNothingToTrainWithoutAnnotatedGames() throws Exception {
    JsonNode empty = overview("");
    assertThat(empty.get("annotated").asInt()).isZero();
    assertThat(empty.get("players")).isEmpty();
    assertThat(counts(empty)).containsExactly("0", "0", "0", "0");
    assertThat(window.json("/api/training/problems").get("problems")).isEmpty();
    assertThat(window.json("/api/training/endings").get("isEnd").asBoolean()).isTrue();
    addMatch();
    assertThat(overview("").get("annotated").asInt()).isEqualTo(6);
    assertThat(window.json("/api/state").get("annotated").asInt()).isEqualTo(6);
  }

  @Test
  void countsByPhaseCauseAndOpening() throws Exception {
    addMatch();
    JsonNode all = overview("?" + MURAKAMI);
    assertThat(counts(all)).containsExactly("18", "0", "18", "0");
    JsonNode topics = all.get("topics");
    assertThat(OpenWindow.texts(topics, "code"))
        .startsWith("opening", "middleGame", "endgame", "too-early")
        .contains("Heath-Bat");
    assertThat(topics.get(1).get("total").asInt()).isEqualTo(10);
    JsonNode queue =
        window.json("/api/training/problems?kind=cause&code=too-early&" + MURAKAMI).get("problems");
    assertThat(queue).hasSize(3);
    assertThat(OpenWindow.texts(queue, "game")).startsWith("6");
    assertThat(counts(overview("?player=Logistello"))).containsExactly("0", "0", "0", "0");
    assertThat(window.got("/api/training/problems?kind=colour").statusCode()).isEqualTo(400);
  }

  /** A problem that was answered is not asked on the same day, and comes back when it is due. */
  @Test
  void keepsAnswersInTheBase() throws Exception {
    addMatch();
    String position = window.json(B4).get("position").asText();
    assertThat(answer(position, true).get("days").asInt()).isEqualTo(1);
    assertThat(counts(overview(""))).containsExactly("18", "0", "17", "0");
    assertThat(window.json("/api/training/problems").get("left").asInt()).isEqualTo(17);
    JsonNode progress = overview("").get("progress");
    assertThat(progress.get("right").asInt()).isEqualTo(1);
    assertThat(progress.get("streak").asInt()).isEqualTo(1);
    assertThat(OpenWindow.texts(progress.get("week"), "due")).startsWith("0", "1", "0");
    for (String wrong : new String[] {"", "X", "-".repeat(64) + " Z", "2026-01-01,a,right"}) {
      byte[] body =
          "{\"position\": \"%s\", \"correct\": true}"
              .formatted(wrong)
              .getBytes(StandardCharsets.UTF_8);
      assertThat(window.posted("/api/training/answers", body).statusCode())
          .as(wrong)
          .isEqualTo(400);
    }
  }

  @Test
  void asksWhatIsDueFirst() throws Exception {
    addMatch();
    String second = window.json("/api/training/problems/2/35").get("position").asText();
    answered(3, second, "right");
    JsonNode queue = window.json("/api/training/problems").get("problems");
    assertThat(queue.get(0).get("state").asText()).isEqualTo("due");
    assertThat(queue.get(0).get("game").asInt()).isEqualTo(2);
    assertThat(queue.get(1).get("state").asText()).isEqualTo("new");
    assertThat(counts(overview(""))).containsExactly("18", "1", "17", "0");
    assertThat(window.json("/api/training/due").get("due").asInt()).isEqualTo(1);
    assertThat(window.json("/api/training/due?player=Logistello").get("due").asInt()).isZero();
    assertThat(answer(second, true).get("days").asInt()).isEqualTo(2);
    assertThat(window.json("/api/training/due").get("due").asInt()).isZero();
  }

  /** The words are those of the review; the values those of the file. */
  @Test
  void judgesAMove() throws Exception {
    addMatch();
    JsonNode problem = window.json(B4);
    assertThat(problem.get("why").asText()).isEqualTo("b4: too early: first g7, then b4.");
    assertThat(problem.get("toMove").asText()).isEqualTo("O");
    JsonNode best = window.json(B4 + "/verdict?move=g7");
    assertThat(best.get("grade").asText()).isEqualTo("best");
    JsonNode played = window.json(B4 + "/verdict?move=b4");
    assertThat(played.get("right").asBoolean()).isFalse();
    assertThat(played.get("centidiscs").asInt()).isEqualTo(1200);
    assertThat(played.get("line").get(1).asText()).isEqualTo("f7");
    assertThat(window.got(B4 + "/verdict?move=a1").statusCode()).isEqualTo(400);
    assertThat(window.got(B4 + "/verdict?move=f5f5").statusCode()).isEqualTo(400);
    assertThat(window.got("/api/training/problems/6/1").statusCode()).isEqualTo(404);
    assertThat(window.got("/api/training/problems/9/38").statusCode()).isEqualTo(404);
  }

  /** The ending has a win or a draw that a move throws away; every value of it is exact. */
  @Test
  void givesEndingsWithTheirExactValues() throws Exception {
    addMatch();
    JsonNode ending = window.json("/api/training/endings?empties=10&" + MURAKAMI);
    String board = ending.get("board").asText();
    assertThat(board.chars().filter(sign -> sign == '-').count()).isLessThanOrEqualTo(10);
    String at = "board=%s&toMove=%s".formatted(board, ending.get("toMove").asText());
    JsonNode moves = window.json("/api/training/endings/values?" + at).get("moves");
    assertThat(OpenWindow.texts(moves, "confidence")).containsOnly("exact").hasSizeGreaterThan(1);
    List<Integer> values = new ArrayList<>();
    moves.forEach(move -> values.add(move.get("centidiscs").asInt()));
    assertThat(values.getFirst()).isNotNegative();
    assertThat(Integer.signum(values.getLast())).isLessThan(Integer.signum(values.getFirst()));
    answer(ending.get("position").asText(), false);
    assertThat(window.json("/api/training/endings?empties=10&" + MURAKAMI).path("position"))
        .isNotEqualTo(ending.get("position"));
    String start = "-".repeat(27) + "OX------XO" + "-".repeat(27);
    assertThat(window.got("/api/training/endings/values?toMove=X&board=" + start).statusCode())
        .isEqualTo(400);
  }

  @Test
  void bringsAnEndingBackWhenItIsDue() throws Exception {
    addMatch();
    String find = "/api/training/endings?empties=10&" + MURAKAMI;
    JsonNode ending = window.json(find);
    answered(2, ending.get("position").asText(), "wrong");
    assertThat(overview("").at("/progress/endings").asInt()).isEqualTo(1);
    JsonNode again = window.json(find + "&after=6");
    assertThat(again.get("state").asText()).isEqualTo("due");
    assertThat(again.get("game")).isEqualTo(ending.get("game"));
    assertThat(window.json("/api/training/endings?empties=4").get("position"))
        .as("an ending that is due, of more squares than were chosen")
        .isEqualTo(ending.get("position"));
    JsonNode other = window.json(find + "&skipped=1");
    assertThat(other.path("position")).isNotEqualTo(ending.get("position"));
    try (Base base = Base.openToChange(file)) {
      DrillRows.add(base, DrillProgress.of(List.of(daysAgo(3) + "," + ONE_EMPTY + ",wrong")));
    }
    assertThat(window.json("/api/training/due").get("due").asInt())
        .as("without an ending that no game of the base has")
        .isEqualTo(1);
  }
}
