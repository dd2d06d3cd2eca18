package org.kifu.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Window;
import org.kifu.search.general.GeneralEngine;
import org.kifu.testing.Slow;

class DraughtsRootTest {
  private static final RussianDraughts RULES = RussianDraughts.RULES;

  private static DraughtsPosition position(String text) {
    return DraughtsPosition.parse(text).orElseThrow();
  }

  /** Plain minimax to the end of the depth, with captures followed: no table, no window. */
  private static int minimax(DraughtsPosition position, int depth, int ply) {
    List<DraughtsMove> moves = RULES.legalMoves(position);
    if (moves.isEmpty()) {
      return ply - DraughtsSearch.WIN;
    }
    if (depth <= 0 && !moves.getFirst().isCapture()) {
      return DraughtsEvaluation.of(
          position.player(), position.opponent(), position.kings(), position.isWhiteToMove());
    }
    return moves.stream()
        .mapToInt(move -> -minimax(RULES.play(position, move), Math.max(0, depth - 1), ply + 1))
        .max()
        .orElseThrow();
  }

  /** Only moves cost no depth, so that the two agree where there are none: at depths 1 and 2. */
  @Slow
  @Test
  void agreesWithPlainMinimaxNearTheHorizon() {
    Random random = new Random(64);
    int compared = 0;
    for (int game = 0; game < 40; game++) {
      DraughtsPosition position = DraughtsPosition.START;
      for (int ply = 0; ply < 40; ply++) {
        List<DraughtsMove> moves = RULES.legalMoves(position);
        if (moves.isEmpty()) {
          break;
        }
        int plain = minimax(position, 1, 0);
        if (!DraughtsSearch.isDecided(plain)) {
          assertThat(
                  GeneralEngine.ofMegabytes(RULES, 1)
                      .value(position, new Limits(1, 0))
                      .value()
                      .centidiscs())
              .as(position.toString())
              .isEqualTo(plain);
          compared++;
        }
        position = RULES.play(position, moves.get(random.nextInt(moves.size())));
      }
    }
    assertThat(compared).isGreaterThan(500);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:Wc5:Bd6,f6,f4 | 64 | c5:e7:g5:e3", // takes all
        "B:Wc3:Bd4 | 64 | d4:b2",
        "W:Wa1:Bb2,c3 | -64 | ", // blocked
        "W:Wc1,e3:Bg5 | 64 | c1-b2", // a waiting move: on h4 the last man is caught
      })
  void findsForcedResults(String text, int men, String best) {
    Valuation<DraughtsMove> found =
        GeneralEngine.ofMegabytes(RULES, 1).solve(position(text), Window.ALL);
    assertThat(found.value().confidence()).isEqualTo(Confidence.EXACT);
    assertThat(found.value().centidiscs()).isEqualTo(100 * men);
    if (best != null) {
      assertThat(found.line().getFirst()).hasToString(best);
    }
  }

  /** From the main road a king is not caught, whatever the pieces count. */
  @Test
  void threeKingsAgainstOneOnTheMainRoadDoNotWin() {
    Valuation<DraughtsMove> found =
        GeneralEngine.ofMegabytes(RULES, 1)
            .value(position("W:WKc1,Ke1,Kg1:BKa1"), new Limits(8, 0));
    assertThat(found.value().confidence()).isEqualTo(Confidence.ESTIMATED);
    assertThat(Math.abs(found.value().centidiscs())).isLessThan(100);
  }

  @Test
  void aMoveLosesNothingIfItIsAmongTheBest() {
    DraughtsPosition start = DraughtsPosition.START;
    GeneralEngine<DraughtsPosition, DraughtsMove> engine = GeneralEngine.ofMegabytes(RULES, 4);
    List<DraughtsMove> moves = RULES.legalMoves(start);
    for (DraughtsMove move : moves) {
      Comparison<DraughtsMove> told = engine.compare(start, move, new Limits(7, 0));
      assertThat(told.best()).isNotEmpty();
      assertThat(told.lossCentidiscs()).isNotNegative();
      assertThat(told.best().contains(move)).isEqualTo(told.lossCentidiscs() == 0);
      assertThat(told.playedLine().getFirst()).isEqualTo(move);
    }
  }

  /** Once all values are exact, a deeper search says nothing more. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"W:Wc5:Bd6,f6,f4 | 1", "B:Wc3:Bd4 | 1", "W:Wc3,e3:Bd6 | 9"})
  void deepeningStopsWithExactValues(String text, int depth) {
    List<Valuation<DraughtsMove>> found = deepened(text, 40);
    assertThat(found).allMatch(each -> each.value().isExact());
    assertThat(found).isEqualTo(deepened(text, depth));
  }

  private static List<Valuation<DraughtsMove>> deepened(String text, int depth) {
    return GeneralEngine.ofMegabytes(RULES, 1)
        .bestMoves(position(text), new Limits(depth, 0), 30, _ -> false);
  }

  @Test
  void theSameQuestionHasTheSameAnswer() {
    GeneralEngine<DraughtsPosition, DraughtsMove> engine = GeneralEngine.ofMegabytes(RULES, 1);
    DraughtsPosition other = position("W:Wa1,c3,e3,g3:Bb8,d6,f6,h6");
    Valuation<DraughtsMove> first = engine.value(DraughtsPosition.START, new Limits(6, 0));
    engine.value(other, new Limits(8, 0));
    assertThat(engine.value(DraughtsPosition.START, new Limits(6, 0))).isEqualTo(first);
  }

  /** Best play is legal, and the moves of a list come in the order of their values. */
  @Test
  void severalMovesHaveValuesAndLines() {
    List<Valuation<DraughtsMove>> all =
        GeneralEngine.ofMegabytes(RULES, 4).bestMoves(DraughtsPosition.START, new Limits(7, 0), 7);
    assertThat(all).hasSize(7);
    for (int i = 0; i < all.size(); i++) {
      assertThat(i > 0 ? all.get(i - 1).value().centidiscs() : 6400)
          .isGreaterThanOrEqualTo(all.get(i).value().centidiscs());
      DraughtsPosition at = DraughtsPosition.START;
      assertThat(all.get(i).line()).hasSizeGreaterThan(2);
      for (DraughtsMove move : all.get(i).line()) {
        assertThat(RULES.legalMoves(at)).contains(move);
        at = RULES.play(at, move);
      }
    }
  }

  /** An agreement that nobody has to capture: the man is not lost to a forced exchange. */
  @Test
  void respectsTheAgreementAboutCaptures() {
    RussianDraughts free =
        RussianDraughts.byName("russian-draughts:capture=optional").orElseThrow();
    DraughtsPosition trap = position("W:Wc3,g1:Bd4,f6,f4,a5");
    int forced =
        GeneralEngine.ofMegabytes(RULES, 1).value(trap, new Limits(1, 0)).value().centidiscs();
    int byChoice =
        GeneralEngine.ofMegabytes(free, 1).value(trap, new Limits(1, 0)).value().centidiscs();
    assertThat(byChoice).isGreaterThanOrEqualTo(forced);
    assertThat(GeneralEngine.ofMegabytes(free, 1).bestMoves(trap, new Limits(3, 0), 9))
        .hasSize(free.legalMoves(trap).size());
  }

  @Test
  void aLevelIsADepth() {
    assertThat(GeneralEngine.limits(RULES, 21).depth()).isEqualTo(11);
    assertThat(GeneralEngine.limits(RULES, 1).depth()).isEqualTo(1);
  }
}
