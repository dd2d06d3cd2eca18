package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CorrectionTest {
  private static final String ARCHIVE = Examples.path("wthor/WTH_1977.wtb");

  @TempDir private Path folder;

  @Test
  void correctsAYearOfWthorAndLeavesAllOtherBytes() throws IOException {
    CommandRun run =
        correct(
            "merge",
            "1,white,Heiberg Thomas,Tastet Marc",
            "3,score,%s,13".formatted(score(3)),
            "1,theory,41,40");
    assertThat(run.code()).as(run.err()).isZero();
    byte[] before = Files.readAllBytes(Path.of(ARCHIVE));
    byte[] after = Files.readAllBytes(folder.resolve("WTH_1977.wtb"));
    List<Integer> changed = new ArrayList<>();
    for (int i = 16; i < before.length; i++) {
      if (before[i] != after[i]) {
        changed.add(i - 16);
      }
    }
    assertThat(changed).containsExactly(4, 5, 7, 2 * 68 + 6);
    assertThat(after[16 + 4]).isEqualTo((byte) 1);
  }

  private static int score(int game) throws IOException {
    return Files.readAllBytes(Path.of(ARCHIVE))[16 + 68 * (game - 1) + 6];
  }

  @Test
  void correctsMovesAndDatesOfAnyNotation() throws IOException {
    Path table =
        Files.writeString(
            folder.resolve("c.csv"), "game,field,old,new\n1,moves,f5d6,f5f6\n1,date,,1999-01-02\n");
    CommandRun run =
        kifu("convert", "f5d6", "--to", "pgn", "--correct", table.toString(), "--quiet");
    assertThat(run.out()).contains("f5 f6", "1999.01.02");
  }

  /** An array that ends as it should would look whole. */
  @Test
  void aCorrectionThatDoesNotFitEndsInAMessageAlone() throws IOException {
    Path table =
        Files.writeString(folder.resolve("c.csv"), "game,field,old,new\n1,black,Ann,Bea\n");
    CommandRun run = kifu("convert", "f5d6", "--to", "json", "--correct", table.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("line 2: game 1: black is '', not 'Ann'");
  }

  @Test
  void correctedMovesSaveARecordThatCouldNotBeRead() throws IOException {
    Path games = Files.writeString(folder.resolve("a.txt"), "f5d6c3xxd3\n");
    Path table =
        Files.writeString(folder.resolve("c.csv"), "game,field,old,new\n1,moves,f5d6c3,f5d6c3d3\n");
    Path target = folder.resolve("b.txt");
    CommandRun run =
        kifu(
            "merge",
            games.toString(),
            "--to",
            "transcript",
            "-o",
            target.toString(),
            "--correct",
            table.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(target).content().contains("f5d6c3d3");
  }

  @Test
  void aGameThatWasOfAnotherYearIsLeftOutAndTold() throws IOException {
    CommandRun run = correct("merge", "1,date,1977,1978");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains("game 1: not written: the year 1978, in a file of 1977", "11 games written");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1,white,Heiberg,Tastet Marc | line 2: game 1: white is 'Heiberg Thomas', not 'Heiberg'
          13,white,A,B | line 2: game 13: the input has only 12 games
          1,score,34,70 | line 2: game 1: '70' is not valid as score
          1,result,34,35 | line 2: 'result' is not one of black white
          x,score,34,35 | line 2: 'x' is not the number of a game
          1,date,1977,1977-13 | line 2: game 1: '1977-13' is not valid as date
          """)
  void refusesWhatDoesNotFit(String row, String message) throws IOException {
    CommandRun run = correct("convert", row);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(message);
    assertThat(folder.resolve("WTH_1977.wtb")).doesNotExist();
  }

  private CommandRun correct(String verb, String... rows) throws IOException {
    Path table = folder.resolve("corrections.csv");
    Files.writeString(table, "game,field,old,new\n" + String.join("\n", rows) + "\n");
    return kifu(
        verb,
        ARCHIVE,
        "--to",
        "wthor",
        "-o",
        folder.resolve("WTH_1977.wtb").toString(),
        "--correct",
        table.toString());
  }
}
