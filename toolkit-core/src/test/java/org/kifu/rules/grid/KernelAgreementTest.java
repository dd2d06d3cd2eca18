package org.kifu.rules.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.source.Source;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** The tournament game over the general engine is that of the kernel, on real games. */
class KernelAgreementTest {
  private static final int GAMES = 10_000;

  @Slow
  @Test
  void replaysTenThousandTournamentGamesAsTheKernelDoes() {
    Path folder = RealData.folder("wthor");
    GridRules general = NamedGrids.byName("grid:8x8").orElseThrow();
    int compared = 0;
    for (int year = 2005; compared < GAMES; year++) {
      Path file = folder.resolve("WTH_" + year + ".wtb");
      for (GameRecord game : Reading.of(Source.of(file), Optional.of("wthor")).records()) {
        compare(general, game);
        compared++;
      }
    }
    assertThat(compared).isGreaterThanOrEqualTo(GAMES);
  }

  private static void compare(GridRules general, GameRecord game) {
    Replay<Position, Move> kernel = Replay.of(Othello.RULES, game);
    Replay<GridPosition, GridMove> own = Replay.of(general, game);
    assertThat(own.steps()).hasSameSizeAs(kernel.steps());
    assertThat(own.ending()).isEqualTo(kernel.ending());
    assertThat(own.count()).isEqualTo(kernel.count());
    for (int ply = 0; ply < own.steps().size(); ply++) {
      GridPosition position = own.steps().get(ply).before();
      Position expected = kernel.steps().get(ply).before();
      assertThat(position.legalSquares()[0])
          .isEqualTo(Mobility.legalMoves(expected.player(), expected.opponent()));
    }
    assertThat(general.key(own.end())).isEqualTo(Othello.RULES.key(kernel.end()));
  }
}
