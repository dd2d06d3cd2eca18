package org.kifu.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.bitboard.Symmetries;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights.StageTable;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

class EvaluatorTest {
  private static final int[] STAGES = {8, 12, 24, 40};

  @Slow
  @Test
  void followsGamesAsIfEveryPositionWereNew() {
    Weights weights = random(1);
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Evaluator followed = new Evaluator(weights);
      Evaluator fresh = new Evaluator(weights);
      long player = Position.START.player();
      long opponent = Position.START.opponent();
      int empties = 60;
      followed.set(player, opponent);
      for (long moves = Mobility.legalMoves(player, opponent);
          moves != 0 && empties > 1;
          moves = Mobility.legalMoves(player, opponent)) {
        int square = chosen(moves, random);
        long flips = Flips.flips(square, player, opponent);
        followed.play(empties--, square, flips);
        long moved = player | flips | 1L << square;
        player = opponent & ~flips;
        opponent = moved;
        if (Mobility.legalMoves(player, opponent) == 0) {
          followed.pass(empties);
          long other = player;
          player = opponent;
          opponent = other;
        }
        fresh.set(player, opponent);
        assertThat(followed.centidiscs(empties, player, opponent))
            .isEqualTo(fresh.centidiscs(empties, player, opponent));
      }
    }
  }

  @Test
  void readsTheRowOfAPositionAgainAfterItsMovesWereTried() {
    Evaluator evaluator = new Evaluator(random(2));
    Position start = Position.START;
    evaluator.set(start.player(), start.opponent());
    int before = evaluator.centidiscs(60, start.player(), start.opponent());
    for (int square : new int[] {19, 26, 37, 44}) {
      evaluator.play(60, square, Flips.flips(square, start.player(), start.opponent()));
    }
    assertThat(evaluator.centidiscs(60, start.player(), start.opponent())).isEqualTo(before);
  }

  @Property(tries = 200)
  void givesTheEightImagesOfAPositionTheSameValue(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    Evaluator evaluator = new Evaluator(RANDOM);
    long player = a & ~b;
    long opponent = b & ~a;
    int value = value(evaluator, player, opponent);
    for (int symmetry = 1; symmetry < 8; symmetry++) {
      long image = Symmetries.image(symmetry, player);
      assertThat(value(evaluator, image, Symmetries.image(symmetry, opponent))).isEqualTo(value);
    }
  }

  @Slow
  @Property(tries = 200)
  void changesItsSignWithTheSidesIfTheWeightsDo(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    Evaluator evaluator = new Evaluator(onlyDiscs());
    long player = a & ~b;
    long opponent = b & ~a;
    int empties = Long.bitCount(~(player | opponent));
    int value = value(evaluator, player, opponent);
    assertThat(value(evaluator, opponent, player)).isEqualTo(-value);
    evaluator.set(player, opponent);
    evaluator.pass(empties);
    assertThat(evaluator.centidiscs(empties, 0, 0)).isEqualTo(-value);
  }

  @Property(tries = 500)
  void isTheSumOfTheWeightsOfItsFeatures(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    long player = a & ~b;
    long opponent = b & ~a;
    int empties = Long.bitCount(~(player | opponent));
    int[] found = new int[Features.PER_POSITION];
    Features.find(player, opponent, found, 0);
    double discs = 0;
    for (int weight : found) {
      discs += interpolated(weight, empties) / Weights.STEPS_PER_DISC;
    }
    double expected = Math.clamp(100 * discs, -6400, 6400);
    double most = 100.0 * found.length / StageTable.PER_DISC; // less than a unit for each weight
    assertThat((double) value(new Evaluator(RANDOM), player, opponent))
        .isBetween(expected - most, expected + most);
  }

  @Test
  void staysInsideTheScores() {
    short[][] values = new short[1][Features.COUNT];
    values[0][Features.ALWAYS] = Short.MAX_VALUE;
    Evaluator most = new Evaluator(new Weights(new int[] {8}, values, List.of()));
    assertThat(value(most, Position.START.player(), Position.START.opponent())).isEqualTo(6400);
    values[0][Features.ALWAYS] = Short.MIN_VALUE;
    Evaluator least = new Evaluator(new Weights(new int[] {8}, values, List.of()));
    assertThat(value(least, Position.START.player(), Position.START.opponent())).isEqualTo(-6400);
  }

  @Test
  void countsMovesUpToAMost() {
    Evaluator evaluator = new Evaluator(RANDOM);
    evaluator.set(Position.START.player(), Position.START.opponent());
    assertThat(evaluator.centidiscs(60, 33, 32)).isEqualTo(evaluator.centidiscs(60, 31, 31));
  }

  @Test
  void findsEveryPatternOfTheBoard() {
    // Fifteen shapes of three to the power of their squares; mirror images share a weight.
    int edges = 3 * (6561 + 81) / 2; // rows 2 to 4: a reflection keeps four pairs of squares
    int corner = (19683 + 729) / 2; // three squares on its diagonal, three pairs
    int edgeAndX = (59049 + 243) / 2;
    int block = 59049;
    int diagonals =
        (6561 + 81) / 2 + (2187 + 81) / 2 + (729 + 27) / 2 + (243 + 27) / 2 + (81 + 9) / 2;
    int triangle = (59049 + 729) / 2; // two squares on the diagonal, four pairs
    int middle = (59049 + 243) / 2; // five pairs, and so the second rank with the corners
    int band = (59049 + 2187) / 2; // four squares on the diagonal, three pairs
    assertThat(Features.PATTERNS)
        .isEqualTo(edges + corner + edgeAndX + block + diagonals + triangle + 2 * middle + band);
    assertThat(Features.PER_POSITION).isEqualTo(64 + 3);
  }

  private static final Weights RANDOM = random(3);

  /** For each stage; to take them out of their file for each of some thousand features is slow. */
  private static final short[][] RANDOM_VALUES =
      IntStream.range(0, STAGES.length).mapToObj(RANDOM::values).toArray(short[][]::new);

  private static int chosen(long moves, Random random) {
    long rest = moves;
    for (int skipped = random.nextInt(Long.bitCount(moves)); skipped > 0; skipped--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  private static int value(Evaluator evaluator, long player, long opponent) {
    evaluator.set(player, opponent);
    return evaluator.centidiscs(Long.bitCount(~(player | opponent)), player, opponent);
  }

  /** Weights that are small enough for a sum inside the scores, most of the time. */
  static Weights random(long seed) {
    Random random = new Random(seed);
    short[][] values = new short[STAGES.length][Features.COUNT];
    for (short[] stage : values) {
      for (int weight = 0; weight < stage.length; weight++) {
        stage[weight] = (short) (random.nextInt(81) - 40);
      }
    }
    return new Weights(STAGES, values, List.of("data: random numbers of seed " + seed));
  }

  /** For each pattern, in sixteenths of a disc, its own discs less those of the opponent. */
  private static Weights onlyDiscs() {
    short[][] values = new short[1][Features.COUNT];
    int[] numbers = Features.weightNumbers();
    int state = 0;
    for (int size : new int[] {9, 10, 10, 8, 8, 8, 8, 7, 6, 5, 4, 10, 10, 10, 10}) {
      for (int i = 0; i < Math.pow(3, size); i++) {
        int sum = 0;
        for (int rest = i, digit = 0; digit < size; digit++, rest /= 3) {
          sum += rest % 3 - 1;
        }
        values[0][numbers[state++]] = (short) (4 * sum);
      }
    }
    return new Weights(new int[] {20}, values, List.of());
  }

  /** What the weights of the two stages around give, by the definition. */
  private static double interpolated(int weight, int empties) {
    if (empties <= STAGES[0]) {
      return RANDOM_VALUES[0][weight];
    }
    for (int upper = 1; upper < STAGES.length; upper++) {
      if (empties <= STAGES[upper]) {
        double share = (double) (empties - STAGES[upper - 1]) / (STAGES[upper] - STAGES[upper - 1]);
        return (1 - share) * RANDOM_VALUES[upper - 1][weight]
            + share * RANDOM_VALUES[upper][weight];
      }
    }
    return RANDOM_VALUES[STAGES.length - 1][weight];
  }

  @Test
  void valuesPositionsOfGames() {
    Evaluator evaluator = new Evaluator(RANDOM);
    for (PlainBoard board : Games.randomPositions(7, 3)) {
      Position position = Games.position(board);
      int[] found = new int[Features.PER_POSITION];
      Features.find(position.player(), position.opponent(), found, 0);
      assertThat(found[64] - Features.MOVES).isEqualTo(board.legalMoves().size());
      assertThat(value(evaluator, position.player(), position.opponent())).isBetween(-6400, 6400);
    }
  }
}
