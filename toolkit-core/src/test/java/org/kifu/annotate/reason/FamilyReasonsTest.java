package org.kifu.annotate.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.rules.grid.GridMove;
import org.kifu.rules.grid.GridPosition;
import org.kifu.rules.grid.GridRules;
import org.kifu.rules.grid.NamedGrids;
import org.kifu.search.SearchLevels;
import org.kifu.search.general.GeneralEngine;
import org.kifu.testing.Slow;

/** The reasons of games of the family, beside those of tournament games and the answer keys. */
class FamilyReasonsTest {
  /** The motifs that count stable discs, of which the board of any shape finds fewer. */
  private static final Set<Motif> STABLE = EnumSet.of(Motif.STABLE_GIVEN, Motif.STABLE_LOST);

  /** The most empty squares before a move of which searches to the end are short. */
  private static final int MOST = 11;

  /** The same for searches of whole positions, of which some go on to the end. */
  private static final int MOST_FOR_QUICK = 20;

  /** The tournament game by the rules for boards of any shape. */
  private static final GridRules USUAL = NamedGrids.byName("grid:8x8").orElseThrow();

  private static GridPosition position(Position same) {
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      boolean isBlack = (same.black() >>> square & 1) != 0;
      text.append(isBlack ? 'X' : (same.white() >>> square & 1) != 0 ? 'O' : '-');
    }
    text.append(' ').append(same.sideToMove() == Disc.BLACK ? 'X' : 'O');
    return USUAL.start(new StartSpec.Setup(text.toString())).orElseThrow();
  }

  private static GridMove move(Move same) {
    return same.isPass() ? GridMove.PASS : new GridMove(same.square());
  }

  private static List<GridMove> moves(List<Move> same) {
    return same.stream().map(FamilyReasonsTest::move).toList();
  }

  private static Comparison<GridMove> comparison(Comparison<Move> same) {
    return new Comparison<>(
        moves(same.best()),
        same.bestValue(),
        same.playedValue(),
        moves(same.line()),
        moves(same.playedLine()),
        Optional.empty(),
        0);
  }

  /** Both search to the end of the game, where values need no evaluation. */
  @Test
  void theLastMovesHaveTheReasonsOfTheTournamentGame() throws IOException, ShapeException {
    Explainer<Position, Move> tournament = TestedReasons.ofTournament(Trial.Depth.USUAL);
    Explainer<GridPosition, GridMove> family = TestedReasons.of(USUAL, new Trial.Depth(3, 12));
    int compared = 0;
    for (KeyMove move : KeyMove.all()) {
      if (move.empties() > MOST) {
        continue;
      }
      Comparison<Move> found = move.found();
      List<Reason> expected = tournament.reasons(move.before(), move.played(), found);
      List<Reason> reasons =
          family.reasons(position(move.before()), move(move.played()), comparison(found));
      if (expected.stream().noneMatch(reason -> STABLE.contains(reason.motif()))) {
        assertThat(causes(reasons)).as(move.id()).isEqualTo(causes(expected));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(5);
  }

  /**
   * A game that differs from the tournament game in the start alone has the same reasons, at the
   * quickest level too, where some are others.
   */
  @Slow
  @Test
  void whereOnlyTheStartDiffersReasonsAreThoseOfTheTournamentGame()
      throws IOException, ShapeException {
    Limits limits = SearchLevels.limits(1);
    Explainer<Position, Move> quick = TestedReasons.ofTournament(limits);
    Explainer<Position, Move> deep = TestedReasons.ofTournament(SearchLevels.limits(21));
    Explainer<GridPosition, GridMove> other = Explainers.of(USUAL, limits);
    int changed = 0;
    for (KeyMove move : KeyMove.all()) {
      if (move.empties() > MOST_FOR_QUICK) {
        continue;
      }
      Comparison<Move> found = move.found();
      List<Reason> expected = quick.reasons(move.before(), move.played(), found);
      assertThat(other.reasons(position(move.before()), move(move.played()), comparison(found)))
          .as(move.id())
          .isEqualTo(expected)
          .isNotEmpty();
      changed += expected.equals(deep.reasons(move.before(), move.played(), found)) ? 0 : 1;
    }
    assertThat(changed).isPositive();
  }

  /** The reasons without their consequences, which count stable discs. */
  private static List<Reason> causes(List<Reason> reasons) {
    return reasons.stream().map(reason -> reason.withConsequences(List.of())).toList();
  }

  /** The numbers of docs/reasons.md for the values of ravensburger at the usual level. */
  @EnabledIfSystemProperty(named = "kifu.long", matches = "true")
  @Slow
  @Test
  void theCausesOfTheKeyAtTheUsualLevel() throws IOException, ShapeException {
    Limits limits = GeneralEngine.limits(USUAL, 21);
    GeneralEngine<GridPosition, GridMove> engine = new GeneralEngine<>(USUAL);
    Explainer<GridPosition, GridMove> family = TestedReasons.of(USUAL, limits);
    int labelled = 0;
    int caused = 0;
    int same = 0;
    int accepted = 0;
    for (KeyMove move : KeyMove.all()) {
      GridPosition before = position(move.before());
      Comparison<GridMove> found = engine.compare(before, move(move.played()), limits);
      boolean isLabelled =
          LabelRule.BY_RESULT
              .of(found.bestValue(), found.playedValue(), move.empties(), Optional.empty())
              .isPresent();
      if (isLabelled) {
        Reason main = family.reasons(before, move(move.played()), found).getFirst();
        labelled++;
        caused += main.motif() == Motif.REFUTATION ? 0 : 1;
        same += move.hasCause(main) ? 1 : 0;
        accepted += move.accepts(main) ? 1 : 0;
      }
    }
    assertThat(List.of(labelled, caused, same, accepted)).containsExactly(57, 26, 19, 42);
  }
}
