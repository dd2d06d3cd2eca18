package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Position;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.RandomWeights;
import org.kifu.evaluation.Score;
import org.kifu.evaluation.Weights;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Slow;

class DepthSearchTest {
  private static final Weights RANDOM = RandomWeights.of(5, 8, 40);

  @Slow
  @Test
  void findsTheMinimaxValue() {
    DepthSearch search = new DepthSearch(RANDOM);
    List<PlainBoard> boards = Games.randomPositions(3, 12);
    for (int i = 0; i < boards.size(); i += 7) {
      Position position = Games.position(boards.get(i));
      if (position.empties() > 4 && !boards.get(i).isOver()) {
        assertThat(search.value(position.player(), position.opponent(), 4))
            .as("%s", position)
            .isEqualTo(minimax(position.player(), position.opponent(), 4));
      }
    }
  }

  @Test
  void findsTheScoreWhereItReachesTheEnd() {
    DepthSearch search = new DepthSearch(RANDOM);
    Games.randomPositions(4, 20).stream()
        .map(Games::position)
        .filter(position -> position.empties() == 8)
        .forEach(
            position ->
                assertThat(search.value(position.player(), position.opponent(), 8))
                    .isEqualTo(100 * PlainSolver.score(position)));
  }

  @Slow
  @Test
  void findsAMoveOfThatValue() {
    DepthSearch search = new DepthSearch(RANDOM);
    for (PlainBoard board : Games.randomPositions(6, 6)) {
      Position position = Games.position(board);
      for (int depth = 1; depth <= 4 && position.empties() > 8 && !board.isOver(); depth++) {
        long player = position.player();
        long opponent = position.opponent();
        DepthSearch.Choice choice = search.choice(player, opponent, depth);
        int square = choice.square();
        long flips = Flips.flips(square, player, opponent);
        assertThat(-minimax(opponent & ~flips, player | flips | 1L << square, depth - 1))
            .isEqualTo(search.value(player, opponent, depth))
            .isEqualTo(choice.value());
      }
    }
  }

  private static int minimax(long player, long opponent, int depth) {
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return Mobility.legalMoves(opponent, player) == 0
          ? 100 * Score.ofFinished(player, opponent)
          : -minimax(opponent, player, depth);
    }
    if (depth == 0) {
      Evaluator evaluator = new Evaluator(RANDOM);
      evaluator.set(player, opponent);
      return evaluator.centidiscs(Long.bitCount(~(player | opponent)), player, opponent);
    }
    int best = Integer.MIN_VALUE;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Flips.flips(square, player, opponent);
      long moved = player | flips | 1L << square;
      best = Math.max(best, -minimax(opponent & ~flips, moved, depth - 1));
    }
    return best;
  }
}
