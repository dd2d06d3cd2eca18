package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Position;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Weights;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Slow;

@Slow
class StageFitTest {
  private static final int FEWEST = 12;
  private static final int MOST = 31;

  private final TrainingSamples samples = samples(1, 1500);

  /** The labels depend on the corners and on the moves, and not on their sum alone. */
  @Test
  void foretellsWhatIsBehindTheLabels() {
    StageFit fit = StageFit.of(samples, FEWEST, MOST);
    TrainingSamples unseen = samples(2, 60);
    Evaluator evaluator = new Evaluator(weights(fit));
    double before = 0;
    double after = 0;
    for (int sample = 0; sample < unseen.size(); sample++) {
      int value = value(evaluator, unseen, sample);
      before += Math.abs(unseen.centidiscs(sample));
      after += Math.abs(unseen.centidiscs(sample) - value);
    }
    assertThat(after).isLessThan(0.4 * before);
  }

  /**
   * The part that a rough value leaves out is the same for all positions with as many empty
   * squares.
   */
  @Test
  void foretellsRoughlyWhichOfTwoIsBetter() {
    Evaluator evaluator = new Evaluator(weights(StageFit.of(samples, FEWEST, MOST)));
    TrainingSamples unseen = samples(2, 300);
    int[] last = new int[MOST + 1];
    Arrays.fill(last, -1);
    int pairs = 0;
    int right = 0;
    for (int sample = 0; sample < unseen.size(); sample++) {
      int other = last[unseen.empties(sample)];
      last[unseen.empties(sample)] = sample;
      int better = other < 0 ? 0 : unseen.centidiscs(sample) - unseen.centidiscs(other);
      if (Math.abs(better) >= 800) {
        pairs++;
        int rough = rough(evaluator, unseen, sample) - rough(evaluator, unseen, other);
        right += rough > 0 == better > 0 ? 1 : 0;
      }
    }
    assertThat(pairs).isGreaterThan(1000);
    assertThat(right).isGreaterThan(pairs * 9 / 10);
  }

  @Test
  void isTheSameEachTime() {
    assertThat(StageFit.of(samples, FEWEST, MOST).rounded())
        .isEqualTo(StageFit.of(samples, FEWEST, MOST).rounded());
  }

  /** A second fit from the first one on is closer to samples that both learnt. */
  @Test
  void goesOnFromAnother() {
    StageFit first = StageFit.of(samples, FEWEST, MOST);
    short[] before = first.rounded();
    StageFit second = StageFit.onward(first.numbers(), samples, FEWEST, MOST);
    assertThat(off(second)).isLessThan(off(first));
    assertThat(first.rounded()).isEqualTo(before);
  }

  private double off(StageFit fit) {
    double off = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      off += Math.abs(fit.discs(sample) - samples.centidiscs(sample) / 100.0);
    }
    return off / samples.size();
  }

  @Test
  void leavesSamplesOfLaterStagesOut() {
    TrainingSamples more = new TrainingSamples();
    more.addAll(samples);
    more.add(Position.START.player(), Position.START.opponent(), 6400);
    assertThat(StageFit.of(more, FEWEST, MOST).rounded())
        .isEqualTo(StageFit.of(samples, FEWEST, MOST).rounded());
  }

  /**
   * Rounding changes a value by a part of a disc, even of these labels with their large numbers.
   */
  @Test
  void isHardlyChangedByRounding() {
    StageFit fit = StageFit.of(samples, FEWEST, MOST);
    Evaluator evaluator = new Evaluator(weights(fit));
    double off = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      double exact = Math.clamp(fit.discs(sample), -64, 64);
      off += Math.abs(exact - value(evaluator, samples, sample) / 100.0);
    }
    assertThat(off / samples.size()).isLessThan(1);
  }

  private static Weights weights(StageFit fit) {
    return new Weights(new int[] {0}, new short[][] {fit.rounded()}, List.of());
  }

  private static int value(Evaluator evaluator, TrainingSamples of, int sample) {
    evaluator.set(of.player(sample), of.opponent(sample));
    return evaluator.centidiscs(of.empties(sample), of.player(sample), of.opponent(sample));
  }

  private static int rough(Evaluator evaluator, TrainingSamples of, int sample) {
    long player = of.player(sample);
    long opponent = of.opponent(sample);
    evaluator.set(player, opponent);
    int moves = Long.bitCount(Mobility.legalMoves(player, opponent));
    int replies = Long.bitCount(Mobility.legalMoves(opponent, player));
    return evaluator.roughCentidiscs(of.empties(sample), moves, replies);
  }

  private static TrainingSamples samples(long seed, int games) {
    TrainingSamples samples = new TrainingSamples();
    for (PlainBoard board : Games.randomPositions(seed, games)) {
      Position position = Games.position(board);
      if (position.empties() >= FEWEST && position.empties() <= MOST && !board.isOver()) {
        long player = position.player();
        long opponent = position.opponent();
        samples.add(player, opponent, label(player, opponent));
      }
    }
    return samples;
  }

  private static int label(long player, long opponent) {
    long corners = 0x8100_0000_0000_0081L;
    int held = Long.bitCount(player & corners) - Long.bitCount(opponent & corners);
    int moves =
        Long.bitCount(Mobility.legalMoves(player, opponent))
            - Long.bitCount(Mobility.legalMoves(opponent, player));
    return Math.clamp(600 * held + (held < 0 ? 50 : 200) * moves, -6400, 6400);
  }
}
