package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
    assertThat(run.out()).isEqualTo("Score: 48-16\n" + printed + "passes: white after 59\n");
  }

  @Test
  void gamesOfPiecesAndTilesHaveNoSheets() {
    for (String game :
        List.of("examples/rules/solo.txt", "examples/rules/russian-draughts-promotion.pdn")) {
      CommandRun run = kifu("show", game, "--game", "1", "--style", "kifu");
      assertThat(run.code()).isEqualTo(1);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .contains("kifu diagrams show only discs, which stay where they are placed");
    }
  }

  @Test
  void marksTheLegalMovesOfEachGame() {
    assertThat(kifu("show", "f5", "--moves", "--format", "ascii").out())
        .contains("4 . . . O X + . .\n5 . . . X X X . .\n6 . . . + . + . .\n");
    assertThat(kifu("show", "e4", "--rules", "grand", "--ply", "0", "--moves").out())
        .contains(" 4 . . . . + . . . . .\n 5 . . . + O X . . . .\n");
    assertThat(
            kifu("show", "examples/rules/solo.txt", "--game", "1", "--ply", "0", "--moves").out())
        .containsPattern("\n3 .* [ox+] ")
        .doesNotContain("# ");
    assertThat(
            kifu("show", "examples/rules/russian-draughts-promotion.pdn", "--ply", "0", "--moves")
                .out())
        .contains(">O");
  }

  @Test
  void namesThePlayersAndTheEvent() {
    assertThat(kifu("show", Examples.MATCH_ARCHIVE, "--game", "1").out())
        .startsWith(
            """
            Black: Murakami Takeshi
            White: Logistello (buro)
            Event: Match Murakami-Logistello
            Date: 1997
            Score: 16-48
            """);
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
    assertThat(run.err()).contains("choose one with --game N");
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
  void tellsWhatItIgnoredInPastedText() {
    CommandRun run = kifu("show", "f5d6c3d3c4 hello");
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("[text-ignored]");
    assertThat(kifu("show", "f5d6c3d3c4 hello", "--quiet").err()).isEmpty();
  }

  @Test
  void drawsTheNumbersOfSomePlies() {
    CommandRun run =
        kifu("show", "f5d6c3d3c4", "--style", "kifu", "--plies", "3-4", "--format", "ascii");
    assertThat(run.out())
        .isEqualTo(
            """
            To move: black
               a  b  c  d  e  f  g  h
            1  .  .  .  .  .  .  .  .
            2  .  .  .  .  .  .  .  .
            3  .  .  3  4  .  .  .  .
            4  .  .  .  O  X  .  .  .
            5  .  .  .  O  X  X  .  .
            6  .  .  .  O  .  .  .  .
            7  .  .  .  .  .  .  .  .
            8  .  .  .  .  .  .  .  .
            """);
    String last =
        kifu("show", "f5d6c3d3c4", "--style", "kifu", "--plies", "5-", "--format", "ascii").out();
    assertThat(last).contains("To move: black\n", "4  .  .  5  O");
  }

  @ParameterizedTest
  @CsvSource({
    "--plies 4-6, --plies needs --style kifu",
    "--style kifu --plies 3-2, is not a range of plies like 21-40",
    "--style kifu --plies 0-2, is not a range of plies",
    "--style kifu --plies -, is not a range of plies",
    "--style kifu --plies 1-2 --ply 2, give only one of --ply and --plies",
    "--style kifu --plies 7-9, '--plies 7: the game has 5 plies'",
    "--wide --format ascii, --wide needs --format text",
    "--size 500, --size needs --format svg or png",
    "--size 99 --format svg, '--size must be 100 to 5000 pixels, not 99'",
    "--field white, --field needs --format svg or png",
    "--discs final --format svg, --discs needs --style kifu",
    "--folder x -o y, give only one of -o and --folder",
  })
  void refusesOptionsThatDoNotGoTogether(String options, String reason) {
    List<String> words = new ArrayList<>(List.of("show", "f5d6c3d3c4"));
    words.addAll(List.of(options.split(" ")));
    CommandRun run = kifu(words.toArray(String[]::new));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(reason);
  }

  @Test
  void picturesHaveTheSizeAndTheFieldThatAreAskedFor() {
    String svg = kifu("show", "f5d6", "--format", "svg", "--size", "904", "--field", "white").out();
    assertThat(svg).contains("width='904'", "viewBox='0 0 452 ").doesNotContain("#86bc8f");
    String finalColours =
        kifu("show", "f5d6", "--style", "kifu", "--discs", "final", "--format", "svg").out();
    assertThat(finalColours)
        .isNotEqualTo(kifu("show", "f5d6", "--style", "kifu", "--format", "svg").out());
  }

  @Test
  void discsTwoColumnsWideKeepTheColumns() {
    assertThat(kifu("show", "f5", "--wide").out())
        .contains("4  .  .  . ○ ●  .  .  .\n5  .  .  . ● ● ●  .  .\n");
  }

  @Test
  void drawsEachGameToAFileOfItsOwn(@TempDir Path folder) throws IOException {
    Path sheets = folder.resolve("sheets");
    CommandRun run =
        kifu(
            "show",
            Examples.MATCH,
            "--style",
            "kifu",
            "--format",
            "svg",
            "--folder",
            sheets.toString());
    assertThat(run).isEqualTo(new CommandRun(0, "", ""));
    try (Stream<Path> files = Files.list(sheets)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              IntStream.rangeClosed(1, 6)
                  .mapToObj(i -> "logistello-murakami-1997-" + i + ".svg")
                  .toList());
    }
    String alone =
        kifu("show", Examples.MATCH, "--game", "3", "--style", "kifu", "--format", "svg").out();
    assertThat(sheets.resolve("logistello-murakami-1997-3.svg")).hasContent(alone);
    assertThat(kifu("show", Examples.MATCH, "--folder", sheets.toString()).code()).isEqualTo(3);
    assertThat(kifu("show", Examples.MATCH, "--folder", sheets.toString(), "--force").code())
        .isZero();
    assertThat(sheets.resolve("logistello-murakami-1997-1.txt")).exists();
  }

  @Tag("slow")
  @Test
  void whatIsShownOfAnArchiveIsReadAgain(@TempDir Path folder) throws IOException {
    Path sheets = folder.resolve("sheets.txt");
    kifu("show", "examples/wthor", "--style", "kifu", "-o", sheets.toString());
    String moves = kifu("convert", "examples/wthor", "--to", "transcript", "--quiet").out();
    assertThat(kifu("convert", sheets.toString(), "--to", "transcript", "--quiet").out())
        .isEqualTo(moves)
        .hasLineCount(659);
    assertThat(kifu("openings", sheets.toString(), "--plies", "6", "--player", "Jacobs").out())
        .isEqualTo(kifu("openings", "examples/wthor", "--plies", "6", "--player", "Jacobs").out());
  }

  @Test
  void anEarlyEndIsNamedInThePicture() {
    String game =
        "(;GM[Othello]PB[a]PW[b]TY[8]RE[44.00:r]BO[8"
            + " ---------------------------O*------*O--------------------------- *]B[f5]W[d6];)";
    String svg = kifu("show", game, "--style", "kifu", "--format", "svg").out();
    assertThat(svg).contains("<title>Kifu: a 54–10 b</title>");
  }
}
