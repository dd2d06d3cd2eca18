package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.ProcessorLimit;
import org.kifu.testing.Slow;

/** Published problems and games of the 1997 match. */
@ProcessorLimit
class RealPositionsTest {
  private final Engine engine = new Engine();

  /**
   * The FFO endgame test, positions 1 to 19 of FForum, the magazine of the French Othello
   * Federation, with the score of every move.
   */
  static Stream<String> problems() throws IOException {
    return Files.readAllLines(Games.examples().resolve("ffo-1-19.obf")).stream();
  }

  @Slow
  @ParameterizedTest
  @MethodSource("problems")
  void findsThePublishedScoreOfEveryMove(String line) {
    Position position = BoardText.parse(line.substring(0, line.indexOf(';'))).orElseThrow();
    Map<Move, Integer> scores = scores(line);
    assertThat(Othello.RULES.legalMoves(position)).containsAll(scores.keySet());
    int best = Collections.max(scores.values());
    scores.forEach(
        (move, score) -> {
          Comparison<Move> comparison = engine.compare(position, move, new Limits(1, 16));
          assertThat(comparison.bestValue()).isEqualTo(Value.exact(best, position.empties()));
          assertThat(comparison.playedValue()).isEqualTo(Value.exact(score, position.empties()));
          assertThat(comparison.best().contains(move)).isEqualTo(score == best);
        });
  }

  /** The moves after the board: {@code G8:+18; H1:+12;}. */
  private static Map<Move, Integer> scores(String line) {
    Map<Move, Integer> scores = new LinkedHashMap<>();
    Matcher fields = Pattern.compile("([A-H][1-8]):([+-]\\d+);").matcher(line);
    while (fields.find()) {
      scores.put(Move.at(Square.parse(fields.group(1))), Integer.parseInt(fields.group(2)));
    }
    return scores;
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void followsAGameWithoutContradictingItself(int number) {
    String transcript = Games.match1997().get(number);
    List<Position> positions = new ArrayList<>(List.of(Position.START));
    List<Comparison<Move>> comparisons = new ArrayList<>();
    for (byte square : Games.squares(transcript)) {
      advance(positions, comparisons, Move.at(square));
    }
    for (int i = 0; i < comparisons.size(); i++) {
      checkValues(positions.get(i), comparisons, i);
    }
    Position end = positions.getLast();
    Value last = comparisons.getLast().playedValue();
    assertThat(Othello.RULES.legalMoves(end)).isEmpty();
    assertThat(engine.value(end, new Limits(1, 14)).value().centidiscs())
        .isEqualTo(-last.centidiscs());
  }

  private void advance(List<Position> positions, List<Comparison<Move>> comparisons, Move played) {
    Position position = positions.getLast();
    if (Othello.RULES.forcedPass(position).isPresent()) {
      comparisons.add(engine.compare(position, Move.PASS, new Limits(5, 14)));
      position = position.passed();
      positions.add(position);
    }
    comparisons.add(engine.compare(position, played, new Limits(5, 14)));
    positions.add(Othello.RULES.play(position, played));
  }

  /** What a move is worth is what the next position is worth to the other side. */
  private static void checkValues(Position position, List<Comparison<Move>> comparisons, int at) {
    Comparison<Move> comparison = comparisons.get(at);
    int empties = position.empties();
    assertThat(comparison.bestValue().isExact()).isEqualTo(empties <= 14);
    if (empties <= 14 && at + 1 < comparisons.size()) {
      assertThat(comparisons.get(at + 1).bestValue().centidiscs())
          .isEqualTo(-comparison.playedValue().centidiscs());
    }
    if (empties <= 9) {
      assertThat(comparison.bestValue())
          .isEqualTo(Value.exact(PlainSolver.score(position), empties));
    }
  }
}
