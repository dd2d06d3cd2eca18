package org.kifu.annotate.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.rules.Othello;
import org.kifu.search.SearchLevels;
import org.kifu.search.WhatIf;
import org.kifu.search.WhatIfSearch;
import org.kifu.testing.Slow;

/** The reasons of the moves of the answer keys, which people judged from lines and searches. */
class TestedReasonsTest {
  /** Searches that take no time, for what holds at any depth. */
  private static final Trial.Depth QUICK = new Trial.Depth(4, 8);

  /** The motifs whose squares are only named. */
  private static final Set<Motif> NO_BLAME =
      EnumSet.of(Motif.CORNER_MISSED, Motif.TOO_EARLY, Motif.REFUTATION);

  /** The reasons of each move by its name, which several tests look at. */
  private static final Map<String, List<Reason>> USUAL = new HashMap<>();

  private static final Map<String, List<Reason>> AT_ONCE = new HashMap<>();

  private final TestedReasons<Position, Move> explainer =
      TestedReasons.ofTournament(Trial.Depth.USUAL);
  private final TestedReasons<Position, Move> quick = TestedReasons.ofTournament(QUICK);

  private List<Reason> reasons(KeyMove move) throws ShapeException {
    return reasons(move, explainer, USUAL);
  }

  private List<Reason> quickReasons(KeyMove move) throws ShapeException {
    return reasons(move, quick, AT_ONCE);
  }

  private static List<Reason> reasons(
      KeyMove move, TestedReasons<Position, Move> explainer, Map<String, List<Reason>> known)
      throws ShapeException {
    List<Reason> reasons = known.get(move.id());
    if (reasons == null) {
      reasons = explainer.reasons(move.before(), move.played(), move.found());
      known.put(move.id(), reasons);
    }
    return reasons;
  }

  /** The numbers of docs/reasons.md for the keys that the rules were not tuned on. */
  @Slow
  @ParameterizedTest
  @CsvSource({"held, 23, 28, 0", "third, 21, 30, 19"})
  void theMainCauseIsThatOfTheKey(String half, int same, int accepted, int agreed)
      throws IOException, ShapeException {
    assertAgreement(half, same, accepted, agreed);
  }

  @EnabledIfSystemProperty(named = "kifu.long", matches = "true")
  @Slow
  @ParameterizedTest
  @CsvSource({"tuning, 20, 26, 0", "second, 22, 27, 20"})
  void theMainCauseIsThatOfTheOtherKeys(String half, int same, int accepted, int agreed)
      throws IOException, ShapeException {
    assertAgreement(half, same, accepted, agreed);
  }

  private void assertAgreement(String half, int same, int accepted, int agreed)
      throws IOException, ShapeException {
    JudgedAgain again = JudgedAgain.read();
    int sameNow = 0;
    int acceptedNow = 0;
    int agreedNow = 0;
    for (KeyMove move : KeyMove.all(half)) {
      Reason main = reasons(move).getFirst();
      sameNow += move.hasCause(main) ? 1 : 0;
      acceptedNow += move.accepts(main) ? 1 : 0;
      agreedNow += move.hasCause(main) && again.agrees(move) ? 1 : 0;
    }
    assertThat(sameNow).isEqualTo(same);
    assertThat(acceptedNow).isEqualTo(accepted);
    assertThat(agreedNow).isEqualTo(agreed);
  }

  @Test
  void reasonsAreLessDeepAtLowLevels() {
    assertThat(Trial.Depth.USUAL.by(SearchLevels.limits(SearchLevels.DEFAULT)))
        .isEqualTo(Trial.Depth.USUAL);
    assertThat(Trial.Depth.USUAL.by(SearchLevels.limits(60))).isEqualTo(Trial.Depth.USUAL);
    assertThat(Trial.Depth.USUAL.by(SearchLevels.limits(1))).isEqualTo(new Trial.Depth(6, 10));
    assertThat(Trial.Depth.USUAL.by(SearchLevels.limits(8))).isEqualTo(new Trial.Depth(6, 10));
    assertThat(Trial.Depth.USUAL.by(SearchLevels.limits(9))).isEqualTo(new Trial.Depth(7, 11));
    assertThat(Trial.Depth.USUAL.by(SearchLevels.limits(13))).isEqualTo(new Trial.Depth(10, 15));
    assertThat(Trial.Depth.USUAL.by(SearchLevels.limits(16))).isEqualTo(new Trial.Depth(10, 18));
    assertThat(Trial.Depth.USUAL.by(new Limits(1, 30))).isEqualTo(new Trial.Depth(6, 23));
  }

