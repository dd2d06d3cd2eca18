package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SwingSearchTest {
  private static final String ANNOTATED = Examples.ANNOTATED;

  /**
   * Games 30 and 79 of WTHOR 1980. Every line to the end, played by a plain program, says: in the
   * first 55 a1 made a draw of a win by 2, and 58 a7 lost a draw by 10; in the second 59 h7 lost by
   * 4 what was won by 4. No other of the last six moves changed a result.
   */
  private static final List<String> DECIDED =
      List.of(
          "f5d6c3f3f4d3e3g5h6d2c1g4e6f6c2h4g6d1h5b4h3e2c4g3e1b5c5c6a3b3a4a5a6b6f2f1e7b1d7f8f7e8c7d8"
              + "c8b8g2g7b7b2h7h8g8g1a1a2a8a7h1h2",
          "f5f6e6f4c3d6f3e3d3c6g4f2g5g3h3h6f1c4c7d7b4e2c5d2h5g6d8a4a3a2c1b3c2h4e7e8f8h2f7c8b8b6a5a6"
              + "b5g7h8d1e1g2h1g1b2g8b7a1b1a8h7a7");

  @TempDir private static Path folder;

  private static String decided = "";

  @BeforeAll
  static void annotateTheDecidedGames() throws IOException {
    Path games = Files.write(folder.resolve("games.txt"), DECIDED);
    decided = folder.resolve("decided.jsonl").toString();
    CommandRun run =
        kifu(
            "annotate",
            games.toString(),
            "--level=1",
            "--exact-from=6",
            "--format=jsonl",
            "-o",
            decided);
    assertThat(run.code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "any, 'ply 55: black a1 loses 2 discs, win-to-draw (exact)',"
        + " 'ply 59: black h7 loses 8 discs, win-to-loss (exact)'",
    "win-to-draw, 'ply 55: black a1 loses 2 discs, win-to-draw (exact)',",
    "win-to-loss, , 'ply 59: black h7 loses 8 discs, win-to-loss (exact)'",
    "draw-to-loss, 'ply 58: white a7 loses 10 discs, draw-to-loss (exact)',",
    "'draw-to-loss,win-to-loss', 'ply 58: white a7 loses 10 discs, draw-to-loss (exact)',"
        + " 'ply 59: black h7 loses 8 discs, win-to-loss (exact)'"
  })
  void findsTheMoveThatGaveAwayTheResult(
      String kinds, @Nullable String first, @Nullable String second) {
    CommandRun run = kifu("query", decided, "--swing", kinds);
    assertThat(run.code()).isZero();
    List<String> wanted = Stream.of(first, second).filter(Objects::nonNull).toList();
    assertThat(run.lines()).hasSameSizeAs(wanted);
    for (int i = 0; i < wanted.size(); i++) {
      assertThat(run.lines().get(i)).endsWith(", " + wanted.get(i));
    }
  }

  /** Nobody gave away the result of a game of the match; the estimates do not know who wins. */
  @Test
  void findsNothingWhereAResultWasNotGivenAway() throws IOException {
    assertThat(Files.readString(Path.of(ANNOTATED)))
        .contains("\"resultSwings\":{\"winToDraw\":0,\"winToLoss\":0,\"drawToLoss\":0")
        .doesNotContainPattern("\"pointsLost\":(?!0\\})");
    CommandRun run = kifu("query", ANNOTATED, "--swing", "any");
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("0 of 6 games found\n");
  }

  /** The losses as they stand in the file, looked up by a pattern. */
  @ParameterizedTest
  @CsvSource({"6, 5", "8, 3", "13, 1", "14, 0"})
  void findsMovesThatGaveAwayDiscs(int discs, int found) throws IOException {
    List<String> lines = Files.readAllLines(Path.of(ANNOTATED));
    List<String> wanted = new ArrayList<>();
    for (int game = 1; game <= lines.size(); game++) {
      wanted.addAll(firstLoss(game, lines.get(game - 1), discs));
    }
    assertThat(wanted).hasSize(found);
    CommandRun run =
        kifu("query", ANNOTATED, "--swing", Integer.toString(discs), "--format", "csv");
    assertThat(run.lines().getFirst())
        .contains(",swing,swing_ply,swing_mover,swing_move,swing_loss_discs,swing_confidence,");
    assertThat(run.lines().stream().skip(1).map(SwingSearchTest::gameAndSwing))
        .containsExactlyElementsOf(wanted);
  }

  private static List<String> firstLoss(int game, String json, int discs) {
    Matcher move =
        Pattern.compile(
                "\"ply\":(\\d+),\"mover\":\"(\\w+)\",\"move\":\"(\\w+)\",[^{}]*?"
                    + "\"moverLossDiscs\":([\\d.]+),[^{}]*?\"confidence\":\"(\\w+)\"")
            .matcher(json);
    while (move.find()) {
      if (Double.parseDouble(move.group(4)) >= discs) {
        return List.of(
            "%d,,%s,%s,%s,%s,%s"
                .formatted(
                    game,
                    move.group(1),
                    move.group(2),
                    move.group(3),
                    move.group(4),
                    move.group(5)));
      }
    }
    return List.of();
  }

  private static String gameAndSwing(String row) {
    String[] cells = row.split(",", -1);
    return cells[1]
        + ","
        + String.join(",", List.of(cells).subList(cells.length - 8, cells.length - 2));
  }

  @Test
  void joinsWithTheOtherConditions() {
    CommandRun run = kifu("query", ANNOTATED, "--swing", "8", "--result", "white");
    assertThat(run.lines()).singleElement().asString().contains("game 1:", "ply 43: black g2");
  }

  @Test
  void writesTheGames() {
    CommandRun run = kifu("query", decided, "--swing", "win-to-loss", "--to", "transcript");
    assertThat(run.out().toLowerCase(Locale.ROOT)).contains(DECIDED.get(1));
    assertThat(run.out()).doesNotContain(DECIDED.get(0));
  }

  @Test
  void refusesRecordsThatNobodyAnnotated() {
    CommandRun run = kifu("query", Examples.MATCH, "--swing", "any");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("--swing needs annotated games, and the input has none");
  }

  @Test
  void otherRecordsBesideAnnotatedOnesAreNotFound() {
    CommandRun run = kifu("query", Examples.MATCH, ANNOTATED, "--swing", "13");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).singleElement().asString().startsWith(ANNOTATED + ": game 5: ");
    assertThat(run.err()).isEqualTo("1 of 12 games found\n");
  }

  @Test
  void whatCannotBeOpenedMayHoldThem() {
    assertThat(kifu("query", Examples.MATCH, "missing.jsonl", "--swing", "any").code())
        .isEqualTo(3);
  }

  @Test
  void findsTheSameInABase() {
    String base = folder.resolve("annotated.kifu").toString();
    assertThat(kifu("base", "create", base, ANNOTATED).code()).isZero();
    assertThat(kifu("query", base, "--swing", "any"))
        .isEqualTo(kifu("query", ANNOTATED, "--swing", "any"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"won", "0", "129", "-2", "4,5", "any,", "", "1.5"})
  void refusesWhatIsNotAKind(String kinds) {
    assertThat(kifu("query", ANNOTATED, "--swing=" + kinds).code()).isEqualTo(2);
  }
}
