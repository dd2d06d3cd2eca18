package org.kifu.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.board.DiscSigns;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;

class KifuSheetTest {
  /** The fifth game of the match: White passes once. */
  private static final String WITH_PASS =
      Games.match1997().stream().filter(KifuSheetTest::hasPass).findFirst().orElseThrow();

  @Test
  void showsTheNumbersOfThePrintedDiagram() throws IOException {
    List<String> printed = Files.readAllLines(Games.examples().resolve("kifu-diagram.txt"));
    String text = KifuSheet.of(replay(Games.match1997().getLast())).text(DiscSigns.ASCII);
    assertThat(text.lines().limit(9)).containsExactlyElementsOf(printed.subList(0, 9));
  }

  @Test
  void showsTheFirstPliesOnly() {
    assertThat(KifuSheet.of(replay("f5d6c3"), 1, 2).text(DiscSigns.DISCS))
        .isEqualTo(
            """
               a  b  c  d  e  f  g  h
            1  .  .  .  .  .  .  .  .
            2  .  .  .  .  .  .  .  .
            3  .  .  .  .  .  .  .  .
            4  .  .  .  ○  ●  .  .  .
            5  .  .  .  ●  ○  1  .  .
            6  .  .  .  2  .  .  .  .
            7  .  .  .  .  .  .  .  .
            8  .  .  .  .  .  .  .  .
            """);
  }

  @Test
  void tellsPassesBelow() {
    assertThat(KifuSheet.of(replay(WITH_PASS)).text(DiscSigns.ASCII).lines().skip(9))
        .singleElement()
        .asString()
        .startsWith("passes: ");
  }

  /**
   * The example of the format page cut after six plies; the discs as the board after six plies has
   * them.
   */
  @Test
  void goesOnFromThePositionBefore() {
    assertThat(KifuSheet.of(replay("f5d6c5f4e3c6d3f6e6d7g4"), 7, 99).text(DiscSigns.ASCII))
        .isEqualTo(
            """
            To move: black
               a  b  c  d  e  f  g  h
            1  .  .  .  .  .  .  .  .
            2  .  .  .  .  .  .  .  .
            3  .  .  .  7  X  .  .  .
            4  .  .  .  X  O  O 11  .
            5  .  .  X  O  O  X  .  .
            6  .  .  O  O  9  8  .  .
            7  .  .  . 10  .  .  .  .
            8  .  .  .  .  .  .  .  .
            """);
  }

  @Test
  void discsTwoColumnsWideTakeTheColumnOfABlank() {
    String usual = KifuSheet.of(replay("f5d6c3")).text(DiscSigns.DISCS);
    String wide = KifuSheet.of(replay("f5d6c3")).text(DiscSigns.WIDE);
    assertThat(wide).isEqualTo(usual.replace(" ○", "○").replace(" ●", "●"));
    assertThat(ShownPosition.of(Position.START).text(DiscSigns.WIDE))
        .contains("   a  b  c  d  e  f  g  h\n1  .  .  .  .", "4  .  .  . ○ ●  .  .  .\n");
  }

  private static boolean hasPass(String transcript) {
    return replay(transcript).steps().stream().anyMatch(step -> step.move().isPass());
  }

  private static Replay<Position, Move> replay(String transcript) {
    MoveList moves = MoveList.ofSquares(Games.squares(transcript));
    return Replay.of(Othello.RULES, GameRecord.ofMoves(moves));
  }
}
