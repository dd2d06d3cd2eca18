package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Slow;

@Slow
class ScoredPositionTest {
  private static final int EMPTIES = 7;

  @Test
  void knowsTheScoreOfEachMove() {
    Engine engine = new Engine(Engine.DEFAULT_MEGABYTES, 1, Weights.shipped());
    SplittableRandom random = new SplittableRandom(1);
    for (int game = 0; game < 40; game++) {
      PlayedPosition at = new PlayedPosition();
      if (at.wander(random, EMPTIES) && at.moves() != 0) {
        check(ScoredPosition.of(ScoredPosition.solved(at, engine)).orElseThrow());
      }
    }
  }

  private static void check(ScoredPosition solved) {
    Position position = new Position(solved.player(), solved.opponent(), Disc.BLACK);
    assertThat(solved.score()).isEqualTo(PlainSolver.score(position));
    PlainBoard board = PlainBoard.of(position);
    List<Integer> moves = board.legalMoves();
    assertThat(solved.moves()).isEqualTo(moves.size());
    for (int square : moves) {
      PlainBoard after = board.copy();
      after.play(square);
      assertThat(solved.score(square)).isEqualTo(-PlainSolver.score(Games.position(after)));
    }
  }

  @Test
  void isNothingWithoutAPosition() {
    assertThat(ScoredPosition.of(new byte[0])).isEmpty();
  }
}
