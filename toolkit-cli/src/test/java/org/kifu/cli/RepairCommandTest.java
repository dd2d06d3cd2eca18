package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.command.terminal.ExitCode;

class RepairCommandTest {
  @TempDir private Path folder;

  private String damagedSheet() throws IOException {
    String sheet = Files.readString(Path.of(Examples.DIAGRAM));
    assertThat(sheet).contains("7  8 11");
    Path damaged = folder.resolve("sheet.txt");
    Files.writeString(
        damaged, "Score: 48-16\nFound in a drawer\n" + sheet.replace("7  8 11", "8  7 11"));
    return damaged.toString();
  }

  private List<String> written(Path into) throws IOException {
    try (Stream<Path> files = Files.list(into)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void proposesAndWritesNothing() throws IOException {
    CommandRun run = CommandRun.kifu("repair", Examples.BROKEN);
    assertThat(run.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(run.lines().getFirst()).endsWith(":3:1: game 3: move 31: d4 is taken");
    assertThat(run.lines().get(1))
        .matches(" {2}1 {2}wrong-square \\(move 31: d4 -> c1\\), .*9\\d\\.\\d % likely");
    assertThat(run.out()).contains("4 read: 3 sound, 1 with proposals (1 with one that is best)");
    assertThat(written(folder)).isEmpty();
  }

  @Test
  void soundRecordsAreClean() {
    CommandRun run = CommandRun.kifu("repair", Examples.MATCH);
    assertThat(run.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(run.lines()).hasSize(1);
  }

  @Test
  void writesTheBestProposalBesideTheListOfAll() throws IOException {
    String sheet = damagedSheet();
    String before = Files.readString(Path.of(sheet));
    Path into = folder.resolve("mended");
    CommandRun run = CommandRun.kifu("repair", sheet, "--accept-unique", "-o", into.toString());
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.CLEAN);
    assertThat(written(into)).containsExactly("corrections.csv", "repair.jsonl", "sheet-1.txt");
    assertThat(run.err()).contains("sheet-1.txt does not hold comments");
    assertThat(Files.readString(into.resolve("sheet-1.txt"))).contains("7  8 11");
    assertThat(Files.readString(Path.of(sheet))).isEqualTo(before);
    CommandRun verified = CommandRun.kifu("verify", into.toString());
    assertThat(verified.code()).as(verified.err()).isEqualTo(ExitCode.CLEAN);
    assertThat(verified.out()).startsWith("1 game read");
    assertThat(Files.readString(into.resolve("repair.jsonl")))
        .contains("\"copy\":{\"proposal\":1,\"file\":\"sheet-1.txt\"}", "\"written\":1");
  }

  @Test
  void writesTheProposalThatIsAskedForAsATranscript() throws IOException {
    Path into = folder.resolve("mended");
    CommandRun run =
        CommandRun.kifu("repair", Examples.BROKEN, "--apply", "1", "-o", into.toString());
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.CLEAN);
    String mended = Files.readString(into.resolve("three-good-one-broken-3.txt")).strip();
    assertThat(Files.readString(Path.of(Examples.MATCH)).lines()).contains(mended);
  }

  /** Names, scores and theoretical scores of a year are in no copy, and need not be. */
  @Test
  void theCorrectionsMendAnArchiveWithAllItsFacts() throws IOException {
    byte[] archive = Files.readAllBytes(Path.of(Examples.MATCH_ARCHIVE));
    byte[] damaged = archive.clone();
    damaged[16 + 8 + 30] = 99; // move 31 of the first record
    damaged[16 + 3 * 68 + 8 + 20] = damaged[16 + 3 * 68 + 8 + 12]; // repeated in the fourth
    Path bad = Files.write(folder.resolve("bad.wtb"), damaged);
    for (String name : new String[] {"WTH.JOU", "WTH.TRN"}) {
      Files.copy(Path.of(Examples.ARCHIVES, name), folder.resolve(name));
    }
    Path into = folder.resolve("mended");
    CommandRun repaired =
        CommandRun.kifu("repair", bad.toString(), "--accept-unique", "-o", into.toString());
    assertThat(repaired.code()).as(repaired.out()).isEqualTo(ExitCode.CLEAN);
    Path good = folder.resolve("good.wtb");
    String table = into.resolve("corrections.csv").toString();
    String out = good.toString();
    CommandRun merged =
        CommandRun.kifu("merge", bad.toString(), "--correct", table, "--to", "wthor", "-o", out);
    assertThat(merged.code()).as(merged.err()).isEqualTo(ExitCode.CLEAN);
    byte[] records = Arrays.copyOfRange(Files.readAllBytes(good), 16, archive.length);
    assertThat(records).isEqualTo(Arrays.copyOfRange(archive, 16, archive.length));
  }

  /** The moves are sound, so that the score is the first thing to doubt, but not in silence. */
  @Test
  void whatContradictsTheScoreIsNotWrittenUnasked() throws IOException {
    String moves = Examples.match().getFirst();
    Path list = Files.writeString(folder.resolve("list.txt"), moves + "\n1-63\n");
    Path into = folder.resolve("mended");
    CommandRun run =
        CommandRun.kifu("repair", list.toString(), "--accept-unique", "-o", into.toString());
    assertThat(run.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(run.out()).contains("wrong-score");
    assertThat(written(into)).doesNotContain("list-1.txt");
  }

  @Test
  void aChoiceOfGamesDoesNotGiveCorrectionsThatWouldBeCountedOtherwise() throws IOException {
    Path into = folder.resolve("mended");
    CommandRun.kifu(
        "repair", Examples.BROKEN, "--game", "3", "--accept-unique", "-o", into.toString());
    assertThat(written(into)).containsExactly("repair.jsonl", "three-good-one-broken-3.txt");
  }

  @Test
  void theLimitIsOfWhatIsShownAndNotOfWhatIsFound() {
    CommandRun run = CommandRun.kifu("repair", "f5d6c3d3c4f4f6f3e6a1", "--limit", "2");
    assertThat(run.out())
        .contains("proposals are equally good", "more are not shown; --limit shows the rest");
    assertThat(run.lines()).filteredOn(line -> line.startsWith("  1  ")).hasSize(2);
  }

  @Test
  void jsonLinesEndWithTheSums() throws IOException {
    CommandRun run = CommandRun.kifu("repair", damagedSheet(), "--format", "jsonl");
    assertThat(run.lines()).hasSize(2);
    assertThat(run.lines().getFirst())
        .contains(
            "\"state\":\"proposed\"",
            "\"leading\":1",
            "{\"kind\":\"swap\",\"changes\":[{\"place\":\"f3\",\"from\":\"7\",\"to\":\"8\"}")
        .doesNotContain("archiveGames");
    assertThat(run.lines().getLast())
        .contains("\"summary\":{\"read\":1,\"sound\":0,\"proposed\":1", "\"settings\":");
  }

  @Test
  void anArchiveSaysHowFarItKnowsALine() throws IOException {
    CommandRun run =
        CommandRun.kifu(
            "repair", damagedSheet(), "--format", "jsonl", "--archive", Examples.MATCH_ARCHIVE);
    assertThat(run.lines().getFirst()).contains("\"archiveMoves\":29,\"archiveGames\":1");
  }

  @Test
  void anArchiveThatCannotBeOpenedIsAFault() throws IOException {
    CommandRun run = CommandRun.kifu("repair", damagedSheet(), "--archive", "no-such-archive.wtb");
    assertThat(run.code()).isEqualTo(ExitCode.PATH);
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    CommandRun one = CommandRun.kifu("repair", Examples.BROKEN, Examples.ARCHIVES, "--jobs", "1");
    CommandRun three = CommandRun.kifu("repair", Examples.BROKEN, Examples.ARCHIVES, "--jobs", "3");
    assertThat(three.out()).isEqualTo(one.out());
  }

  @Test
  void refusesWhatItCannotDo() throws IOException {
    String sheet = damagedSheet();
    assertThat(CommandRun.kifu("repair", sheet, "--accept-unique").err()).contains("-o DIR");
    assertThat(CommandRun.kifu("repair", sheet, "--accept-unique").code())
        .isEqualTo(ExitCode.USAGE);
    assertThat(CommandRun.kifu("repair", sheet, "--max-edits", "3").code())
        .isEqualTo(ExitCode.USAGE);
    assertThat(CommandRun.kifu("repair", sheet, "--limit", "0").code()).isEqualTo(ExitCode.USAGE);
    assertThat(CommandRun.kifu("repair", sheet, "-o", folder.toString()).code())
        .isEqualTo(ExitCode.USAGE);
    Path full = Files.createDirectory(folder.resolve("full"));
    Files.writeString(full.resolve("there.txt"), "f5");
    assertThat(CommandRun.kifu("repair", sheet, "-o", full.toString()).code())
        .isEqualTo(ExitCode.PATH);
  }

  @Tag("slow")
  @Test
  void measuresOnSoundGames() {
    Path into = folder.resolve("measured");
    CommandRun run =
        CommandRun.kifu(
            "repair",
            "--measure",
            Examples.ARCHIVES,
            "--sample",
            "10",
            "--archive",
            Examples.MATCH,
            "-o",
            into.toString());
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.CLEAN);
    assertThat(run.lines().getFirst()).startsWith("| damage | score | counted |");
    assertThat(run.out()).contains("| swap | above | ", "| forgotten-row | absent | 10 | 100.0 |");
    assertThat(run.out()).contains("| chance at least |", "| character-dropped | below | lines |");
    assertThat(into.resolve("chances.csv"))
        .content()
        .startsWith("kind,evidence,rivals,place,seen,right\n")
        .contains("\nswap,score,1,first,");
    assertThat(CommandRun.kifu("repair", "--measure", "f5d6c3").code()).isEqualTo(ExitCode.USAGE);
  }
}
