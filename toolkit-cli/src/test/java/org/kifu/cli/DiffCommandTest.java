package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {
  private static final String ARCHIVE = Examples.path("wthor/WTH_1977.wtb");

  @TempDir private Path folder;
  private byte[] games = new byte[0];

  @BeforeEach
  void copyTheNames() throws IOException {
    games = Files.readAllBytes(Path.of(ARCHIVE));
    for (String name : List.of("WTH.JOU", "WTH.TRN")) {
      Files.copy(Path.of(Examples.ARCHIVES, name), folder.resolve(name));
    }
  }

  @Test
  void anArchiveIsTheSameAsItsCopyInAnyNotation() throws IOException {
    String json = folder.resolve("copy.ggf").toString();
    assertThat(kifu("convert", ARCHIVE, "--to", "ggf", "-o", json, "--quiet").code()).isZero();
    assertThat(kifu("diff", ARCHIVE, copy(games)))
        .isEqualTo(
            new CommandRun(
                0,
                "12 games in A, 12 in B: 12 same, 0 only in A, 0 only in B, 0 with other facts,"
                    + " 0 with other moves\n",
                ""));
    CommandRun other = kifu("diff", ARCHIVE, json);
    assertThat(other.code()).isEqualTo(1);
    assertThat(other.out()).contains("0 only in A, 0 only in B, 12 with other facts, 0 with");
  }

  @Test
  void filesOfWhichNothingIsReadAreNotTheSame() throws IOException {
    Path one = Files.writeString(folder.resolve("one"), "nothing of a game");
    Path other = Files.writeString(folder.resolve("other"), "nothing here either");
    CommandRun run = kifu("diff", one.toString(), other.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).endsWith("no game in A or B could be read, so nothing was compared\n");
    CommandRun half = kifu("diff", ARCHIVE, other.toString());
    assertThat(half.code()).isEqualTo(1);
    assertThat(half.err()).endsWith("kifu diff: no game in B could be read\n");
  }

  /** The white player of the first game, the 41st move of the third, and the last game cut off. */
  @Test
  void saysWhichFactsAndMovesDiffer() throws IOException {
    byte[] changed = java.util.Arrays.copyOf(games, games.length - 68);
    changed[4] = 11;
    changed[16 + 4] = 2;
    changed[16 + 5] = 0;
    changed[16 + 2 * 68 + 8 + 59] = 0;
    CommandRun run = kifu("diff", ARCHIVE, copy(changed));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.lines())
        .filteredOn(line -> line.startsWith("    ") && !line.contains(" now "))
        .containsExactly(
            "    white: Heiberg Thomas -> Penloup Dominique", "    other moves from move 60 on");
    assertThat(run.lines()).filteredOn(line -> line.startsWith("- ")).hasSize(1);
    assertThat(run.out())
        .endsWith(
            "12 games in A, 11 in B: 9 same, 1 only in A, 0 only in B, 1 with other facts, 1 with"
                + " other moves\n");
  }

  @Test
  void writesDifferencesAsObjectsAndAsATable() throws IOException {
    byte[] changed = games.clone();
    changed[16 + 4] = 2;
    changed[16 + 5] = 0;
    String copy = copy(changed);
    List<JsonNode> objects =
        new ObjectMapper()
            .readerFor(JsonNode.class)
            .<JsonNode>readValues(kifu("diff", ARCHIVE, copy, "--format", "jsonl").out())
            .readAll();
    assertThat(objects).hasSize(2);
    assertThat(objects.getFirst().get("change").asText()).isEqualTo("facts");
    assertThat(objects.getFirst().get("fields").toString()).isEqualTo("[\"white\"]");
    assertThat(objects.getLast().at("/summary/same").asInt()).isEqualTo(11);
    assertThat(kifu("diff", copy, ARCHIVE, "--format", "csv").lines())
        .containsExactly(
            "change,a_source,a_game,b_source,b_game,field,a_value,b_value",
            "facts,%s,1,%s,1,white,Penloup Dominique,Heiberg Thomas".formatted(copy, ARCHIVE));
  }

  @Test
  void refusesOtherThanTwoInputs() {
    assertThat(kifu("diff", ARCHIVE).err()).contains("give two inputs, not 1");
    assertThat(kifu("diff", ARCHIVE, ARCHIVE, ARCHIVE).code()).isEqualTo(2);
    assertThat(kifu("diff", ARCHIVE, "no/such.wtb").code()).isEqualTo(3);
  }

  private String copy(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("copy.wtb"), bytes).toString();
  }
}
