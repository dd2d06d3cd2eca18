package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.kifu.bitboard.Masks;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

class RegionsTest {
  @Property
  void marksTheQuadrantsWithAnOddCount(Draw draw) {
    long empties = draw.anyLong();
    for (int square = 0; square < 64; square++) {
      boolean odd = (QuadrantParity.odd(QuadrantParity.parity(empties)) >>> square & 1) != 0;
      assertThat(odd).isEqualTo(countInQuadrantOf(square, empties) % 2 == 1);
    }
  }

  @Property
  void sortsFourSquaresSoThatThoseAloneComeFirst(Draw draw) {
    List<Integer> all = new ArrayList<>(IntStream.range(0, 64).boxed().toList());
    Collections.shuffle(all, new Random(draw.anyLong()));
    List<Integer> squares = all.subList(0, 4);
    long empties = squares.stream().mapToLong(square -> 1L << square).sum();
    int sorted =
        QuadrantParity.aloneFirst(squares.get(0), squares.get(1), squares.get(2), squares.get(3));
    List<Integer> found =
        List.of(sorted & 0xFF, sorted >>> 8 & 0xFF, sorted >>> 16 & 0xFF, sorted >>> 24);
    List<Integer> expected =
        squares.stream()
            .sorted(Comparator.comparing(square -> countInQuadrantOf(square, empties) != 1))
            .toList();
    assertThat(found).isEqualTo(expected);
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
  void neighboursTouchASquareOfTheSet(Draw draw) {
    long squares = draw.anyLong();
    for (int square = 0; square < 64; square++) {
      boolean near = (Masks.around(squares) >>> square & 1) != 0;
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
