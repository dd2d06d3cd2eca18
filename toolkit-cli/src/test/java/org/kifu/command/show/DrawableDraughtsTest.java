package org.kifu.command.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;

class DrawableDraughtsTest {
  /** Black's name stands first above a board, and white's points first in draughts. */
  @Test
  void saysInWordsWhoWon() {
    Outcome resigned = new Outcome(Outcome.Kind.RESIGNED, OptionalInt.empty());
    assertThat(DrawableDraughts.result(resigned.withWinner(Disc.WHITE))).isEqualTo("white won");
    assertThat(DrawableDraughts.result(resigned.withWinner(Disc.BLACK))).isEqualTo("black won");
    assertThat(DrawableDraughts.result(new Outcome(Outcome.Kind.AGREED, OptionalInt.empty())))
        .isEqualTo("½–½");
    assertThat(DrawableDraughts.result(Outcome.NONE)).isEmpty();
  }
}