  /** The numbers of docs/reasons.md for the quickest levels. */
  @Slow
  @Test
  void shallowSearchesUpholdFewerCauses() throws IOException, ShapeException {
    TestedReasons<Position, Move> shallow =
        TestedReasons.ofTournament(Trial.Depth.USUAL.by(SearchLevels.limits(1)));
    int same = 0;
    int accepted = 0;
    for (KeyMove move : KeyMove.all()) {
      Reason main = shallow.reasons(move.before(), move.played(), move.found()).getFirst();
      same += move.hasCause(main) ? 1 : 0;
      accepted += move.accepts(main) ? 1 : 0;
    }
    assertThat(same).isEqualTo(73);
    assertThat(accepted).isEqualTo(112);
  }

  /** A square that the opponent could play anyway explains nothing. */
  @Test
  void aSquareThatIsAllowedIsNotAReplyToABestMove() throws IOException, ShapeException {
    int tested = 0;
    for (KeyMove move : KeyMove.all()) {
      for (Reason reason : quickReasons(move)) {
        if (reason.motif() == Motif.SQUARE_ALLOWED || reason.motif() == Motif.BEST_SQUARE_GIVEN) {
          for (Move best : move.moves("best")) {
            assertThat(replies(Othello.RULES.play(move.before(), best)))
                .as(move.id())
                .doesNotContainAnyElementsOf(reason.squares());
          }
          assertThat(reason.share().orElseThrow()).isBetween(50, 100);
          tested++;
        }
      }
    }
    assertThat(tested).isGreaterThan(20);
  }

  private static List<String> replies(Position after) {
    return Othello.RULES.legalMoves(after).stream().map(Move::toString).toList();
  }

  /** Each third move of the keys: twenty and more, of all phases. */
  @Test
  void reasonsAreTheSameInAllImages() throws IOException, ShapeException {
    List<KeyMove> moves = KeyMove.all();
    Set<Motif> seen = EnumSet.noneOf(Motif.class);
    for (int i = 0; i < moves.size(); i += 3) {
      KeyMove move = moves.get(i);
      Comparison<Move> found = move.found();
      List<Reason> reasons = quickReasons(move);
      reasons.forEach(reason -> seen.add(reason.motif()));
      for (Symmetry symmetry : Symmetry.values()) {
        Comparison<Move> image =
            new Comparison<>(
                images(symmetry, found.best()),
                found.bestValue(),
                found.playedValue(),
                images(symmetry, found.line()),
                images(symmetry, found.playedLine()),
                Optional.empty(),
                0);
        assertThat(
                quick.reasons(symmetry.apply(move.before()), image(symmetry, move.played()), image))
            .as(move.id())
            .usingRecursiveComparison()
            .ignoringCollectionOrderInFields("squares", "consequences.squares")
            .isEqualTo(reasons.stream().map(reason -> image(symmetry, reason)).toList());
      }
    }
    assertThat(seen).hasSizeGreaterThan(5);
  }

  /** Told by the rules of the game: before the move, the opponent could not play in the region. */
  @Slow
  @Test
  void tempoIsAboutSquaresThatOnlyTheMoverCouldPlay() throws IOException, ShapeException {
    List<String> ids = List.of("1999-98-47", "2000-1026-43", "1986-622-35");
    Set<Motif> seen = EnumSet.noneOf(Motif.class);
    for (KeyMove move : KeyMove.all()) {
      if (ids.contains(move.id())) {
        Reason main = reasons(move).getFirst();
        boolean isOpened =
            replies(Othello.RULES.play(move.before(), move.played())).stream()
                .anyMatch(main.squares()::contains);
        assertThat(main.motif()).isEqualTo(isOpened ? Motif.TEMPO_GIVEN : Motif.TEMPO_SPENT);
        assertThat(replies(move.before().passed()))
            .as(move.id())
            .doesNotContainAnyElementsOf(main.squares());
        assertThat(main.share().orElseThrow()).isBetween(50, 100);
        seen.add(main.motif());
      }
    }
    assertThat(seen).hasSize(2);
  }

