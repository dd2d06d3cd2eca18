package org.kifu.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.bitboard.Symmetries;
import org.kifu.board.Position;
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
    Weights weights = RandomWeights.of(1, STAGES);
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
    Evaluator evaluator = new Evaluator(RandomWeights.of(2, STAGES));
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
  void isWhatTheDefinitionSays(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    long player = a & ~b;
    long opponent = b & ~a;
    int stage = stage(Long.bitCount(~(player | opponent)));
    int[] found = new int[Features.PER_POSITION];
    Features.find(player, opponent, found, 0);
    long[] sums = new long[4];
    for (int weight : found) {
      for (int sum = 0; sum < 4; sum++) {
        sums[sum] += RANDOM_VALUES[stage][4 * weight + sum];
      }
    }
    long expected = Math.clamp(PlainLayer.value(RANDOM_VALUES[stage], sums), -6400, 6400);
    assertThat((long) value(new Evaluator(RANDOM), player, opponent)).isEqualTo(expected);
  }

  @Property(tries = 200)
  void givesRoughValuesAsTheDefinitionSays(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    long player = a & ~b;
    long opponent = b & ~a;
    int empties = Long.bitCount(~(player | opponent));
    int[] found = new int[Features.PER_POSITION];
    Features.find(player, opponent, found, 0);
    int eighths = 0;
    for (int weight : found) {
      boolean isSameForAll = weight >= Features.EMPTIES;
      eighths += isSameForAll ? 0 : RANDOM_VALUES[stage(empties)][StageTable.SIZE + weight];
    }
    Evaluator evaluator = new Evaluator(RANDOM);
    evaluator.set(player, opponent);
    int moves = Long.bitCount(Mobility.legalMoves(player, opponent));
    int replies = Long.bitCount(Mobility.legalMoves(opponent, player));
    assertThat(evaluator.roughCentidiscs(empties, moves, replies)).isEqualTo(eighths * 100 / 8);
  }

  /** Vectors are used only after many values, so the tables are asked here. */
  @Property(tries = 500)
  void findsTheSameOnVectors(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    long[] words = new long[Patterns.WORDS];
    Evaluator.write(a & ~b, b & ~a, words, 0);
    int empties = Long.bitCount(~(a ^ b));
    int[] scratch = new int[Patterns.COUNT];
    StageTable table = RANDOM.table(empties);
    assertThat(table.centidiscs(words, 0, empties, 3, 5, scratch))
        .isEqualTo(table.centidiscs(words, 0, empties, 3, 5));
    RoughTable rough = RANDOM.roughTable(empties);
    assertThat(rough.centidiscs(words, 0, 3, 5, scratch))
        .isEqualTo(rough.centidiscs(words, 0, 3, 5));
  }

  private static int stage(int empties) {
    int stage = 0;
    for (int next = 1; next < STAGES.length; next++) {
      stage = empties >= STAGES[next] ? next : stage;
    }
    return stage;
  }

  @Test
  void staysInsideTheScores() {
    short[][] values = new short[1][Weights.PER_STAGE];
    int constant = StageTable.SIZE - 3;
    values[0][constant] = Short.MAX_VALUE;
    Evaluator most = new Evaluator(new Weights(new int[] {8}, values, List.of()));
    assertThat(value(most, Position.START.player(), Position.START.opponent())).isEqualTo(6400);
    values[0][constant] = Short.MIN_VALUE;
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

  private static final Weights RANDOM = RandomWeights.of(3, STAGES);

  private static final short[][] RANDOM_VALUES =
      IntStream.range(0, STAGES.length).mapToObj(EvaluatorTest::values).toArray(short[][]::new);

  private static short[] values(int stage) {
    try {
      return RANDOM.values(stage);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

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

  /**
   * For each pattern its own discs less those of the opponent, as the second sum; the value is the
   * sum, made of a unit for what is positive and one for what is negative.
   */
  private static Weights onlyDiscs() {
    short[][] values = new short[1][Weights.PER_STAGE];
    int[] numbers = Features.weightNumbers();
    int state = 0;
    for (int size : new int[] {9, 10, 10, 8, 8, 8, 8, 7, 6, 5, 4, 10, 10, 10, 10}) {
      for (int i = 0; i < Math.pow(3, size); i++) {
        int sum = 0;
        for (int rest = i, digit = 0; digit < size; digit++, rest /= 3) {
          sum += rest % 3 - 1;
        }
        values[0][4 * numbers[state++] + 1] = (short) sum;
      }
    }
    int layer = 4 * Features.COUNT;
    values[0][layer + UnitLayer.UNITS] = 512; // the factors of the second sum
    values[0][layer + UnitLayer.UNITS + 1] = -512;
    values[0][layer + 5 * UnitLayer.UNITS] = 2; // what the units count
    values[0][layer + 5 * UnitLayer.UNITS + 1] = -2;
    return new Weights(new int[] {20}, values, List.of());
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
