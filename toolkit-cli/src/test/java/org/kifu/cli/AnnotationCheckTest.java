package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnnotationCheckTest {
  private static final String MOVES = "f5d6c3d3c4f4c5b3c2";

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void annotate() {
    file = folder.resolve("games.jsonl");
    CommandRun run =
        kifu(
            "annotate",
            Examples.BROKEN,
            "--level",
            "2",
            "--exact-from",
            "5",
            "--format",
            "jsonl",
            "-o",
            file.toString());
    assertThat(run.code()).isEqualTo(1);
  }

  /** Level and exact values are those of the file, failures are compared as well. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"1", "3"})
  void theSameGamesHaveTheSameValues(String jobs) {
    CommandRun run = kifu("annotate", "--check", file.toString(), Examples.BROKEN, "--jobs", jobs);
    assertThat(run).isEqualTo(new CommandRun(0, "4 games, 184 plies compared: the same\n", ""));
  }

  @Tag("slow")
  @Test
  void aValueThatIsAnotherIsTold() throws IOException {
    searchPly15(9);
    CommandRun run = kifu("annotate", "--check", file.toString(), Examples.BROKEN);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .startsWith(Examples.BROKEN + ":1:1: game 1, ply 15: move.depth is 2, was 9\n")
        .endsWith("4 games, 184 plies compared: 3 values differ\n");
  }

  @Tag("slow")
  @Test
  void jsonLinesHaveADifferenceEachAndASummary() throws IOException {
    searchPly15(9);
    CommandRun run =
        kifu(
            "annotate",
            "--check",
            file.toString(),
            Examples.BROKEN,
            "--game",
            "1",
            "--format",
            "jsonl");
    assertThat(run.code()).isEqualTo(1);
    JsonNode first = new ObjectMapper().readTree(run.lines().getFirst());
    assertThat(first.get("field").asText()).isEqualTo("move.depth");
    assertThat(first.get("recorded").asText()).isEqualTo("9");
    assertThat(first.get("game").asInt()).isEqualTo(1);
    JsonNode last = new ObjectMapper().readTree(run.lines().getLast());
    assertThat(last.at("/summary/plies").asInt()).isEqualTo(62);
    assertThat(last.at("/settings/exactEmpties").asInt()).isEqualTo(5);
    assertThat(last.at("/tool/name").asText()).isEqualTo("kifu");
  }

  /** A loss says the same as the two values beside it, or the line is none of an annotated game. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"moverLossDiscs", "meanLossDiscs", "pointsLost"})
  void aLossThatDoesNotFollowFromTheValuesIsTold(String field) throws IOException {
    String name = "\"" + field + "\":";
    Files.writeString(file, Files.readString(file).replaceFirst(name, name + "9"));
    CommandRun run = kifu("annotate", "--check", file.toString(), Examples.BROKEN);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("game 1: game is annotated, was unreadable\n");
    CommandRun report = kifu("report", file.toString());
    assertThat(report.code()).isEqualTo(1);
    assertThat(report.err() + report.out())
        .contains(field)
        .contains("by the other fields, found 9");
  }

  @Tag("slow")
  @Test
  void gamesOnOneSideAloneAreTold() {
    CommandRun more = kifu("annotate", "--check", file.toString(), Examples.BROKEN, MOVES);
    assertThat(more.code()).isEqualTo(1);
    assertThat(more.out()).contains("text:1:1: game 1: game is annotated, was nothing\n");
    CommandRun fewer = kifu("annotate", "--check", file.toString(), Examples.BROKEN, "--game", "1");
    assertThat(fewer.out())
        .contains(Examples.BROKEN + ":2:1: game 2: game is nothing, was annotated\n");
  }

  @Test
  void refusesWhatDoesNotGoWithIt() throws IOException {
    String games = file.toString();
    assertThat(kifu("annotate", "--check", games, MOVES, "--level", "3").code()).isEqualTo(2);
    assertThat(kifu("annotate", "--check", games, MOVES, "--format", "csv").code()).isEqualTo(2);
    assertThat(kifu("annotate", "--check", games, MOVES, "--budget", "1h").code()).isEqualTo(2);
    String missing = folder.resolve("none.jsonl").toString();
    assertThat(kifu("annotate", "--check", missing, MOVES).code()).isEqualTo(3);
    assertThat(kifu("annotate", "--check", folder.toString(), MOVES).code()).isEqualTo(3);
    String other = Files.writeString(folder.resolve("other.txt"), MOVES).toString();
    CommandRun run = kifu("annotate", "--check", other, MOVES);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("no annotated games of othello: this holds no annotated games");
  }

  /** Has the file say that the fifteenth ply of each game was searched to another depth. */
  private void searchPly15(int depth) throws IOException {
    String depths =
        "(\"ply\":15,\"mover\":\"[a-z]+\",\"move\":\"[a-h][1-8]\",\"empties.*?\"depth\":)\\d+";
    Files.writeString(file, Files.readString(file).replaceAll(depths, "$1" + depth));
  }
}
