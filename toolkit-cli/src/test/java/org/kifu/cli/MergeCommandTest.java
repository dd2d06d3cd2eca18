package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MergeCommandTest {
  @TempDir private Path folder;

  /** The remark at the head of the text stands before its first game, which so says more. */
  @Test
  void eachGameIsWrittenOnce() throws IOException {
    Path target = folder.resolve("all.ggf");
    CommandRun run =
        kifu(
            "merge",
            Examples.MATCH,
            Examples.MATCH_ARCHIVE,
            Examples.DIAGRAM,
            "--to",
            "ggf",
            "-o",
            target.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("merged: examples/logistello-murakami-1997.txt:4:1: game 2, 60 moves\n")
        .contains("    into examples/wthor/WTH_1997-match.wtb@84: game 2\n")
        .contains("    into examples/logistello-murakami-1997.txt:3:1: game 1; adds black, ")
        .endsWith(
            "13 games read, 6 kept, 7 merged into others (1 completed from others), 0"
                + " conflicts\n");
    assertThat(kifu("convert", target.toString(), "--to", "transcript").lines())
        .isEqualTo(Examples.match());
  }

  @Test
  void tellsOfIllegalMovesAndOfThoseThatACorrectionMade() throws IOException {
    Path games = Files.writeString(folder.resolve("g.txt"), "f5d6c3d3a1\nf5d6c3d3c4\n");
    Path table = folder.resolve("c.csv");
    Files.writeString(table, "game,field,old,new\n2,moves,f5d6c3d3c4,f5d6c3d3a8\n");
    Path target = folder.resolve("g.pgn");
    CommandRun run =
        kifu(
            "merge",
            games.toString(),
            "--correct",
            table.toString(),
            "--to",
            "pgn",
            "-o",
            target.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains("game 1, ply 5: a1 flips nothing", "game 2, ply 5: a8 flips nothing")
        .contains("2 games written, 2 with findings");
  }

  @Test
  void aYearOfWthorKeepsItsRecordsAndTheNumbersOfItsNames() throws IOException {
    Path target = folder.resolve("WTH_1977.wtb");
    String earlier = Examples.path("wthor/WTH_1977.wtb");
    Path added = folder.resolve("new.pgn");
    Files.writeString(
        added,
        """
        [Event "A new cup"]
        [Date "1977.01.02"]
        [Black "Somebody New"]
        [White "Murakami Takeshi"]
        [Result "0-64"]

        1. f5 d6
        """);
    CommandRun run =
        kifu("merge", earlier, added.toString(), "--to", "wthor", "-o", target.toString());
    assertThat(run.err()).contains("13 games written, 1 of them not as a whole");
    byte[] before = Files.readAllBytes(Path.of(earlier));
    byte[] after = Files.readAllBytes(target);
    assertThat(after).hasSize(before.length + 68);
    assertThat(Arrays.copyOfRange(after, 16, before.length))
        .isEqualTo(Arrays.copyOfRange(before, 16, before.length));
    assertThat(Arrays.copyOfRange(after, before.length, before.length + 6))
        .isEqualTo(new byte[] {(byte) 0xEC, 1, 0x60, 0x11, 6, 0});
    assertThat(kifu("diff", earlier, target.toString(), "--quiet").out())
        .contains("12 same, 0 only in A, 1 only in B");
  }

  @Tag("slow")
  @Test
  void saysWhatWasMergedAsObjectsAndAsATable() throws IOException {
    String[] words = {"merge", Examples.MATCH_ARCHIVE, Examples.DIAGRAM, "--to", "json", "-o"};
    String[] jsonl = with(words, folder.resolve("a.json").toString(), "--format", "jsonl");
    List<JsonNode> objects =
        new ObjectMapper()
            .readerFor(JsonNode.class)
            .<JsonNode>readValues(kifu(jsonl).out())
            .readAll();
    assertThat(objects).hasSize(2);
    assertThat(objects.getFirst().get("event").asText()).isEqualTo("merged");
    assertThat(objects.getLast().at("/summary/kept").asInt()).isEqualTo(6);
    String[] csv = with(words, folder.resolve("b.json").toString(), "--format", "csv");
    assertThat(kifu(csv).lines()).hasSize(2);
  }

  private static String[] with(String[] words, String... more) {
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return all;
  }

  @Test
  void needsAFileAndInputsThatCanBeReadTwice() {
    CommandRun run = kifu("merge", Examples.MATCH, "--to", "ggf");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("-o FILE is missing");
    CommandRun stream = kifu("merge", "-", "--to", "ggf", "-o", folder + "/x.ggf");
    assertThat(stream.code()).isEqualTo(2);
    assertThat(stream.err()).contains("reads the input twice");
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "pgn"})
  void whatOneGameTakesFromAnotherIsWritten(String form) throws IOException {
    Path bare = Files.writeString(folder.resolve("bare.txt"), Examples.match().getFirst() + "\n");
    Path target = folder.resolve("merged");
    String[] words = {"merge", bare.toString(), Examples.path("logistello-murakami-1997.pgn")};
    kifu(with(words, "--to", form, "-o", target.toString()));
    assertThat(target).content().contains("Murakami").contains("1997");
  }

  @Test
  void gamesOfAnotherYearAreNotFiledUnderThisOne() {
    String[] words = {
      "merge", Examples.path("wthor/WTH_1977.wtb"), Examples.path("wthor/WTH_1978.wtb")
    };
    String target = folder.resolve("both.wtb").toString();
    CommandRun run = kifu(with(words, "--to", "wthor", "-o", target));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains("game 8: not written: the year 1978, in a file of 1977")
        .contains("12 games written, 8 left out");
  }

  @Test
  void saysOfEachGameWhatIsLost() throws IOException {
    Path added =
        Files.writeString(
            folder.resolve("new.pgn"), "[Date \"1977\"]\n[Black \"村上健\"]\n\n1. f5 d6\n");
    String earlier = Examples.path("wthor/WTH_1977.wtb");
    String[] words = {"merge", earlier, added.toString(), "--to", "wthor", "--explain-loss", "-o"};
    CommandRun run = kifu(with(words, folder.resolve("W.wtb").toString()));
    assertThat(run.err())
        .contains("game 1: lost: the player name 村上健, written as ???")
        .contains("13 games written, 1 of them not as a whole\n");
  }

  @Test
  void doesNotGoOnFromAYearWithoutItsNames() throws IOException {
    Path games =
        Files.copy(Path.of(Examples.path("wthor/WTH_1977.wtb")), folder.resolve("WTH_1977.wtb"));
    CommandRun run =
        kifu("merge", games.toString(), "--to", "wthor", "-o", folder.resolve("W.wtb").toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("its numbers cannot be kept");
  }

  /** The numbers of the year stay those of the files that were named. */
  @Tag("slow")
  @Test
  void goesOnFromAYearWithNamesThatWereNamed() throws IOException {
    Path year = folder.resolve("year.wtb");
    Files.copy(Path.of(Examples.ARCHIVES, "WTH_1983.wtb"), year);
    String out = folder.resolve("new.wtb").toString();
    String players = Path.of(Examples.ARCHIVES, "WTH.JOU").toString();
    String tournaments = Path.of(Examples.ARCHIVES, "WTH.TRN").toString();
    CommandRun run =
        kifu(
            "merge",
            year.toString(),
            "-o",
            out,
            "--wthor-names",
            players,
            "--wthor-names",
            tournaments);
    assertThat(run.code()).as(run.err()).isZero();
    byte[] before = Files.readAllBytes(year);
    byte[] after = Files.readAllBytes(folder.resolve("new.wtb"));
    assertThat(Arrays.copyOfRange(after, 16, after.length))
        .isEqualTo(Arrays.copyOfRange(before, 16, before.length));
    assertThat(folder.resolve("new.jou")).hasSize(Files.size(Path.of(players)));
  }

  @Test
  void refusesAPlaceThatIsNotThereBeforeItReads() {
    CommandRun run =
        kifu("merge", Examples.MATCH, "--to", "pgn", "-o", folder.resolve("no/W.pgn").toString());
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void refusesAManifestThatExistsBeforeItReads() throws IOException {
    Path manifest = Files.writeString(folder.resolve("m.json"), "{}");
    String[] words = {"merge", Examples.MATCH, "--to", "pgn", "-o", folder.resolve("a").toString()};
    CommandRun run = kifu(with(words, "--manifest", manifest.toString()));
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
  }

  /** The third game has a board of seven squares. */
  @Test
  void gamesWithoutAStartAreLeftOutAndTold() throws IOException {
    String good =
        "(;GM[Othello]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- --------"
            + " *]B[f5];)";
    String bad = good.replace("BO[8 -------- --------", "BO[8 ------- --------");
    Path games = Files.writeString(folder.resolve("g.ggf"), good + "\n" + bad + "\n");
    Path target = folder.resolve("m.ggf");
    CommandRun run = kifu("merge", games.toString(), "--to", "ggf", "-o", target.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("game 2").contains("[bad-start]");
    assertThat(run.out()).contains("1 kept");
    assertThat(Files.readString(target).split("GM\\[")).hasSize(2);
    for (String verb : List.of("dedup", "names")) {
      assertThat(kifu(verb, games.toString()).err()).contains("[bad-start]");
    }
    assertThat(kifu("diff", games.toString(), games.toString()).code()).isEqualTo(1);
  }

  @Test
  void gamesThatTheNotationCannotHoldAreNotCountedAsKept() throws IOException {
    String small = "(;GM[Othello]TY[6]BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[d2];)";
    Path other = Files.writeString(folder.resolve("small.ggf"), small);
    String[] words = {"merge", Examples.DIAGRAM, other.toString(), "--to", "transcript"};
    CommandRun run = run(words, "text");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .endsWith(
            "2 games read, 1 kept, 0 merged into others (0 completed from others), 0 conflicts,"
                + " 1 left out\n");
    JsonNode sums =
        new ObjectMapper().readTree(run(words, "jsonl").lines().getLast()).get("summary");
    assertThat(sums.get("kept").asInt()).isEqualTo(1);
    assertThat(sums.get("leftOut").asInt()).isEqualTo(1);
  }

  private CommandRun run(String[] words, String form) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("-o", folder.resolve(form).toString(), "--format", form));
    return kifu(all.toArray(String[]::new));
  }
}
