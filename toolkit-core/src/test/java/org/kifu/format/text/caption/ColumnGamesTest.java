package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.testing.Reading;

class ColumnGamesTest {
  private static final String TABLE =
      """
      Black,Marc,Carl
      White,Bob,Dora
      Score,40-24,30-34
      1,f5,f5
      2,d6,f6
      3,c3,e6
      4,d3,f4
      5,c4,g5
      6,f4,e7
      7,c5,e3
      8,b3,f3
      9,c2,c5
      10,b4,c4
      """;

  @Test
  void eachColumnHasTheFactsAboveItsMoves() {
    Reading reading = Reading.of(TABLE);
    assertThat(reading.records())
        .extracting(GameRecord::header)
        .extracting(GameHeader::black, GameHeader::white)
        .containsExactly(tuple("Marc", "Bob"), tuple("Carl", "Dora"));
    assertThat(reading.records())
        .extracting(game -> game.declared().blackDiscs().orElse(-1))
        .containsExactly(40, 30);
  }

  @Test
  void squaresInOtherColumnsWereNotPlayed() {
    Reading reading =
        Reading.of(
            "ply,side,move,best_move\n1,B,f5,e6\n2,W,d6,f6\n3,B,c3,c4\n4,W,d3,c3\n5,B,c4,c4\n");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings()).singleElement().asString().contains("ignored 5 pieces of text");
  }
}
