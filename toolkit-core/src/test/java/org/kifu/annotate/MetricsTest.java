package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.PlayerMetrics.Gifts;
import org.kifu.annotate.PlayerMetrics.OnlyMoves;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;

class MetricsTest {
  private static final MoveToken A1 = MoveToken.parse("a1");
  private static final MoveToken A2 = MoveToken.parse("a2");

  /** Losses in hundredths of a disc; 2, 4 and 8 discs are the steps, 2 and 8 discs the margins. */
  @ParameterizedTest
  @CsvSource({
    "EXACT, 0, ",
    "EXACT, 199, ",
    "EXACT, 200, INACCURACY",
    "EXACT, 399, INACCURACY",
    "EXACT, 400, MISTAKE",
    "EXACT, 799, MISTAKE",
    "EXACT, 800, BLUNDER",
    "EXACT, 12800, BLUNDER",
    "PROBABLE, 399, ",
    "PROBABLE, 400, INACCURACY",
    "PROBABLE, 600, MISTAKE",
    "PROBABLE, 1000, BLUNDER",
    "ESTIMATED, 999, ",
    "ESTIMATED, 1000, INACCURACY",
    "ESTIMATED, 1200, MISTAKE",
    "ESTIMATED, 1600, BLUNDER"
  })
  void aLabelNeedsALossBeyondTheErrorOfTheSearch(Confidence confidence, int loss, MoveLabel label) {
    assertThat(LabelRule.DEFAULT.of(loss, confidence)).isEqualTo(Optional.ofNullable(label));
  }

  @ParameterizedTest
  @CsvSource({"1, 800", "15, 800", "16, 600", "30, 600"})
  void aDeeperSearchNeedsASmallerMargin(int depth, int margin) {
    assertThat(LabelRule.ownSearch(new Limits(depth, 20, 90)))
        .isEqualTo(new LabelRule(200, 400, 800, 200, margin));
  }

  @ParameterizedTest
  @CsvSource({
    "60, 60, OPENING",
    "41, 60, OPENING",
    "40, 60, MIDDLE_GAME",
    "21, 60, MIDDLE_GAME",
    "20, 60, ENDGAME",
    "1, 60, ENDGAME",
    "22, 32, OPENING",
    "21, 32, MIDDLE_GAME",
    "11, 32, MIDDLE_GAME",
    "10, 32, ENDGAME"
  })
  void phasesAreThirdsOfTheEmptySquares(int empties, int start, Phase phase) {
    assertThat(Phase.of(empties, start)).isEqualTo(phase);
  }

  /**
   * Best and played value for the mover, and the points lost: two rows of the metrics page first.
   */
  @ParameterizedTest
  @CsvSource({
    "4, -2, 2",
    "30, 10, 0",
    "2, 0, 1",
    "0, -2, 1",
    "64, -64, 2",
    "0, 0, 0",
    "-2, -40, 0"
  })
  void aSwingCostsTheDifferenceOfTheResults(int best, int played, int halfPoints) {
    for (Disc mover : Disc.values()) {
      AnnotatedMove move = move(mover, 100 * best, 100 * played, Confidence.EXACT, 10);
      assertThat(ResultSwings.NONE.plus(move).halfPoints()).isEqualTo(halfPoints);
      AnnotatedMove guessed = move(mover, 100 * best, 100 * played, Confidence.ESTIMATED, 10);
      assertThat(ResultSwings.NONE.plus(guessed)).isEqualTo(ResultSwings.NONE);
    }
  }

  @Test
  void sumsAndMeansAreOfJudgedMovesOnly() {
    List<AnnotatedMove> moves =
        List.of(
            move(Disc.BLACK, 125, 25, Confidence.ESTIMATED, 60),
            move(Disc.WHITE, 900, 0, Confidence.EXACT, 20),
            move(Disc.BLACK, 50, 50, Confidence.ESTIMATED, 41),
            forced(Disc.BLACK, "a1", 19),
            forced(Disc.BLACK, "pass", 19),
            move(Disc.BLACK, 400, -200, Confidence.EXACT, 18));
    PlayerMetrics black = PlayerMetrics.of(moves, Disc.BLACK, 60);
    assertThat(black.moves()).isEqualTo(4);
    assertThat(black.passes()).isEqualTo(1);
    assertThat(black.forced()).isEqualTo(1);
    assertThat(discs(black.loss())).isEqualTo(new LossSum(3, 700));
    assertThat(black.loss().meanCentidiscs()).isEqualTo(233);
    assertThat(black.largestLoss()).isEqualTo(600);
    assertThat(black.bestMoves()).isEqualTo(1);
    assertThat(black.bestMoveRate()).isEqualTo(3333);
    assertThat(discs(black.loss(Phase.OPENING))).isEqualTo(new LossSum(2, 100));
    assertThat(black.loss(Phase.MIDDLE_GAME)).isEqualTo(LossSum.NONE);
    assertThat(discs(black.loss(Phase.ENDGAME))).isEqualTo(new LossSum(1, 600));
    assertThat(discs(black.exact())).isEqualTo(new LossSum(1, 600));
    assertThat(black.swings()).isEqualTo(new ResultSwings(0, 1, 0));
    assertThat(discs(PlayerMetrics.of(moves, Disc.WHITE, 60).loss()))
        .isEqualTo(new LossSum(1, 900));
  }

