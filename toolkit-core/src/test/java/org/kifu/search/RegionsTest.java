package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class RegionsTest {
  @Property
  void marksTheQuadrantsWithAnOddCount(@ForAll long empties) {
    for (int square = 0; square < 64; square++) {
      boolean odd = (Parity.oddQuadrants(empties) >>> square & 1) != 0;
      assertThat(odd).isEqualTo(countInQuadrantOf(square, empties) % 2 == 1);
    }
  }

  private static int countInQuadrantOf(int square, long empties) {
    int count = 0;
    for (int other = 0; other < 64; other++) {
      boolean same = other % 8 / 4 == square % 8 / 4 && other / 32 == square / 32;
      count += same && (empties >>> other & 1) != 0 ? 1 : 0;
    }
    return count;
  }

  @Property
  void neighboursTouchASquareOfTheSet(@ForAll long squares) {
    for (int square = 0; square < 64; square++) {
      boolean near = (Neighbours.around(squares) >>> square & 1) != 0;
      assertThat(near).isEqualTo(isNear(square, squares));
    }
  }

  private static boolean isNear(int square, long squares) {
    for (int other = 0; other < 64; other++) {
      int files = Math.abs(other % 8 - square % 8);
      int ranks = Math.abs(other / 8 - square / 8);
      if (Math.max(files, ranks) <= 1 && (squares >>> other & 1) != 0) {
        return true;
      }
    }
    return false;
  }
}
