package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;
import org.kifu.testing.Endgames;
import org.kifu.testing.FollowsWeights;
import org.kifu.testing.Slow;
import org.kifu.testing.Stored;

class EngineTest {
  private static final Limits LIMITS = new Limits(6, 12);

  private static final Position FINISHED =
      new Position(0x0000_0000_0000_00FFL, 0x0000_0000_FF00_0000L, Disc.WHITE);

  /** Only h8 can be played on, and only by the other side. */
  private static final Position PASS = BoardText.parse("O".repeat(56) + "XOOOOOO- O").orElseThrow();

  private final Engine engine = new Engine(1);

  @Slow
  @Test
  void answersAlikeWhateverWasAskedBefore() {
    List<Position> questions = new ArrayList<>();
    for (int empties : List.of(45, 30, 20, 13, 12, 9, 3)) {
      questions.addAll(Endgames.played(70, 2, empties));
    }
    for (int round = 0; round < 2; round++) {
      for (Position question : questions) {
        assertThat(engine.value(question, LIMITS))
            .isEqualTo(new Engine(1).value(question, LIMITS))
            .isEqualTo(engine.value(question, LIMITS));
        compareAlike(question);
      }
    }
  }

  private void compareAlike(Position question) {
    for (Move move : Othello.RULES.legalMoves(question)) {
      assertThat(engine.compare(question, move, LIMITS))
          .isEqualTo(new Engine(1).compare(question, move, LIMITS));
    }
  }

  @Test
  void givesTheSameValuesWithEveryTable() {
    for (Position position : Endgames.played(71, 3, 15)) {
      assertThat(new Engine(64).solve(position).value()).isEqualTo(engine.solve(position).value());
    }
  }

  /** FFO 73 to 75, in a table so small that what is remembered depends on what makes room. */
  @Slow
  @Test
  void searchesAsManyNodesWhateverWasAskedBefore() {
    String asked = "--X--X----XXX---OOXXXX---OOXXX---OXOXXO-OOOXXXX-O--OXO---------- O";
    Engine small = new Engine(1);
    long first = nodes(new Engine(1), asked);
    nodes(small, "----X-----OXXO-X--OXOOXX-OOXXOXX--OXXO-X--XXOO----XOOO-------O-- O");
    nodes(small, "----O-------OO----XXOX-O-XXXOXOO--OOOOO---OOOXOX--OOOOX------O-- X");
    assertThat(nodes(small, asked)).isEqualTo(first);
    assertThat(nodes(small, asked)).isEqualTo(first);
  }

  private static long nodes(Engine engine, String board) {
    return engine.value(BoardText.parse(board).orElseThrow(), new Limits(11, 0)).nodes();
  }

  @Test
  void solvesBoardsWithFewerThanFourDiscs() {
    Position twoDiscs = new Position(1, 2, Disc.BLACK); // a1 and b1; c1 wins both
    Value value = engine.solve(twoDiscs).value();
    assertThat(value.centidiscs()).isEqualTo(6400);
    assertThat(value.confidence()).isEqualTo(Confidence.EXACT);
  }

  /** A change of the search that is meant to keep its shape leaves the counts as they are. */
  @FollowsWeights
  @Test
  void searchesAsManyNodesAsEver() throws IOException {
    Path counts = Stored.resource(EngineTest.class, "node-counts.csv");
    StringBuilder counted = new StringBuilder();
    for (String row : Files.readAllLines(counts)) {
      int last = row.lastIndexOf(',');
      counted.append(row, 0, last + 1);
      counted.append(counted.indexOf("\n") < 0 ? row.substring(last + 1) : nodes(row)).append('\n');
    }
    Stored.assertIsIn(counts, counted.toString());
  }

  private long nodes(String row) {
    String[] cells = row.split(",", -1);
    Limits limits = new Limits(Integer.parseInt(cells[1]), Integer.parseInt(cells[2]));
    return engine.value(BoardText.parse(cells[0]).orElseThrow(), limits).nodes();
  }

  @Test
  void stopsWhenInterruptedAndGoesOnAfterwards() {
    Position hard = Endgames.played(72, 1, 26).getFirst();
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> engine.solve(hard)).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(engine.value(hard, LIMITS)).isEqualTo(new Engine(1).value(hard, LIMITS));
  }

  @Test
  void givesAFinishedGameItsScore() {
    Valuation<Move> valuation = engine.value(FINISHED, LIMITS);
    assertThat(valuation.value()).isEqualTo(Value.exact(0, 48));
    assertThat(valuation.line()).isEmpty();
    assertThat(engine.bestMoves(FINISHED, LIMITS, 3)).isEmpty();
  }

  @Test
  void playsAForcedPass() {
    Comparison<Move> comparison = engine.compare(PASS, Move.PASS, LIMITS);
    assertThat(comparison.best()).containsExactly(Move.PASS);
    assertThat(comparison.line()).containsExactly(Move.PASS, Move.at(63));
    assertThat(comparison.bestValue()).isEqualTo(Value.exact(48, 1));
    assertThat(comparison.playedValue()).isEqualTo(Value.exact(48, 1));
  }

  @Test
  void refusesAMoveThatIsNotLegal() {
    Stream.of(Move.at(0), Move.PASS)
        .forEach(
            move ->
                assertThatIllegalArgumentException()
                    .isThrownBy(() -> engine.compare(Position.START, move, LIMITS))
                    .withMessageContaining(move.toString()));
  }

  @Test
  void namesWhatDecidesItsAnswers() {
    assertThat(new Engine(5).description()).contains("weights").contains("4 MB");
  }
}
