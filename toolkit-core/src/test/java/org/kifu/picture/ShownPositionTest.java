package org.kifu.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.kifu.board.BoardText;
import org.kifu.board.DiscSigns;
import org.kifu.board.Position;
import org.kifu.chart.Samples;
import org.kifu.testing.Games;

class ShownPositionTest {
  @Test
  void showsDiscsCountsAndTheSideToMove() {
    assertThat(ShownPosition.after(3, Samples.replay("f5d6c3d3c4")).text(DiscSigns.DISCS))
        .isEqualTo(
            """
              a b c d e f g h
            1 . . . . . . . .
            2 . . . . . . . .
            3 . . ● . . . . .
            4 . . . ● ● . . .
            5 . . . ○ ● ● . .
            6 . . . ○ . . . .
            7 . . . . . . . .
            8 . . . . . . . .
            ply 3: black c3
            ● 5  ○ 2, white to move
            """);
  }

  @Test
  void asciiIsForTerminalsThatDrawDiscsTwoColumnsWide() {
    String text = ShownPosition.of(Position.START).text(DiscSigns.ASCII);
    assertThat(text).containsOnlyOnce("4 . . . O X . . .\n5 . . . X O . . .\n");
    assertThat(text).endsWith("8 . . . . . . . .\nX 2  O 2, black to move\n");
    assertThat(text.chars()).allMatch(c -> c < 128);
  }

  @Test
  void saysWhoMustPassAndWhenTheGameIsOver() {
    String game = Games.match1997().get(1);
    int beforeFirstPass = 58;
    assertThat(ShownPosition.after(beforeFirstPass, Samples.replay(game)).text(DiscSigns.ASCII))
        .contains(", black must pass\n");
    assertThat(ShownPosition.after(99, Samples.replay(game)).text(DiscSigns.ASCII))
        .endsWith("ply 62: white h1\nX 26  O 38, game over\n");
  }

  @Test
  void aPassIsAPlyToo() {
    String game = Games.match1997().get(1);
    assertThat(ShownPosition.after(59, Samples.replay(game)).text(DiscSigns.DISCS))
        .contains("ply 59: black pass\n");
  }

  @Test
  void aPositionFromTextDoesNotNeedAGame() {
    Position position = BoardText.parse("-".repeat(62) + "XO O").orElseThrow();
    assertThat(ShownPosition.of(position).text(DiscSigns.ASCII))
        .contains("8 . . . . . . X O\nX 1  O 1, white to move\n");
  }

  @Test
  void refusesANegativePly() {
    assertThatThrownBy(() -> ShownPosition.after(-1, Samples.replay("f5")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }
}
