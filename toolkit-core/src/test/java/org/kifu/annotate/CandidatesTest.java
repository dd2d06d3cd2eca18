package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Othello;
import org.kifu.rules.TokenMeaning;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainAnalyser;
import org.kifu.testing.Slow;

/** The values of all legal moves. */
class CandidatesTest {
  private static final Limits DEEP = new Limits(6, 10, 90);
  private static final Limits BRIEF = new Limits(2, 8, 90);

  private static Annotator<Position, Move> annotator(Limits limits) {
    return new Annotator<>(Othello.RULES, OpeningNamer.none(), "0", limits)
        .withChances(WinCurve.shipped());
  }

  private static AnnotatedGame annotated(Analyser<Position, Move> engine) {
    return (AnnotatedGame)
        annotator(DEEP)
            .withCandidates(BRIEF)
            .annotate(ParsedGames.of(Games.match1997().getFirst()), engine);
  }

  @Test
  void eachLegalMoveIsThereOnceAndTheBestComesFirst() {
    AnnotatedGame game = annotated(new Engine(1));
    for (AnnotatedMove move : game.moves()) {
      List<MoveToken> legal =
          Othello.RULES.legalMoves(game.positions().get(move.ply() - 1)).stream()
              .map(Othello.RULES::token)
              .toList();
      assertThat(move.candidates())
          .extracting(Candidate::move)
          .containsExactlyInAnyOrderElementsOf(legal);
      assertThat(move.candidates())
          .isSortedAccordingTo(
              (one, other) ->
                  other.after().centidiscs(move.mover()) - one.after().centidiscs(move.mover()));
    }
    assertThat(game.firstFault()).isEmpty();
  }

  @Test
  void thePlayedAndTheBestMovesKeepTheirValues() {
    for (AnnotatedMove move : annotated(new Engine(1)).moves()) {
      Candidate played = of(move, move.move());
      assertThat(played.after()).isEqualTo(move.after());
      assertThat(played.certainty()).isEqualTo(move.certainty());
      assertThat(played.line()).isEqualTo(move.playedLine());
      assertThat(move.best())
          .allSatisfy(best -> assertThat(of(move, best).after()).isEqualTo(move.afterBest()));
      assertThat(of(move, move.best().getFirst()).line()).isEqualTo(move.line());
    }
  }

  private static Candidate of(AnnotatedMove move, MoveToken wanted) {
    return move.candidates().stream()
        .filter(each -> each.move().equals(wanted))
        .findFirst()
        .orElseThrow();
  }

  /** A plain solver without any code of the search. */
  @Test
  void lateValuesAreTheScores() {
    AnnotatedGame game = annotated(new Engine(1));
    int checked = 0;
    for (AnnotatedMove move : game.moves()) {
      if (move.empties() > BRIEF.exactEmpties()) {
        continue;
      }
      for (Candidate each : move.candidates()) {
        Position after = after(game.positions().get(move.ply() - 1), each.move());
        assertThat(each.after().centidiscs(move.mover()))
            .isEqualTo(-100 * PlainSolver.score(after));
        assertThat(each.certainty().confidence()).isEqualTo(Confidence.EXACT);
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(15);
  }

  private static Position after(Position before, MoveToken token) {
    return Othello.RULES.resolve(before, token) instanceof TokenMeaning.Legal<Move>(Move move)
        ? Othello.RULES.play(before, move)
        : before;
  }

  /** The deep search has shown that the others are worse, whatever a shallow one says. */
  @Test
  void anEstimateDoesNotReachTheBest() {
    for (AnnotatedMove move : annotated(new Engine(1)).moves()) {
      assertThat(move.candidates())
          .filteredOn(
              each -> !move.best().contains(each.move()) && !each.move().equals(move.move()))
          .allSatisfy(
              each -> {
                assertThat(each.after().centidiscs(move.mover()))
                    .isLessThan(move.bestMoverCentidiscs());
                assertThat(each.certainty().depth()).isLessThanOrEqualTo(move.certainty().depth());
              });
    }
  }

  @Test
  void anEngineThatValuesOnlyTwoMovesValuesAll() {
    assertThat(annotated(new PlainAnalyser()).moves())
        .allSatisfy(move -> assertThat(move.candidates()).isNotEmpty())
        .anySatisfy(move -> assertThat(move.candidates()).hasSizeGreaterThan(8));
  }

  @Test
  void otherValuesAreTheSameWithoutCandidates() {
    ParsedGame game = ParsedGames.of(Games.match1997().getFirst());
    AnnotatedGame without = (AnnotatedGame) annotator(DEEP).annotate(game, new Engine(1));
    assertThat(without.settings().candidates()).isEmpty();
    assertThat(annotated(new Engine(1)).moves())
        .extracting(move -> move.withCandidates(List.of()))
        .isEqualTo(without.moves());
  }

  @Slow
  @Test
  void threadsAndKeptAnswersChangeNothing() {
    List<ParsedGame> games = Games.match1997().stream().map(ParsedGames::of).toList();
    Annotator<Position, Move> annotator = annotator(DEEP).withCandidates(BRIEF);
    List<AnnotationResult> threads = new ArrayList<>();
    annotator.annotate(games.iterator(), 3, () -> new Engine(1), threads::add);
    List<AnnotationResult> anew = new ArrayList<>();
    annotator.searchingAnew().annotate(games.iterator(), 1, () -> new Engine(1), anew::add);
    assertThat(threads).isEqualTo(anew);
  }

  @ParameterizedTest
  @CsvSource({"21, 10, 18, 18", "22, 9, 18, 18", "10, 8, 11, 15", "1, 1, 2, 6", "60, 9, 18, 18"})
  void briefSearchesAreOddOrEvenLikeThatOfTheBest(int level, int depth, int exact, int probable) {
    Limits best = SearchLevels.limits(level);
    assertThat(CandidateSearch.BRIEF.limits(best)).contains(new Limits(depth, exact, 90, probable));
    assertThat(CandidateSearch.FULL.limits(best)).contains(best);
    assertThat(CandidateSearch.NONE.limits(best)).isEmpty();
  }
}
