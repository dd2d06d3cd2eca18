package org.kifu.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Place;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

class MoveListTest {
  @Property
  void readsWhatItWrites(Draw draw) {
    List<Integer> squares = draw.list(0, 255, () -> draw.between(-1, 63));
    byte[] bytes = new byte[squares.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = squares.get(i).byteValue();
    }
    MoveList moves = MoveList.ofSquares(bytes);
    assertThat(MoveList.parse(moves.joined())).hasValue(moves);
    assertThat(MoveList.read(moves.joined())).isEqualTo(moves);
  }

  @Test
  void readsMovesOfEveryBoard() {
    for (String text :
        List.of("f5d6", "", "f5 j10 pass", "c3-d4 d6-e5 g3:e5:c7", "f5>d5 gold:d3")) {
      assertThat(MoveList.read(text).joined()).isEqualTo(text);
    }
  }

  @Test
  void joinsMovesInLowerCase() {
    assertThat(MoveList.parse("F5d6PAc3").orElseThrow().joined()).isEqualTo("f5d6pac3");
    assertThat(MoveList.of(List.of(Place.on8x8(37), new NoSquare("f%"))).joined())
        .isEqualTo("f5 f%");
  }

  @Test
  void readsNothingElse() {
    for (String text : List.of("f", "f5d", "f9", "i1", "f5 d6", "p1", "аб")) {
      assertThat(MoveList.parse(text)).as(text).isEmpty();
    }
  }
}
