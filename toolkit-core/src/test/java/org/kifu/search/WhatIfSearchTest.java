package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.analysis.Limits;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Position;
import org.kifu.board.Symmetry;
import org.kifu.evaluation.Score;
import org.kifu.testing.Endgames;

/** Searches under a change of the rules, beside a plain minimax over all lines. */
class WhatIfSearchTest {
  private final WhatIfSearch search = new WhatIfSearch();

  static Stream<Position> endgames() {
    return Stream.of(
            Endgames.played(57, 60, 7),
            Endgames.filled(58, 40, 6, 0.5),
            Endgames.filled(59, 20, 7, 0.2))
        .flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("endgames")
  void findsTheScoreOfEveryChangeAsAPlainMinimaxDoes(Position position) {
    Random random = new Random(position.player());
    for (WhatIf change : changes(position, random)) {
      search.start();
      assertThat(search.value(position, 60, change))
          .as("%s, %s", position, change)
          .isEqualTo(minimax(position, true, change));
    }
  }

  private static List<WhatIf> changes(Position position, Random random) {
    List<WhatIf> changes = new ArrayList<>(List.of(WhatIf.NOTHING, WhatIf.freePass(64)));
    long empty = ~(position.player() | position.opponent());
    for (int i = 0; i < 4; i++) {
      long squares = empty & random.nextLong();
      changes.add(WhatIf.barred(squares, 1 + i));
      changes.add(new WhatIf(squares, 1 + i, true));
      changes.add(WhatIf.barred(squares, WhatIf.FOR_EVER));
    }
    return changes;
  }

  private static int minimax(Position position, boolean barredSide, WhatIf before) {
    WhatIf change = barredSide && before.turns() == 0 ? WhatIf.NOTHING : before;
    long moves = moves(position, barredSide, change);
    WhatIf next = barredSide ? change.afterTurn() : change;
    if (moves == 0) {
      return moves(position.passed(), !barredSide, next) == 0
          ? Score.ofFinished(position.player(), position.opponent())
          : -minimax(position.passed(), !barredSide, next);
    }
    int best = Score.MIN;
    if (!barredSide && change.freePass()) {
      best = -minimax(position.passed(), true, change.afterPass());
    }
    for (int square = 0; square < 64; square++) {
      if ((moves >>> square & 1) != 0) {
        long flips = Flips.flips(square, position.player(), position.opponent());
        best = Math.max(best, -minimax(position.played(square, flips), !barredSide, next));
      }
    }
    return best;
  }

  private static long moves(Position position, boolean barredSide, WhatIf change) {
    long moves = Mobility.legalMoves(position.player(), position.opponent());
    return barredSide && change.turns() > 0 ? moves & ~change.barred() : moves;
  }

  @Test
  void withoutAChangeTheValueIsThatOfTheEngine() {
    Engine engine = new Engine(1);
    for (Position position : Endgames.played(60, 12, 30)) {
      search.start();
      for (int depth = 1; depth < 7; depth++) {
        assertThat(100 * search.value(position, depth, WhatIf.NOTHING))
            .isEqualTo(engine.value(position, new Limits(depth, 0)).value().centidiscs());
      }
    }
  }

  @Test
  void valuesAreTheSameInAllImages() {
    for (Position position : Endgames.played(61, 12, 28)) {
      long bars =
          Mobility.legalMoves(position.player(), position.opponent()) & 0x5A5A_A5A5_3C3C_C3C3L;
      search.start();
      int value = search.value(position, 5, WhatIf.barred(bars, 2));
      for (Symmetry symmetry : Symmetry.values()) {
        Position image =
            new Position(
                symmetry.apply(position.player()),
                symmetry.apply(position.opponent()),
                position.sideToMove());
        search.start();
        assertThat(search.value(image, 5, WhatIf.barred(symmetry.apply(bars), 2))).isEqualTo(value);
      }
    }
  }
}
