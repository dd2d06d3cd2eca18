package org.kifu.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PropertyTest {
  @Test
  void theSameValuesAreDrawnAgainAndOthersInAnotherTry() {
    assertThat(values(new Draw(1)))
        .isEqualTo(values(new Draw(1)))
        .isNotEqualTo(values(new Draw(2)));
  }

  private static List<Object> values(Draw draw) {
    return List.of(draw.anyLong(), draw.between(1, 1_000_000), draw.text(100), draw.anyInt());
  }

  @Property
  void valuesLieInTheirRange(Draw draw) {
    int least = draw.between(-1000, 1000);
    int most = draw.between(least, 2000);
    assertThat(draw.between(least, most)).isBetween(least, most);
    assertThat(draw.between(0.5, 2.5)).isBetween(0.5, 2.5);
    assertThat(draw.list(2, 5, draw::anyByte)).hasSizeBetween(2, 5);
    assertThat(draw.textOf("ab", 7)).matches("[ab]{0,7}");
    String text = draw.text(20);
    assertThat(text.codePointCount(0, text.length())).isBetween(0, 20);
    assertThat(draw.bytes().length).isBetween(0, 255);
  }

  @Test
  void theEndsOfARangeAreDrawnOften() {
    Draw draw = new Draw(1);
    List<Long> drawn = Stream.generate(draw::anyLong).limit(1000).toList();
    assertThat(drawn).contains(Long.MIN_VALUE, Long.MAX_VALUE, -1L, 0L, 1L);
    assertThat(drawn.stream().distinct().count()).isGreaterThan(800);
  }

  @Test
  void aFailureSaysWhatWasDrawn() {
    assertThatThrownBy(
            () -> PropertyTries.run(500, draw -> assertThat(draw.between(3, 9)).isLessThan(9)))
        .isInstanceOf(AssertionError.class)
        .hasMessageMatching("try \\d+ of 500, seed 20261123, with 9")
        .hasCauseInstanceOf(AssertionError.class);
  }

  @Test
  void allTriesAreRun() {
    List<Integer> tries = new ArrayList<>();
    PropertyTries.run(20, draw -> tries.add(draw.anyInt()));
    assertThat(tries).hasSize(20);
  }
}
