package org.kifu.rules.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Window;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.rules.BoardFace;
import org.kifu.rules.DiscScoring.Counting;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.grid.GridRules.StartLayout;
import org.kifu.search.general.GeneralEngine;
import org.kifu.testing.Slow;

/** Values of whole games, as the notes on rules list them: empties to the winner, first player. */
class SmallBoardsTest {
  @Slow
  @ParameterizedTest
  @CsvSource({
    "grid:4x4, -10",
    "grid:4x4:parallel, -4",
    "anti:4x4, 4",
    "anti:4x4:parallel, 0",
    "grid:4x5, 16",
    "grid:4x6, 16"
  })
  void theFirstPlayerGetsWhatIsPublished(String name, int discs) {
    assertThat(value(NamedGrids.byName(name).orElseThrow(), "")).isEqualTo(100 * discs);
  }

  /** The second player does not win on every small board, as one document has it. */
  @Slow
  @Test
  void theFirstPlayerWins5x5By13() {
    GridRules rules = NamedGrids.byName("grid:5x5").orElseThrow();
    assertThat(value(rules, "")).isEqualTo(1300);
  }

  /** Feinstein's line after its tenth move: 22 squares are empty, some nine million positions. */
  @Slow
  @Test
  @EnabledIfSystemProperty(named = "kifu.long", matches = "true")
  void the6x6LineIsWorthFourDiscsToWhite() {
    GridRules rules = NamedGrids.byName("grid:6x6").orElseThrow();
    assertThat(value(rules, "c2b4c5d2e4e3d1c1b1d5")).isEqualTo(-400);
  }

  /** Counted as in the tournament game, which is how the values were computed. */
  @ParameterizedTest
  @CsvSource({"CROSSED, -12", "PARALLEL, 0"})
  void oneWayOnFourByFourIsWorthWhatIsPublished(StartLayout layout, int discs) {
    GridGame game =
        new GridGame(Disc.WHITE, true, Counting.EMPTIES_TO_WINNER, BoardFace.Make.RAVENSBURGER);
    GridShape shape = GridShape.rectangle(4, 4);
    assertThat(value(new GridRules("test", shape, layout, game), "")).isEqualTo(100 * discs);
  }

  /** By its own rules the parallel game ends with equal counts, which black wins. */
  @ParameterizedTest
  @CsvSource({"one-way:4x4, -1100", "one-way:4x4:parallel, -1"})
  void whoMovedSecondWinsATie(String name, int centidiscs) {
    assertThat(value(NamedGrids.byName(name).orElseThrow(), "")).isEqualTo(centidiscs);
  }

  private static int value(GridRules rules, String moves) {
    GridPosition position = rules.start(StartSpec.STANDARD).orElseThrow();
    for (int i = 0; i < moves.length(); i += 2) {
      MoveToken token = MoveToken.parse(moves.substring(i, i + 2));
      if (rules.resolve(position, token) instanceof TokenMeaning.Legal<GridMove>(GridMove move)) {
        position = rules.play(position, move);
      }
    }
    Valuation<GridMove> found = new GeneralEngine<>(rules).solve(position, Window.ALL);
    assertThat(found.value().isExact()).isTrue();
    assertThat(ofLine(rules, position, found)).isEqualTo(found.value().centidiscs());
    return found.value().centidiscs();
  }

  /** What the end of the line is worth to who moves at its start. */
  private static int ofLine(GridRules rules, GridPosition from, Valuation<GridMove> found) {
    GridPosition end = from;
    for (GridMove move : found.line()) {
      assertThat(rules.legalMoves(end)).contains(move);
      end = rules.play(end, move);
    }
    assertThat(rules.legalMoves(end)).isEmpty();
    return rules.count(end).worth(from.sideToMove());
  }
}
