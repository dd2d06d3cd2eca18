package org.kifu.search.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Bound;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Window;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.search.Engine;

class GeneralEngineTest {
  private static final List<String> GAMES =
      List.of("grid:4x5", "anti:4x4", "one-way:4x4:parallel", "black-hole:c3", "reversi-1880");

  /** The positions that a search may look at. */
  private static final long ALLOWED = 50_000;

  /** A plain minimax without window, order or table says the same. */
  @Test
  void findsTheMinimaxValueOfEveryDepth() {
    for (String name : GAMES) {
      agreesWithMinimax(Catalogue.byName(name).orElseThrow().rules(), new Random(name.length()));
    }
  }

  private static <P, M> void agreesWithMinimax(Rules<P, M> rules, Random random) {
    GeneralEngine<P, M> engine = new GeneralEngine<>(rules, new GeneralSearch<>(rules, 1 << 10));
    for (int plies = 4; plies < 10; plies++) {
      P position = random(rules, plies, random);
      for (int depth = 1; depth <= 3; depth++) {
        int value = engine.value(position, new Limits(depth, 0)).value().centidiscs();
        assertThat(value).isEqualTo(minimax(rules, position, depth));
      }
    }
  }

  private static <P, M> int minimax(Rules<P, M> rules, P position, int depth) {
    List<M> moves = rules.legalMoves(position);
    if (moves.isEmpty()) {
      return rules.count(position).worth(rules.sideToMove(position));
    }
    if (depth == 0) {
      return rules.hints().estimate(position);
    }
    boolean isPass = rules.forcedPass(position).isPresent();
    return moves.stream()
        .mapToInt(move -> -minimax(rules, rules.play(position, move), isPass ? depth : depth - 1))
        .max()
        .orElseThrow();
  }

  /** The answer is that of a whole search, and the work stops at the first look that forbids it. */
  @ParameterizedTest
  @ValueSource(strings = {"one-way", "grand", "reversi-1880:quiet=always", "russian-draughts"})
  void answersWithTheDeepestSearchThatEndedInTime(String name) {
    answersInTime(Catalogue.byName(name).orElseThrow().rules());
  }

  private static <P, M> void answersInTime(Rules<P, M> rules) {
    P position = rules.start(StartSpec.STANDARD).orElseThrow();
    List<Long> looks = new ArrayList<>();
    LongPredicate spent =
        nodes -> {
          looks.add(nodes);
          return nodes > ALLOWED;
        };
    List<Valuation<M>> found =
        new GeneralEngine<>(rules).bestMoves(position, new Limits(40, 0), 30, spent);
    assertThat(looks.getLast()).isBetween(ALLOWED, 2 * ALLOWED);
    assertThat(looks.stream().filter(nodes -> nodes > ALLOWED)).hasSize(1);
    int depth = found.getFirst().value().depth();
    assertThat(depth).isBetween(2, 39);
    assertThat(values(rules, found))
        .isEqualTo(
            values(
                rules, new GeneralEngine<>(rules).bestMoves(position, new Limits(depth, 0), 30)));
  }

  private static <P, M> Map<String, Integer> values(Rules<P, M> rules, List<Valuation<M>> found) {
    Map<String, Integer> values = new HashMap<>();
    found.forEach(
        each ->
            values.put(rules.token(each.line().getFirst()).toString(), each.value().centidiscs()));
    return values;
  }

  @Test
  void goesToItsLimitsIfItIsAllowedTo() {
    Rules<Position, Move> rules = Othello.RULES;
    Position position = random(rules, 51, new Random(6));
    List<Valuation<Move>> found =
        new GeneralEngine<>(rules).bestMoves(position, new Limits(3, 60), 30, _ -> false);
    assertThat(found).allMatch(each -> each.value().isExact());
    assertThat(values(rules, found))
        .isEqualTo(
            values(rules, new GeneralEngine<>(rules).bestMoves(position, new Limits(60, 60), 30)));
  }

  /** On the tournament game the engine of that game is the judge. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void solvesEndingsAsTheEngineOfTheTournamentGame(int seed) {
    Position position = random(Othello.RULES, 50, new Random(seed));
    Valuation<Move> own = new GeneralEngine<>(Othello.RULES).solve(position, Window.ALL);
    assertThat(own.value()).isEqualTo(new Engine().solve(position).value());
  }

  @Test
  void comparesAMoveWithAllBestOnes() {
    Position position = random(Othello.RULES, 52, new Random(4));
    Limits limits = new Limits(60, 60);
    for (Move move : Othello.RULES.legalMoves(position)) {
      Comparison<Move> own = new GeneralEngine<>(Othello.RULES).compare(position, move, limits);
      Comparison<Move> other = new Engine().compare(position, move, limits);
      assertThat(own.best()).isEqualTo(other.best());
      assertThat(own.playedValue()).isEqualTo(other.playedValue());
      assertThat(own.playedLine().getFirst()).isEqualTo(move);
    }
  }

  @Test
  void ranksTheMovesOfAPosition() {
    Position position = random(Othello.RULES, 52, new Random(5));
    GeneralEngine<Position, Move> engine = new GeneralEngine<>(Othello.RULES);
    List<Valuation<Move>> moves = engine.bestMoves(position, new Limits(60, 60), 3);
    assertThat(moves)
        .isSortedAccordingTo((a, b) -> b.value().centidiscs() - a.value().centidiscs());
    assertThat(moves.getFirst().value()).isEqualTo(engine.solve(position, Window.ALL).value());
  }

  @Test
  void inAWindowItSaysOnWhichSideTheScoreIs() {
    GeneralEngine<?, ?> engine =
        new GeneralEngine<>(Catalogue.byName("grid:4x4").orElseThrow().rules());
    assertThat(bound(engine, Window.WIN_LOSS_DRAW)).isEqualTo(Bound.UPPER); // it is -10
    assertThat(bound(engine, new Window(-20, -12))).isEqualTo(Bound.LOWER);
    assertThat(bound(engine, new Window(-11, -9))).isEqualTo(Bound.VALUE);
  }

  private static <P, M> Bound bound(GeneralEngine<P, M> engine, Window window) {
    P start = engine.rules().start(StartSpec.STANDARD).orElseThrow();
    return engine.solve(start, window).value().bound();
  }

  private static <P, M> P random(Rules<P, M> rules, int plies, Random random) {
    P position = rules.start(StartSpec.STANDARD).orElseThrow();
    for (int ply = 0; ply < plies; ply++) {
      List<M> moves = rules.legalMoves(position);
      if (!moves.isEmpty()) {
        position = rules.play(position, moves.get(random.nextInt(moves.size())));
      }
    }
    return position;
  }
}
