package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A book stands beside what is searched, and changes nothing of it. */
class BookOptionTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  private String base = "";

  @BeforeEach
  void makeBase() {
    base = folder.resolve("games.kifu").toString();
    assertThat(kifu("base", "create", base, Examples.ARCHIVES).code()).isZero();
  }

  @Tag("slow")
  @Test
  void searchTellsWhatWasPlayed() throws IOException {
    String[] line = {"search", "c4e3f6", "--depth", "4", "--multi-pv", "2", "--format", "jsonl"};
    CommandRun plain = kifu(line);
    CommandRun beside = kifu(with(line, "--book", base));
    JsonNode first = JSON.readTree(beside.lines().get(0));
    assertThat(first.get("book")).hasSizeGreaterThan(1);
    // The same moves in the orientation of who asks, with the counts of the archive.
    JsonNode rows =
        JSON.readTree(
                kifu("openings", Examples.ARCHIVES, "--at", "c4e3f6", "--format", "json").out())
            .get("rows");
    for (JsonNode move : first.get("book")) {
      assertThat(rows)
          .anySatisfy(
              row -> {
                assertThat(row.get("move")).isEqualTo(move.get("move"));
                assertThat(row.get("games")).isEqualTo(move.get("games"));
                assertThat(row.get("blackScore")).isEqualTo(move.get("blackScore"));
              });
    }
    assertThat(first.get("book")).hasSameSizeAs(rows);
    for (int i = 0; i < 2; i++) {
      assertThat(without(beside.lines().get(i))).isEqualTo(without(plain.lines().get(i)));
    }
    assertThat(JSON.readTree(beside.lines().get(1)).has("book")).isFalse();
    assertThat(kifu("search", "c4e3f6", "--depth", "2", "--book", base).out())
        .contains("games played: ");
  }

  @Tag("slow")
  @Test
  void annotateTellsWhatWasPlayed() throws IOException {
    String[] line = {
      "annotate", Examples.MATCH, "--game", "1", "--level", "1", "--exact-from", "4"
    };
    CommandRun plain = kifu(with(line, "--format", "jsonl"));
    CommandRun beside = kifu(with(line, "--format", "jsonl", "--book", base));
    ObjectNode game = (ObjectNode) JSON.readTree(beside.out());
    assertThat(game.get("moves").get(0).get("book").get(0).get("games").asInt()).isEqualTo(655);
    assertThat(game.get("moves").get(0).get("book").get(0).get("equivalents"))
        .hasToString("[\"d3\",\"e6\",\"f5\"]");
    game.get("moves").forEach(move -> ((ObjectNode) move).remove("book"));
    assertThat(game).isEqualTo(JSON.readTree(plain.out()));
    Path kept = Files.writeString(folder.resolve("match.jsonl"), beside.out());
    String text = kifu(with(line, "--book", base)).out();
    assertThat(text).contains("Moves in other games, with black", "c4 = d3 = e6 = f5 655 (45.3 %)");
    assertThat(kifu("report", kept.toString()).out()).isEqualTo(text);
    assertThat(kifu(line).out()).doesNotContain("Moves in other games, with black");
  }

  @Tag("slow")
  @Test
  void refusesWhatItDoesNotGoWith() {
    assertThat(kifu("search", "f5", "--book", Examples.MATCH).err()).contains("[not-a-base]");
    assertThat(kifu("search", "e4", "--rules", "grid:6x6", "--book", base).code()).isEqualTo(2);
    assertThat(kifu("annotate", "f5", "--book", base, "--check", base).code()).isEqualTo(2);
  }

  private static String[] with(String[] line, String... more) {
    String[] all = Arrays.copyOf(line, line.length + more.length);
    System.arraycopy(more, 0, all, line.length, more.length);
    return all;
  }

  private static JsonNode without(String line) throws IOException {
    ObjectNode node = (ObjectNode) JSON.readTree(line);
    node.remove("book");
    node.remove("seconds");
    return node;
  }
}
