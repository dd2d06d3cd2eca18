package org.kifu.search.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Window;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.rules.grid.GridMove;
import org.kifu.rules.grid.GridPosition;
import org.kifu.rules.grid.GridRules;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;
import org.kifu.testing.Slow;

/** The choice of the engine by the rules, and the engine of tournament Othello for other starts. */
class GameEngineTest {
  private static final int SQUARES = 64;
  private static final int FEW = 8;
  private static final int HARDLY_ANY = 40;

  private static GridRules rules(String name) {
    return (GridRules) Catalogue.byName(name).orElseThrow().rules();
  }

  @ParameterizedTest
  @ValueSource(strings = {"parallel", "grid:8x8", "grid:8x8:crossed", "grid:8x8:parallel"})
  void whereOnlyTheStartDiffersTheEngineIsThatOfTournamentOthello(String name) {
    assertThat(GameEngine.of(rules(name)).description()).isEqualTo(new Engine().description());
    assertThat(GameEngine.limits(rules(name), 21)).isEqualTo(SearchLevels.limits(21));
  }

  /** Another score gives positions other values, another board other moves. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "othello:scoring=board",
        "ravensburger",
        "ravensburger:parallel",
        "one-way",
        "anti",
        "black-hole:c3",
        "grid:8x7",
        "grid:6x6",
        "grand",
        "reversi-1880",
        "russian-draughts"
      })
  void everyOtherGameHasTheGeneralEngine(String name) {
    var rules = Catalogue.byName(name).orElseThrow().rules();
    assertThat(GameEngine.of(rules)).isInstanceOf(GeneralEngine.class);
    assertThat(GameEngine.of(rules, 1, 2)).isInstanceOf(GeneralEngine.class);
    assertThat(GameEngine.limits(rules, 21)).isEqualTo(GeneralEngine.limits(rules, 21));
  }

  /**
   * The general engine plays by the rules alone, and the end of the line is counted by them. Half
   * of the positions are of random games; in the others discs lie at random, few of them of one
   * side.
   */
  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"parallel", "grid:8x8", "grid:8x8:parallel"})
  void exactValuesAreThoseOfTheGeneralEngine(String name) {
    agree(rules(name), 300, 10);
  }

  @Test
  void exactValuesNearTheEndAreThoseOfTheGeneralEngine() {
    agree(rules("parallel"), 100, 5);
  }

  private static void agree(GridRules rules, int count, int fewest) {
    Random random = new Random(rules.name().length());
    GameEngine<GridPosition, GridMove> engine = GameEngine.of(rules, 1, 1);
    GameEngine<GridPosition, GridMove> general = GeneralEngine.ofMegabytes(rules, 16);
    int passes = 0;
    int early = 0;
    int wipeOuts = 0;
    for (int i = 0; i < count; i++) {
      int empties = fewest + i % 3;
      GridPosition position =
          i % 2 == 0
              ? played(rules, empties, random)
              : scattered(rules, empties, i % 4 == 1 ? FEW : HARDLY_ANY, random);
      Valuation<GridMove> found = engine.solve(position, Window.ALL);
      assertThat(found.value())
          .as("%s", position)
          .isEqualTo(general.solve(position, Window.ALL).value());
      GridPosition end = end(rules, position, found.line());
      FinalCount result = rules.count(end);
      assertThat(found.value().centidiscs()).isEqualTo(result.worth(position.sideToMove()));
      passes += found.line().contains(GridMove.PASS) ? 1 : 0;
      early += result.empties() > 0 ? 1 : 0;
      wipeOuts += result.isWipeOut() ? 1 : 0;
    }
    assertThat(List.of(passes, early, wipeOuts)).allMatch(seen -> seen >= 5);
  }

  private static GridPosition end(GridRules rules, GridPosition position, List<GridMove> line) {
    GridPosition at = position;
    for (GridMove move : line) {
      assertThat(rules.legalMoves(at)).contains(move);
      at = rules.play(at, move);
    }
    assertThat(rules.legalMoves(at)).isEmpty();
    return at;
  }

  /** A position of a random game that is not over. */
  private static GridPosition played(GridRules rules, int empties, Random random) {
    GridPosition position = rules.start(StartSpec.STANDARD).orElseThrow();
    while (rules.count(position).empties() > empties) {
      List<GridMove> moves = rules.legalMoves(position);
      position =
          moves.isEmpty()
              ? rules.start(StartSpec.STANDARD).orElseThrow()
              : rules.play(position, moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  /**
   * A position that is not over.
   *
   * @param rarity the discs on the board for each disc of white
   */
  private static GridPosition scattered(GridRules rules, int empties, int rarity, Random random) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < SQUARES; square++) {
      squares.add(square);
    }
    while (true) {
      Collections.shuffle(squares, random);
      char[] cells = "-".repeat(SQUARES).toCharArray();
      for (int square : squares.subList(empties, SQUARES)) {
        cells[square] = random.nextInt(rarity) == 0 ? 'O' : 'X';
      }
      String text = new String(cells) + (random.nextBoolean() ? " X" : " O");
      GridPosition position = rules.start(new StartSpec.Setup(text)).orElseThrow();
      if (!rules.legalMoves(position).isEmpty()) {
        return position;
      }
    }
  }

  @Test
  void comparesEveryMoveAsTheGeneralEngine() {
    GridRules rules = rules("parallel");
    Limits exact = new Limits(1, 60);
    GameEngine<GridPosition, GridMove> engine = GameEngine.of(rules, 1, 1);
    GameEngine<GridPosition, GridMove> general = GeneralEngine.ofMegabytes(rules, 1);
    GridPosition position = played(rules, 8, new Random(3));
    List<GridMove> moves = rules.legalMoves(position);
    assertThat(moves).hasSizeGreaterThan(3);
    for (GridMove move : moves) {
      Comparison<GridMove> own = engine.compare(position, move, exact);
      Comparison<GridMove> other = general.compare(position, move, exact);
      assertThat(own.best()).isEqualTo(other.best());
      assertThat(own.bestValue()).isEqualTo(other.bestValue());
      assertThat(own.playedValue()).isEqualTo(other.playedValue());
      assertThat(own.playedLine().getFirst()).isEqualTo(move);
      end(rules, position, own.playedLine());
      end(rules, position, own.line());
    }
    List<Valuation<GridMove>> best = engine.bestMoves(position, exact, moves.size());
    assertThat(best).extracting(Valuation::value).isEqualTo(ranked(general, position, moves));
    assertThat(engine.valued(position, moves, exact))
        .extracting(each -> each.line().getFirst())
        .isEqualTo(moves);
  }

  private static List<?> ranked(
      GameEngine<GridPosition, GridMove> engine, GridPosition position, List<GridMove> moves) {
    return engine.bestMoves(position, new Limits(1, 60), moves.size()).stream()
        .map(Valuation::value)
        .toList();
  }

  @Test
  void aGameThatIsOverHasItsResult() {
    GridRules rules = rules("parallel");
    GridPosition over = rules.start(new StartSpec.Setup("X".repeat(60) + "---- O")).orElseThrow();
    List<Valuation<GridMove>> best =
        GameEngine.of(rules, 1, 1).bestMoves(over, new Limits(9, 9), 3);
    assertThat(best).extracting(each -> each.value().centidiscs()).containsExactly(-6400);
    assertThat(best.getFirst().line()).isEmpty();
    assertThat(GameEngine.of(rules, 1, 1).bestMoves(over, new Limits(9, 9), 3, _ -> true))
        .isEqualTo(best);
  }

  /** Before the end, values are those of the trained evaluation, as in tournament Othello. */
  @ParameterizedTest
  @CsvSource({"1, 6", "2, 7", "3, 9"})
  void estimatesAsInTournamentOthello(int seed, int depth) {
    GridRules rules = rules("parallel");
    GridPosition position = played(rules, 36, new Random(seed));
    Position same = Othello.RULES.start(new StartSpec.Setup(position.toString())).orElseThrow();
    Limits limits = new Limits(depth, 0, 90);
    assertThat(GameEngine.of(rules, 1, 1).value(position, limits).value())
        .isEqualTo(new Engine(1).value(same, limits).value());
  }

  /** Nothing else decides the answer of the last search that the budget allows. */
  @ParameterizedTest
  @ValueSource(strings = {"parallel", "grid:6x6", "russian-draughts"})
  void aBudgetIsNeverExceeded(String name) {
    searchWithin(Catalogue.byName(name).orElseThrow().rules(), 20_000);
  }

  private static <P, M> void searchWithin(Rules<P, M> rules, long most) {
    P start = rules.start(StartSpec.STANDARD).orElseThrow();
    GameEngine<P, M> engine = GameEngine.of(rules, 1, 1);
    List<Valuation<M>> found =
        engine.bestMoves(start, new Limits(60, 60, 90), 2, nodes -> nodes > most);
    assertThat(found.getFirst().nodes()).isLessThanOrEqualTo(most);
    int depth = found.getFirst().value().depth();
    assertThat(depth).isGreaterThan(3);
    assertThat(engine.bestMoves(start, new Limits(depth, 0, 90), 2, _ -> false))
        .extracting(Valuation::value)
        .isEqualTo(found.stream().map(Valuation::value).toList());
  }

  @Test
  void theLastSearchWithinABudgetIsThatOfTheLimits() {
    GridRules rules = rules("parallel");
    GameEngine<GridPosition, GridMove> engine = GameEngine.of(rules, 1, 1);
    for (int empties : new int[] {9, 14, 30}) {
      GridPosition position = played(rules, empties, new Random(empties));
      Limits limits = new Limits(6, 10, 90, 14);
      assertThat(engine.bestMoves(position, limits, 60, _ -> false))
          .isEqualTo(engine.bestMoves(position, limits, 60));
    }
  }
}
