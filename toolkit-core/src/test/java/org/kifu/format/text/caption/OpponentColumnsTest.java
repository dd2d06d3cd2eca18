package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.testing.Reading;

class OpponentColumnsTest {
  private static final String GAME = "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2";

  @Test
  void theColourSaysWhoWasBlackAndWhoseDiscsAreFirst() {
    Reading reading =
        Reading.of("Player,Opponent,Colour,Result,Moves\nDora,Carl,White,34-30," + GAME);
    GameRecord game = reading.records().getFirst();
    assertThat(game.header().black()).isEqualTo("Carl");
    assertThat(game.header().white()).isEqualTo("Dora");
    assertThat(game.declared().blackDiscs()).hasValue(30);
    assertThat(reading.codes()).doesNotContain("text-ignored");
  }

  @Test
  void withoutAColourTheResultIsNotUsed() {
    Reading reading = Reading.of("Player,Opponent,Colour,Result,Moves\nAnn,Bob,red,40-24," + GAME);
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.records().getFirst().declared()).isEqualTo(Outcome.NONE);
    assertThat(reading.codes()).contains("bad-value", "text-ignored");
  }
}
