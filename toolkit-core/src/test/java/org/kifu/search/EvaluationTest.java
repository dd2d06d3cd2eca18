package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;

class EvaluationTest {
  @Property
  void theBalanceChangesItsSignWithTheSides(@ForAll long a, @ForAll long b, @ForAll long filled) {
    long player = a & (b | filled);
    long opponent = ~a & (b | filled);
    long moves = Mobility.legalMoves(player, opponent);
    long replies = Mobility.legalMoves(opponent, player);
    assertThat(Evaluation.balance(player, opponent, moves, replies))
        .isEqualTo(-Evaluation.balance(opponent, player, replies, moves));
  }

  @Property
  void theEightSymmetriesAreWorthTheSame(@ForAll long a, @ForAll long b) {
    long player = a & ~b;
    long opponent = b & ~a;
    int value = value(player, opponent);
    for (Symmetry symmetry : Symmetry.values()) {
      assertThat(value(symmetry.apply(player), symmetry.apply(opponent))).isEqualTo(value);
    }
  }

  @Property
  void staysAmongTheScores(@ForAll long a, @ForAll long b, @ForAll long c) {
    long player = a & (b | c);
    long opponent = ~a & b & c;
    assertThat(value(player, opponent)).isBetween(-6400, 6400);
  }

  @Test
  void theFirstMoverOfTheStartOnlyHasTheTempo() {
    Position start = Position.START;
    // Mobility, potential mobility and discs are level; -320 is the weight of the move at 44 up.
    assertThat(value(start.player(), start.opponent())).isEqualTo(-320);
  }

  /**
   * By hand, with the weights of 44 empties and more. The empties beside the discs count in every
   * row: 2000 times their difference over their sum and 2.
   */
  @ParameterizedTest
  @CsvSource({
    "a1,    c1,    900", // 500 for the corner, 2000 * (5 - 3) / 10
    "b2,    d1,    -1600", // -1200 for the X-square, 2000 * (5 - 8) / 15
    "b1,    e1,    -300", // the C-square
    "a1 b1, d8 e8, 933", // 500 for the corner, 100 for its neighbour, 2000 * (6 - 4) / 12
    "c2,    e1,    -660", // -260 for the ring, 2000 * (5 - 8) / 15
    "c3,    h4,    -515", // -115 for the centre, 2000 * (5 - 8) / 15
  })
  void weighsEachFeature(String player, String opponent, int balance) {
    assertThat(Evaluation.balance(squares(player), squares(opponent), 0, 0)).isEqualTo(balance);
  }

  @Test
  void weighsMovesAsAShare() {
    // 2600 * (3 - 1) / (3 + 1 + 2)
    assertThat(Evaluation.balance(squares("a1"), squares("h8"), 0b111, 0b1)).isEqualTo(866);
  }

  private static long squares(String names) {
    return Arrays.stream(names.split(" "))
        .mapToLong(name -> 1L << Square.parse(name))
        .reduce(0, (a, b) -> a | b);
  }

  private static int value(long player, long opponent) {
    return Evaluation.centidiscs(
        player,
        opponent,
        Mobility.legalMoves(player, opponent),
        Mobility.legalMoves(opponent, player));
  }
}
