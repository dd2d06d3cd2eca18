package org.kifu.search.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.Window;
import org.kifu.board.StartSpec;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Weights;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.rules.WordGame;
import org.kifu.testing.Slow;

/** The search in words beside the one that plays by the rules, position by position. */
class WordSearchTest {
  private static final int POSITIONS = 1 << 12;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "anti",
        "one-way",
        "black-hole:c3",
        "grid:6x6",
        "grid:5x8:parallel",
        "anti:8x4",
        "one-way:6x7:parallel",
        "grid:4x4",
      })
  void hasTheValuesAndMovesOfThePlainSearch(String name) {
    agree(rules(name), new Random(name.length()));
  }

  private static <P, M> void agree(Rules<P, M> rules, Random random) {
    GeneralEngine<P, M> plain = plain(rules);
    GeneralEngine<P, M> fast = fast(rules);
    for (int plies = 0; plies < 56; plies += 3) {
      P position = random(rules, plies, random);
      for (int depth = 1; depth <= 4; depth++) {
        Limits limits = new Limits(depth, 4);
        assertThat(values(fast.bestMoves(position, limits, 40)))
            .isEqualTo(values(plain.bestMoves(position, limits, 40)));
      }
    }
  }

  /** With a table that holds all and one that holds next to nothing, in windows and asked again. */
  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"anti", "one-way:5x5", "black-hole:c3", "grid:6x6", "grid:8x5"})
  void hasTheValuesOfThePlainSearchAtGreaterDepths(String name) {
    agreeDeeply(rules(name), new Random(name.length()));
  }

  private static <P, M> void agreeDeeply(Rules<P, M> rules, Random random) {
    GeneralEngine<P, M> small = fast(rules, 2);
    GeneralEngine<P, M> large = fast(rules, POSITIONS);
    for (int plies = 3; plies < 20; plies += 5) {
      P position = random(rules, plies, random);
      for (int depth = 5; depth <= 6; depth++) {
        Limits limits = new Limits(depth, 0);
        Value value = plain(rules).value(position, limits).value();
        assertThat(small.value(position, limits).value()).isEqualTo(value);
        assertThat(large.value(position, limits).value()).isEqualTo(value);
        assertThat(values(large.bestMoves(position, limits, 40)))
            .isEqualTo(values(plain(rules).bestMoves(position, limits, 40)));
      }
    }
  }

  /** So far from the end, short searches order the moves. */
  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"anti:6x6", "grid:6x6", "one-way:5x5", "ravensburger:6x5"})
  void solvesLongEndingsAsThePlainSearch(String name) {
    solveLong(rules(name), new Random(name.length()));
  }

  private static <P, M> void solveLong(Rules<P, M> rules, Random random) {
    P position = rules.start(StartSpec.STANDARD).orElseThrow();
    while (rules.count(position).empties() > 12 && !rules.legalMoves(position).isEmpty()) {
      position = random(rules, position, random);
    }
    Value value = plain(rules).solve(position, Window.ALL).value();
    assertThat(fast(rules).solve(position, Window.ALL).value()).isEqualTo(value);
    assertThat(fast(rules, 2).solve(position, Window.ALL).value()).isEqualTo(value);
    int discs = value.centidiscs() / 100;
    for (int low = discs - 3; low <= discs + 2; low++) {
      Window window = new Window(low, low + 1);
      Valuation<M> found = fast(rules).solve(position, window);
      assertThat(found.value().bound())
          .isEqualTo(plain(rules).solve(position, window).value().bound());
      assertThat(found.line()).isNotEmpty();
    }
  }

  /** The score is exact, whatever the estimate is. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "anti",
        "one-way",
        "black-hole:c3",
        "ravensburger",
        "othello:scoring=board",
        "grid:6x6",
        "anti:5x6",
        "one-way:4x4",
        "ravensburger:6x6",
      })
  void solvesEndingsAsThePlainSearch(String name) {
    solve(rules(name), new Random(name.length()));
  }

  private static <P, M> void solve(Rules<P, M> rules, Random random) {
    for (int game = 0; game < 12; game++) {
      P position = rules.start(StartSpec.STANDARD).orElseThrow();
      while (rules.count(position).empties() > 8 && !rules.legalMoves(position).isEmpty()) {
        position = random(rules, position, random);
      }
      Valuation<M> found = fast(rules).solve(position, Window.ALL);
      assertThat(found.value()).isEqualTo(plain(rules).solve(position, Window.ALL).value());
      assertThat(after(rules, position, found.line())).isEqualTo(found.value().centidiscs());
      List<M> moves = rules.legalMoves(position);
      if (!moves.isEmpty()) {
        Comparison<M> own = fast(rules).compare(position, moves.getLast(), new Limits(60, 60));
        Comparison<M> other = plain(rules).compare(position, moves.getLast(), new Limits(60, 60));
        assertThat(own.best()).isEqualTo(other.best());
        assertThat(own.playedValue()).isEqualTo(other.playedValue());
      }
    }
  }

  /** The worth of the end of a line for the side to move at its beginning. */
  private static <P, M> int after(Rules<P, M> rules, P position, List<M> line) {
    P end = position;
    for (M move : line) {
      end = rules.play(end, move);
    }
    assertThat(rules.legalMoves(end)).isEmpty();
    return rules.count(end).worth(rules.sideToMove(position));
  }

  /** Where only the count of the empty squares differs, the trained evaluation judges. */
  @ParameterizedTest
  @ValueSource(strings = {"ravensburger", "othello:scoring=board", "ravensburger:parallel"})
  void valuesTheHorizonByTheEvaluationOfTheTournamentGame(String name) {
    evaluates(rules(name), new Random(name.length()));
  }

  private static <P, M> void evaluates(Rules<P, M> rules, Random random) {
    GeneralEngine<P, M> fast = fast(rules);
    for (int plies = 1; plies < 50; plies += 2) {
      P position = random(rules, plies, random);
      for (int depth = 1; depth <= 2; depth++) {
        assertThat(fast.value(position, new Limits(depth, 0)).value().centidiscs())
            .isEqualTo(minimax(rules, position, depth));
      }
    }
    assertThat(fast.description()).contains(Weights.shipped().checksum());
  }

  private static <P, M> int minimax(Rules<P, M> rules, P position, int depth) {
    List<M> moves = rules.legalMoves(position);
    if (moves.isEmpty()) {
      return rules.count(position).worth(rules.sideToMove(position));
    }
    if (depth == 0) {
      return evaluation(rules, position);
    }
    boolean isPass = rules.forcedPass(position).isPresent();
    return moves.stream()
        .mapToInt(move -> -minimax(rules, rules.play(position, move), isPass ? depth : depth - 1))
        .max()
        .orElseThrow();
  }

  private static <P, M> int evaluation(Rules<P, M> rules, P position) {
    WordGame<P, M> game = rules.hints().asWords().orElseThrow();
    long own = game.own(position);
    long other = game.other(position);
    Evaluator evaluator = new Evaluator(Weights.shipped());
    evaluator.set(own, other);
    return evaluator.centidiscs(rules.count(position).empties(), own, other);
  }

  private static Rules<?, ?> rules(String name) {
    return Catalogue.byName(name).orElseThrow().rules();
  }

  private static <P, M> GeneralEngine<P, M> plain(Rules<P, M> rules) {
    return new GeneralEngine<>(rules, new GeneralSearch<>(rules, POSITIONS));
  }

  private static <P, M> GeneralEngine<P, M> fast(Rules<P, M> rules) {
    return fast(rules, POSITIONS);
  }

  private static <P, M> GeneralEngine<P, M> fast(Rules<P, M> rules, int positions) {
    WordGame<P, M> game = rules.hints().asWords().orElseThrow();
    return new GeneralEngine<>(rules, GeneralSearch.ofWords(rules, game, positions));
  }

  private static <M> List<String> values(List<Valuation<M>> found) {
    return found.stream()
        .map(each -> each.line().stream().limit(1).toList() + ": " + each.value())
        .toList();
  }

  private static <P, M> P random(Rules<P, M> rules, int plies, Random random) {
    P position = rules.start(StartSpec.STANDARD).orElseThrow();
    for (int ply = 0; ply < plies && !rules.legalMoves(position).isEmpty(); ply++) {
      position = random(rules, position, random);
    }
    return position;
  }

  private static <P, M> P random(Rules<P, M> rules, P position, Random random) {
    List<M> moves = rules.legalMoves(position);
    return rules.play(position, moves.get(random.nextInt(moves.size())));
  }
}
