package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShowCommandTest {
  @Test
  void showsTheBoardAfterAPly() {
    CommandRun run = kifu("show", "f5d6c3", "--ply", "1", "--format", "ascii");
    assertThat(run)
        .isEqualTo(
            new CommandRun(
                0,
                """
                  a b c d e f g h
                1 . . . . . . . .
                2 . . . . . . . .
                3 . . . . . . . .
                4 . . . O X . . .
                5 . . . X X X . .
                6 . . . . . . . .
                7 . . . . . . . .
                8 . . . . . . . .
                ply 1: black f5
                X 4  O 1, white to move
                """,
                ""));
  }

  @Test
  void showsADiagramThatIsTheOneOfTheExample() throws IOException {
    String printed = Files.readString(Path.of(Examples.DIAGRAM));
    CommandRun run =
        kifu("show", Examples.MATCH, "--game", "6", "--style", "kifu", "--format", "ascii");
    assertThat(printed).startsWith(run.out().substring(0, 9 * 26));
  }

  @Test
  void namesThePlayersAndTheEvent() {
    assertThat(kifu("show", Examples.MATCH_ARCHIVE, "--game", "1").out())
        .startsWith("Murakami Takeshi - Logistello (buro), Match Murakami-Logistello, 1997\n");
  }

  @Test
  void showsAllGamesAsText() {
    CommandRun run = kifu("show", Examples.MATCH);
    assertThat(run.out().split("\n\n")).hasSize(6);
  }

  @Test
  void showsAPositionThatBeginsWithEmptySquares() throws IOException {
    String problem = Files.readAllLines(Path.of(Examples.PROBLEMS)).getFirst();
    assertThat(problem).startsWith("-");
    CommandRun run = kifu("show", problem, "--format", "ascii");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("1 . . X X X X X .\n", "black to move");
  }

  @Test
  void showsAnIllegalGameUpToItsFaultAndSaysSo() {
    CommandRun run = kifu("show", "f5d6c3d3a1", "--format", "ascii");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("ply 4: white d3");
    assertThat(run.err()).contains("ply 5: a1 flips nothing").contains("[illegal-move]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"board", "kifu"})
  void drawsPictures(String style, @TempDir Path folder) throws IOException {
    Path png = folder.resolve("game.png");
    CommandRun run =
        kifu(
            "show",
            Examples.MATCH,
            "--game",
            "1",
            "--style",
            style,
            "--format",
            "png",
            "-o",
            png.toString());
    assertThat(run.code()).isZero();
    assertThat(ImageIO.read(png.toFile()).getWidth()).isGreaterThan(200);
    CommandRun svg = kifu("show", "f5d6", "--style", style, "--format", "svg");
    assertThat(svg.out()).contains("<svg").endsWith("</svg>\n");
  }

  @Test
  void aPictureShowsOneGame() {
    CommandRun run = kifu("show", Examples.MATCH, "--format", "svg");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("choose with --game N");
  }

  @Test
  void pliesCountFromZero() {
    assertThat(kifu("show", "f5d6", "--ply", "0", "--format", "ascii").out())
        .contains("X 2  O 2, black to move");
    assertThat(kifu("show", "f5d6", "--ply", "-1").code()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ascii", "svg"})
  void refusesAPlyBeyondTheGame(String format) {
    CommandRun run = kifu("show", "f5d6c3", "--ply", "99", "--format", format);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("--ply 99: the game has 3 plies");
    assertThat(kifu("show", "f5d6c3", "--ply", "3").code()).isZero();
  }

  @Test
  void tellsWhatItPassedOverInPastedText() {
    CommandRun run = kifu("show", "f5d6c3d3c4 hello");
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("[text-ignored]");
    assertThat(kifu("show", "f5d6c3d3c4 hello", "--quiet").err()).isEmpty();
  }
}
