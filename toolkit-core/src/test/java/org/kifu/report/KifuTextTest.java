package org.kifu.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;

class KifuTextTest {
  /** The fifth game of the match: White passes once. */
  private static final String WITH_PASS =
      Games.match1997().stream().filter(KifuTextTest::hasPass).findFirst().orElseThrow();

  @Test
  void showsTheNumbersOfThePrintedDiagram() throws IOException {
    List<String> printed = Files.readAllLines(Games.examples().resolve("kifu-diagram.txt"));
    String text = KifuText.ascii(replay(Games.match1997().getLast()), 99);
    assertThat(text.lines().limit(9)).containsExactlyElementsOf(printed.subList(0, 9));
  }

  @Test
  void showsTheFirstPliesOnly() {
    assertThat(KifuText.discs(replay("f5d6c3"), 2))
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
    assertThat(KifuText.ascii(replay(WITH_PASS), 99).lines().skip(9))
        .singleElement()
        .asString()
        .startsWith("passes: ");
  }

  private static boolean hasPass(String transcript) {
    return replay(transcript).steps().stream().anyMatch(step -> step.move().isPass());
  }

  private static Replay<Position, Move> replay(String transcript) {
    MoveList moves = MoveList.ofSquares(Games.squares(transcript));
    return Replay.of(Othello.RULES, GameRecord.ofMoves(moves));
  }
}
