package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

class TranspositionTableTest {
  private static final long KEY = 0x0123_4567_89AB_CDEFL;

  private final TranspositionTable table = started();

  private static TranspositionTable started() {
    TranspositionTable table = new TranspositionTable(1);
    table.startQuestion();
    return table;
  }

  @Property
  void givesBackWhatWasStored(Draw draw) {
    long key = draw.anyLong();
    int depth = draw.between(1, 64);
    int selectivity = draw.between(0, 100);
    int lower = draw.between(-64, 64);
    int upper = draw.between(-64, 64);
    int move = draw.between(0, 64);
    table.store(key, depth, selectivity, lower, upper, move);
    long data = table.find(key);
    assertThat(TranspositionTable.depth(data)).isEqualTo(depth);
    assertThat(TranspositionTable.selectivity(data)).isEqualTo(selectivity);
    assertThat(TranspositionTable.lower(data)).isEqualTo(lower);
    assertThat(TranspositionTable.upper(data)).isEqualTo(upper);
    assertThat(TranspositionTable.move(data)).isEqualTo(move);
  }

  @Test
  void forgetsWithEveryQuestionEvenWhenTheirNumbersRunOut() {
    for (int question = 0; question < 200_000; question++) {
      assertThat(table.find(KEY)).isEqualTo(TranspositionTable.NOTHING);
      if (question % 50_000 < 2) {
        table.store(KEY, 9, 100, -10, 10, 5);
        assertThat(table.find(KEY)).isNotEqualTo(TranspositionTable.NOTHING);
      }
      table.startQuestion();
    }
  }

  /** Keys that differ in the lowest bits share a bucket of four. */
  @Test
  void givesUpTheShallowestOfABucket() {
    int[] depths = {9, 5, 7, 6, 8};
    for (int i = 0; i < depths.length; i++) {
      table.store(KEY ^ i, depths[i], 100, 1, 2, 10 + i);
    }
    assertThat(table.find(KEY ^ 1)).isEqualTo(TranspositionTable.NOTHING);
    for (int i : new int[] {0, 2, 3, 4}) {
      assertThat(TranspositionTable.move(table.find(KEY ^ i))).isEqualTo(10 + i);
    }
  }

  @Test
  void keepsTheBestMoveOfBeforeAsTheSecond() {
    table.store(KEY, 4, 100, 1, 2, 10);
    assertThat(TranspositionTable.secondMove(table.find(KEY)))
        .isEqualTo(TranspositionTable.NO_MOVE);
    table.store(KEY, 5, 100, 1, 2, 11);
    assertThat(TranspositionTable.secondMove(table.find(KEY))).isEqualTo(10);
    table.store(KEY, 6, 100, 1, 2, 11);
    assertThat(TranspositionTable.secondMove(table.find(KEY))).isEqualTo(10);
  }

  @Test
  void givesDifferentPositionsDifferentKeys() {
    Random random = new Random(7);
    long player = random.nextLong();
    long opponent = random.nextLong() & ~player;
    Set<Long> keys = new HashSet<>();
    keys.add(TranspositionTable.key(opponent, player));
    for (int a = 0; a < 64; a++) {
      for (int b = 0; b < 64; b++) {
        keys.add(TranspositionTable.key(player ^ 1L << a, opponent ^ 1L << b));
      }
    }
    assertThat(keys).hasSize(1 + 64 * 64);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 8193, Integer.MAX_VALUE})
  void refusesASizeThatCannotBe(int megabytes) {
    assertThatIllegalArgumentException().isThrownBy(() -> new TranspositionTable(megabytes));
  }

  @Test
  void takesSizesBetweenPowersOfTwo() {
    TranspositionTable three = new TranspositionTable(3);
    three.startQuestion();
    three.store(KEY, 1, 100, 0, 0, 0);
    assertThat(TranspositionTable.depth(three.find(KEY))).isEqualTo(1);
  }
}
