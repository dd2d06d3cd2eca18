package org.kifu.rules.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.StartSpec;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.grid.GridBook.BlackHole;

class BlackHoleTest {
  @ParameterizedTest
  @ValueSource(strings = {"d4", "e4", "d5", "e5", "i1", "a9", "", "random:", "random:-1", "A1"})
  void theCentreAndWhatIsNotASquareAreNotHoles(String square) {
    assertThat(Catalogue.byName("black-hole:" + square)).isEmpty();
  }

  @Test
  void nobodyPlaysInTheHoleAndLinesDoNotRunThroughIt() {
    GridRules rules = BlackHole.byName("black-hole:d3").orElseThrow();
    GridPosition start = rules.start(StartSpec.STANDARD).orElseThrow();
    assertThat(rules.resolve(start, new Place(3, 2)))
        .isEqualTo(
            new TokenMeaning.Illegal<>(
                TokenMeaning.IllegalReason.NO_SQUARE,
                "d3 is a hole of the board, where nobody plays"));
    assertThat(rules.legalMoves(start)).extracting(rules::token).hasToString("[c4, f5, e6]");
  }

  @Test
  void aSeedDrawsTheSameSquareEachTimeAndTheNameSaysWhich() {
    GridRules drawn = BlackHole.byName("black-hole:random:7").orElseThrow();
    assertThat(drawn.name()).matches("black-hole:[a-h][1-8]");
    assertThat(BlackHole.byName("black-hole:random:7").orElseThrow().name())
        .isEqualTo(drawn.name());
  }

  @Test
  void everySquareOutsideTheCentreIsDrawn() {
    Set<String> drawn = new HashSet<>();
    for (int seed = 0; seed < 2000; seed++) {
      drawn.add(BlackHole.byName("black-hole:random:" + seed).orElseThrow().name());
    }
    assertThat(drawn).hasSize(60);
  }

  @Test
  void aNewGameIsNamedAfterTheSquareThatIsDrawn() {
    assertThat(Catalogue.settled("black-hole:random")).matches("black-hole:[a-h][1-8]");
    assertThat(Catalogue.settled("black-hole:c3")).isEqualTo("black-hole:c3");
    assertThat(Catalogue.byName("black-hole:random")).isEmpty(); // a record says which square
  }

  @Test
  void differencesAreOddWhereTheBoardIsFull() {
    GridRules rules = BlackHole.byName("black-hole:a1").orElseThrow();
    Random random = new Random(1);
    for (int game = 0; game < 20; game++) {
      GridPosition position = rules.start(StartSpec.STANDARD).orElseThrow();
      List<GridMove> moves = rules.legalMoves(position);
      while (!moves.isEmpty()) {
        position = rules.play(position, moves.get(random.nextInt(moves.size())));
        moves = rules.legalMoves(position);
      }
      FinalCount count = rules.count(position);
      boolean isDraw = count.winner().isEmpty();
      assertThat(Math.floorMod(count.blackDiscDiff(), 2)).isEqualTo(isDraw ? 0 : 1);
      assertThat(count.worth(Disc.BLACK)).isEqualTo(100 * count.blackDiscDiff());
    }
  }
}