  /**
   * A corner is to blame only if the opponent takes it in the refutation, best play leaves it
   * alone, and no best move is beside it.
   */
  @Test
  void aCornerIsBlamedWhereTheRefutationTakesIt() throws IOException, ShapeException {
    int named = 0;
    for (KeyMove move : KeyMove.all()) {
      List<String> corners =
          Stream.concat(
                  blamed(quickReasons(move)),
                  move.lines().consequences().stream()
                      .flatMap(consequence -> consequence.squares().stream()))
              .filter(TestedReasonsTest::isCorner)
              .toList();
      for (String corner : corners) {
        List<String> refutation = move.fields().texts("refutation");
        assertThat(refutation.indexOf(corner) % 2).as(move.id() + " " + corner).isEqualTo(1);
        assertThat(move.fields().texts("bestLine")).as(move.id()).doesNotContain(corner);
        for (String best : move.fields().texts("best")) {
          assertThat(
                  Math.abs(best.charAt(0) - corner.charAt(0)) <= 1
                      && Math.abs(best.charAt(1) - corner.charAt(1)) <= 1)
              .as(move.id() + " " + best)
              .isFalse();
        }
        named++;
      }
    }
    assertThat(named).isPositive();
  }

  /** The squares that reasons blame. */
  private static Stream<String> blamed(List<Reason> reasons) {
    return reasons.stream()
        .filter(reason -> !NO_BLAME.contains(reason.motif()))
        .flatMap(reason -> reason.squares().stream());
  }

  private static boolean isCorner(String square) {
    return "ah".indexOf(square.charAt(0)) >= 0 && "18".indexOf(square.charAt(1)) >= 0;
  }

  /** The rule of {@code docs/reasons.md}, walked by the rules of the game. */
  @Test
  void aMoveThatIsRightLaterIsTooEarly() throws IOException, ShapeException {
    int early = 0;
    for (KeyMove move : KeyMove.all()) {
      List<Reason> reasons = quickReasons(move);
      boolean isSaid = reasons.stream().anyMatch(reason -> reason.motif() == Motif.TOO_EARLY);
      boolean isRight = isRightLater(move);
      assertThat(isSaid).as(move.id()).isEqualTo(isRight);
      early += isRight ? 1 : 0;
    }
    assertThat(early).isGreaterThan(5);
  }

  private static boolean isRightLater(KeyMove move) throws ShapeException {
    List<Move> line = move.moves("bestLine");
    int depth = QUICK.after(move.empties() - 1);
    int best = value(Othello.RULES.play(move.before(), line.getFirst()), depth);
    int loss = value(Othello.RULES.play(move.before(), move.played()), depth) - best;
    if (move.moves("best").size() > 1 || loss < 2) {
      return false;
    }
    Position position = move.before();
    for (int ply = 0; ply < Math.min(line.size(), 7); ply++) {
      if (ply > 1 && ply % 2 == 0 && Othello.RULES.legalMoves(position).contains(move.played())) {
        int left = Math.min(depth, position.empties());
        int later =
            value(position, left) + value(Othello.RULES.play(position, move.played()), left - 1);
        if ((ply == 2 ? 4 : 10) * later <= loss) {
          return true;
        }
      }
      position = Othello.RULES.play(position, line.get(ply));
    }
    return false;
  }

  private static int value(Position position, int depth) {
    WhatIfSearch search = new WhatIfSearch();
    search.start();
    return search.value(position, depth, WhatIf.NOTHING);
  }

  private static List<Move> images(Symmetry symmetry, List<Move> moves) {
    return moves.stream().map(move -> image(symmetry, move)).toList();
  }

  private static Move image(Symmetry symmetry, Move move) {
    return move.isPass() ? move : Move.at(symmetry.apply(move.square()));
  }

  private static Reason image(Symmetry symmetry, Reason reason) {
    return new Reason(
        reason.motif(),
        squares(symmetry, reason.squares()),
        reason.played(),
        reason.best(),
        reason.share(),
        reason.consequences().stream()
            .map(
                consequence ->
                    new Consequence(
                        consequence.effect(),
                        squares(symmetry, consequence.squares()),
                        consequence.played(),
                        consequence.best()))
            .toList());
  }

  private static List<String> squares(Symmetry symmetry, List<String> names) {
    return names.stream().map(name -> Square.name(symmetry.apply(Square.parse(name)))).toList();
  }
}