  @ParameterizedTest
  @CsvSource({"1, 2, 1", "1, 3, 0", "2, 3, 1", "5, 10, 1", "0, 4, 0", "7, 2, 4"})
  void meansAreRoundedWithHalvesUp(long centidiscs, int moves, long mean) {
    assertThat(new LossSum(moves, centidiscs).meanCentidiscs()).isEqualTo(mean);
  }

  @Test
  void theWeakerCertaintyHoldsForBothValues() {
    Value exact = Value.exact(4, 12);
    Value estimate = Value.estimated(120, 8);
    Value probable = new Value(100, Confidence.PROBABLE, 95, 22);
    Value lessProbable = new Value(100, Confidence.PROBABLE, 80, 22);
    assertThat(Certainty.ofBoth(exact, estimate)).isEqualTo(Certainty.of(estimate));
    assertThat(Certainty.ofBoth(estimate, exact)).isEqualTo(Certainty.of(estimate));
    assertThat(Certainty.ofBoth(probable, lessProbable)).isEqualTo(Certainty.of(lessProbable));
    assertThat(Certainty.ofBoth(Value.estimated(0, 6), estimate).depth()).isEqualTo(6);
  }

  @Test
  void aMoveThatLosesNothingIsFullyAccurateAndEachFivePointFiveHalve() {
    assertThat(LossSum.accuracy(0)).isEqualTo(10_000);
    assertThat(LossSum.accuracy(550)).isEqualTo(5000);
    assertThat(LossSum.accuracy(1100)).isEqualTo(2500);
    AnnotatedMove half = move(Disc.WHITE, 550, 0, Confidence.ESTIMATED, 30);
    AnnotatedMove whole = move(Disc.WHITE, 100, 100, Confidence.ESTIMATED, 30);
    assertThat(LossSum.of(List.of(half, whole)).accuracy()).hasValue(7500);
    assertThat(LossSum.of(List.of()).accuracy()).isEmpty();
  }

  @Test
  void onlyMovesAreFoundOrMissed() {
    Certainty exact = new Certainty(Confidence.EXACT, 100, 10);
    OnlyMoves only =
        OnlyMoves.NONE
            .plus(move(Disc.BLACK, 200, 200, exact, 10, true))
            .plus(move(Disc.BLACK, 200, -200, exact, 10, true))
            .plus(move(Disc.BLACK, 200, -200, exact, 10, false));
    assertThat(only).isEqualTo(new OnlyMoves(1, 1));
  }

  /** Black gives 8 discs and gets 4 back; a second gift, after a pass, is not returned. */
  @Test
  void aGiftIsReturnedByALabelledMoveRightAfterwards() {
    List<AnnotatedMove> moves =
        List.of(
            move(Disc.BLACK, 0, -800, Confidence.EXACT, 12),
            move(Disc.WHITE, 800, 400, Confidence.EXACT, 11),
            move(Disc.BLACK, 0, -600, Confidence.EXACT, 10),
            forced(Disc.WHITE, "pass", 9),
            move(Disc.BLACK, 0, -600, Confidence.EXACT, 9),
            move(Disc.WHITE, 600, 600, Confidence.EXACT, 8));
    assertThat(Gifts.of(moves, Disc.WHITE)).isEqualTo(new Gifts(1, 400));
    assertThat(Gifts.of(moves, Disc.BLACK)).isEqualTo(new Gifts(1, 400));
  }

  @Test
  void aPlayedMoveBetterThanTheBestIsRefused() {
    assertThatThrownBy(() -> move(Disc.WHITE, 0, 100, Confidence.EXACT, 10))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static LossSum discs(LossSum sum) {
    return new LossSum(sum.moves(), sum.centidiscs());
  }

  private static AnnotatedMove forced(Disc mover, String written, int empties) {
    MoveToken move = MoveToken.parse(written);
    return new AnnotatedMove(
        1,
        mover,
        move,
        empties,
        true,
        Outlook.of(0),
        List.of(move),
        Outlook.of(0),
        new Certainty(Confidence.EXACT, 100, empties),
        false,
        Optional.empty(),
        List.of(move),
        List.of(move),
        List.of(),
        Optional.empty());
  }

  /** Values for the mover, in hundredths of a disc. */
  private static AnnotatedMove move(
      Disc mover, int best, int played, Confidence confidence, int empties) {
    return move(mover, best, played, new Certainty(confidence, 0, 1), empties, false);
  }

  private static AnnotatedMove move(
      Disc mover, int best, int played, Certainty certainty, int empties, boolean only) {
    int sign = mover == Disc.BLACK ? 1 : -1;
    return new AnnotatedMove(
        1,
        mover,
        A2,
        empties,
        false,
        outlook(sign * played),
        List.of(A1),
        outlook(sign * best),
        certainty,
        only,
        LabelRule.DEFAULT.of(best - played, certainty.confidence()),
        List.of(A1),
        List.of(A2),
        List.of(),
        Optional.empty());
  }

  /** A chance of one point in a hundred for each disc. */
  private static Outlook outlook(int black) {
    return new Outlook(black, OptionalInt.of(Math.clamp(5000L + black, 0, 10_000)));
  }
}
