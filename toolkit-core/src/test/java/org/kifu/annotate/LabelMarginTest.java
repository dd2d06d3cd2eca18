package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.PlainWthor;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/**
 * Estimated losses of moves of real games against the exact ones, on a smaller scale than in {@code
 * docs/annotation-quality.md}; a better evaluation needs a new measurement there.
 */
class LabelMarginTest {
  private static final int EMPTIES = 17;
  private static final int MOVES = 100;
  private static final Limits ESTIMATE = new Limits(8, 0);
  private static final Limits EXACT = new Limits(1, EMPTIES);

  private final Engine engine = new Engine();

  @Slow
  @Test
  void fewEstimatedLossesAreOverstatedByMoreThanTheMargin() {
    int margin = LabelRule.ownSearch(ESTIMATE).estimatedMargin();
    int overstated = 0;
    int refuted = 0;
    for (Step<Position, Move> step : sample()) {
      int exact = compare(step, EXACT).lossCentidiscs();
      int estimated = compare(step, ESTIMATE).lossCentidiscs();
      overstated += estimated - exact > margin ? 1 : 0;
      boolean labelled =
          LabelRule.ownSearch(ESTIMATE).of(estimated, Confidence.ESTIMATED).isPresent();
      refuted += labelled && exact == 0 ? 1 : 0;
    }
    assertThat(overstated).isLessThanOrEqualTo(MOVES * 5 / 100);
    assertThat(refuted).isLessThanOrEqualTo(MOVES * 2 / 100);
  }

  private Comparison<Move> compare(Step<Position, Move> step, Limits limits) {
    return engine.compare(step.before(), step.move(), limits);
  }

  /** Moves of real games that had an alternative. */
  private static List<Step<Position, Move>> sample() {
    List<PlainWthor.Game> games = new ArrayList<>(PlainWthor.games(RealData.folder("wthor")));
    Collections.shuffle(games, new Random(1));
    List<Step<Position, Move>> sample =
        games.stream()
            .limit(2 * MOVES)
            .flatMap(game -> steps(game.moves()).stream())
            .filter(step -> step.before().empties() == EMPTIES)
            .filter(step -> Othello.RULES.legalMoves(step.before()).size() > 1)
            .limit(MOVES)
            .toList();
    assertThat(sample).hasSize(MOVES);
    return sample;
  }

  private static List<Step<Position, Move>> steps(String moves) {
    return Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(Games.squares(moves))))
        .steps();
  }
}
