package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Symmetry;
import org.kifu.rules.Othello;
import org.kifu.testing.Endgames;
import org.kifu.testing.Slow;

/** The engine to the end of the game, against a solver that shares no code with it. */
class ExactEngineTest {
  private static final Limits EXACT = new Limits(1, 60);

  private final Engine engine = new Engine(1);

  static Stream<List<Position>> endgames() {
    return Stream.of(
        Endgames.played(1, 150, 8),
        Endgames.played(2, 30, 9),
        Endgames.played(3, 12, 10),
        Endgames.filled(4, 60, 8, 0.5),
        Endgames.filled(5, 60, 8, 0.1),
        Endgames.filled(6, 60, 8, 0.9),
        Endgames.filled(7, 20, 8, 0.97),
        Endgames.filled(8, 2, 8, 1));
  }

  @Slow
  @ParameterizedTest
  @MethodSource("endgames")
  void valuesEveryMoveAsThePlainSolverDoes(List<Position> positions) {
    for (Position position : positions) {
      Map<Move, Integer> values = new LinkedHashMap<>();
      for (Valuation<Move> each : engine.bestMoves(position, EXACT, 60)) {
        values.put(each.line().getFirst(), each.value().centidiscs() / 100);
        assertThat(Lines.finalScore(position, each.line()) * 100)
            .isEqualTo(each.value().centidiscs());
      }
      assertThat(values).containsExactlyInAnyOrderEntriesOf(plainValues(position));
    }
  }

  @Slow
  @ParameterizedTest
  @MethodSource("endgames")
  void comparesAsThePlainSolverDoes(List<Position> positions) {
    for (Position position : positions) {
      List<Move> moves = Othello.RULES.legalMoves(position);
      if (!moves.isEmpty()) {
        Move played = moves.get(Math.floorMod(position.hashCode(), moves.size()));
        assertComparison(position, played, plainValues(position));
      }
    }
  }

  /** Whether a single move keeps the win or draw that the best one reaches. */
  private static Optional<Boolean> only(Map<Move, Integer> values, int best) {
    long keeping =
        values.values().stream()
            .filter(value -> Integer.signum(value) >= Integer.signum(best))
            .count();
    return best < 0 ? Optional.empty() : Optional.of(keeping == 1);
  }

  private void assertComparison(Position position, Move played, Map<Move, Integer> values) {
    Comparison<Move> comparison = engine.compare(position, played, EXACT);
    int best = Collections.max(values.values());
    List<Move> bestMoves =
        values.keySet().stream().filter(move -> values.getOrDefault(move, -65) == best).toList();
    int empties = position.empties();
    assertThat(comparison.best()).isEqualTo(bestMoves);
    assertThat(comparison.bestValue()).isEqualTo(Value.exact(best, empties));
    assertThat(comparison.playedValue())
        .isEqualTo(Value.exact(values.getOrDefault(played, -65), empties));
    assertThat(comparison.line()).startsWith(bestMoves.getFirst());
    assertThat(Lines.finalScore(position, comparison.line())).isEqualTo(best);
    assertThat(comparison.playedLine()).startsWith(played);
    assertThat(Lines.finalScore(position, comparison.playedLine()))
        .isEqualTo(values.getOrDefault(played, -65));
    assertThat(comparison.only()).isEqualTo(only(values, best));
  }

  @Slow
  @ParameterizedTest
  @MethodSource("endgames")
  void playsItsLineToTheEndAndReachesTheScore(List<Position> positions) {
    for (Position position : positions) {
      Valuation<Move> solved = engine.solve(position);
      assertThat(solved.value())
          .isEqualTo(Value.exact(PlainSolver.score(position), position.empties()));
      assertThat(Lines.finalScore(position, solved.line()) * 100)
          .isEqualTo(solved.value().centidiscs());
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"FLIP_RANKS", "FLIP_FILES", "ROTATE_180", "TRANSPOSE", "ANTI_TRANSPOSE"})
  void valuesSymmetricMovesOfASymmetricPositionAlike(Symmetry symmetry) {
    List<Position> positions = Endgames.symmetric(20, 6, 9, symmetry);
    assertThat(positions).hasSize(6);
    for (Position position : positions) {
      assertThat(symmetry.apply(position)).isEqualTo(position);
      for (Move move : Othello.RULES.legalMoves(position)) {
        Comparison<Move> comparison = engine.compare(position, move, EXACT);
        Comparison<Move> image = engine.compare(position, image(move, symmetry), EXACT);
        assertThat(comparison.playedValue()).isEqualTo(image.playedValue());
        assertThat(comparison.best())
            .isEqualTo(image.best())
            .containsAll(comparison.best().stream().map(each -> image(each, symmetry)).toList());
      }
    }
  }

  private static Move image(Move move, Symmetry symmetry) {
    return move.isPass() ? move : Move.at(symmetry.apply(move.square()));
  }

  /** The score of each legal move for the side that plays it, in the order of the squares. */
  private static Map<Move, Integer> plainValues(Position position) {
    Map<Move, Integer> values = new LinkedHashMap<>();
    for (Move move : Othello.RULES.legalMoves(position)) {
      values.put(move, -PlainSolver.score(Othello.RULES.play(position, move)));
    }
    return values;
  }
}
