package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Score;
import org.kifu.evaluation.Weights;
import org.kifu.rules.Othello;
import org.kifu.testing.Endgames;
import org.kifu.testing.MobilitySolver;
import org.kifu.testing.Slow;

/** The engine before the end of the game, against plain minimax with the same evaluation. */
class EstimatingEngineTest {
  private static final Evaluator EVALUATOR = new Evaluator(Weights.shipped());

  /** What was solved so far: many ways lead to one late position. */
  private static final Map<Position, Integer> SCORES = new HashMap<>();

  private final Engine engine = new Engine(1);

  @Slow
  @ParameterizedTest
  @CsvSource({"1, 50", "2, 40", "3, 34", "4, 30", "5, 10", "5, 7"})
  void findsThePlainMinimaxValueOfEveryMove(int depth, int empties) {
    Limits limits = new Limits(depth, 0);
    for (Position position : Endgames.played(depth, 6, empties)) {
      for (Valuation<Move> each : engine.bestMoves(position, limits, 60)) {
        Position after = Othello.RULES.play(position, each.line().getFirst());
        int left = each.line().getFirst().isPass() ? depth : depth - 1;
        assertThat(each.value()).isEqualTo(Value.estimated(-minimax(after, left), depth));
      }
    }
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void comparesThePlayedMoveWithTheBestAtTheSameDepth(int depth) {
    Limits limits = new Limits(depth, 0);
    for (Position position : Endgames.played(50 + depth, 4, 24)) {
      int best = minimax(position, depth);
      for (Move played : Othello.RULES.legalMoves(position)) {
        Comparison<Move> comparison = engine.compare(position, played, limits);
        int left = played.isPass() ? depth : depth - 1;
        int value = -minimax(Othello.RULES.play(position, played), left);
        assertThat(comparison.bestValue()).isEqualTo(Value.estimated(best, depth));
        assertThat(comparison.playedValue()).isEqualTo(Value.estimated(value, depth));
        assertThat(comparison.best().contains(played)).isEqualTo(value == best);
        assertThat(comparison.line()).startsWith(comparison.best().getFirst());
      }
    }
  }

  @Test
  void playsALineOfLegalMovesAsLongAsItsDepth() {
    for (Position position : Endgames.played(60, 20, 30)) {
      List<Move> line = engine.value(position, new Limits(6, 0)).line();
      Position end = Lines.play(position, line);
      long moves = line.stream().filter(move -> !move.isPass()).count();
      assertThat(moves == 6 || Othello.RULES.legalMoves(end).isEmpty()).isTrue();
    }
  }

  @Test
  void holdsTheFourFirstMovesOfTheGameEqual() {
    Comparison<Move> comparison =
        engine.compare(Position.START, Move.at(Square.parse("f5")), new Limits(7, 14));
    assertThat(comparison.best())
        .extracting(Move::toString)
        .containsExactly("d3", "c4", "f5", "e6");
    assertThat(comparison.lossCentidiscs()).isZero();
  }

  /** A selective search of a move may contradict that of the position before it. */
  @Slow
  @Test
  void amongTheBestIsEachMoveThatLosesNothing() {
    Limits limits = SearchLevels.limits(6);
    for (Position position : Endgames.played(62, 60, 44)) {
      for (Move played : Othello.RULES.legalMoves(position)) {
        Comparison<Move> comparison = engine.compare(position, played, limits);
        assertThat(comparison.best().contains(played))
            .as("%s in %s", played, position)
            .isEqualTo(comparison.lossCentidiscs() == 0);
        assertThat(comparison.line()).startsWith(comparison.best().getFirst());
      }
    }
  }

  @Slow
  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void answersTheSameForEachImageOfAPosition(Symmetry symmetry) {
    Limits limits = new Limits(6, 0);
    for (Position position : Endgames.played(61, 4, 33)) {
      Move played = Othello.RULES.legalMoves(position).getFirst();
      Comparison<Move> comparison = engine.compare(position, played, limits);
      Comparison<Move> image =
          engine.compare(symmetry.apply(position), image(played, symmetry), limits);
      assertThat(image.bestValue()).isEqualTo(comparison.bestValue());
      assertThat(image.playedValue()).isEqualTo(comparison.playedValue());
      assertThat(image.best())
          .containsExactlyInAnyOrderElementsOf(
              comparison.best().stream()
                  .map(move -> image(move, symmetry))
                  .collect(Collectors.toSet()));
    }
  }

  @Test
  void claimsAnExactValueOnlyWhereItWentToTheEnd() {
    Position position = Endgames.played(62, 1, 9).getFirst();
    assertThat(confidence(position, new Limits(8, 8))).isEqualTo(Confidence.ESTIMATED);
    assertThat(confidence(position, new Limits(8, 9))).isEqualTo(Confidence.EXACT);
    assertThat(confidence(position, new Limits(9, 0))).isEqualTo(Confidence.EXACT);
  }

  private Confidence confidence(Position position, Limits limits) {
    return engine.value(position, limits).value().confidence();
  }

  private static Move image(Move move, Symmetry symmetry) {
    return move.isPass() ? move : Move.at(symmetry.apply(move.square()));
  }

  /** A pass takes no ply. */
  private static int minimax(Position position, int depth) {
    List<Move> moves = Othello.RULES.legalMoves(position);
    if (moves.isEmpty()) {
      return 100 * Score.ofFinished(position.player(), position.opponent());
    }
    if (moves.getFirst().isPass()) {
      return -minimax(position.passed(), depth);
    }
    if (position.empties() < 8) {
      return 100 * SCORES.computeIfAbsent(position, MobilitySolver::score);
    }
    if (depth == 0) {
      EVALUATOR.set(position.player(), position.opponent());
      int centidiscs =
          EVALUATOR.centidiscs(position.empties(), position.player(), position.opponent());
      return 100 * Math.floorDiv(centidiscs + 50, 100);
    }
    return moves.stream()
        .mapToInt(move -> -minimax(Othello.RULES.play(position, move), depth - 1))
        .max()
        .orElseThrow();
  }
}
