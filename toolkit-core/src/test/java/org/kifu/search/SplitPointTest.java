package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.kifu.search.TreeSearch.SearchDepth;

class SplitPointTest {
  private static final int ALPHA = 3;

  private final SplitPoint above = split(null);
  private final SplitPoint split = split(above);

  private static SplitPoint split(@Nullable SplitPoint parent) {
    SearchDepth reach = new SearchDepth(8, Selectivity.NONE);
    return new SplitPoint(parent, 1, 2, reach, ALPHA, new int[] {7, 5, 6});
  }

  @Test
  void givesOutEveryMoveOnceInTheirOrder() {
    assertThat(new int[] {split.take(), split.take(), split.take(), split.take()})
        .containsExactly(7, 5, 6, SplitPoint.NONE);
  }

  @Test
  void holdsTheBestOfWhatIsReported() {
    assertThat(split.best()).isLessThan(-64);
    split.report(7, -4);
    split.report(5, 2);
    split.report(6, 1);
    assertThat(split.best()).isEqualTo(2);
    assertThat(split.bestMove()).isEqualTo(5);
    assertThat(split.isOver()).isFalse();
  }

  @Test
  void isOverOnceAMoveIsEnough() {
    split.report(7, ALPHA);
    assertThat(split.isOver()).isFalse();
    split.report(5, ALPHA + 1);
    assertThat(split.isOver()).isTrue();
    assertThat(split.take()).isEqualTo(SplitPoint.NONE);
    assertThat(split.enter()).isFalse();
  }

  @Test
  void isOverWithTheOneAboveButNotWithTheOneBelow() {
    split.abandon();
    assertThat(above.isOver()).isFalse();
    above.abandon();
    assertThat(split(above).isOver()).isTrue();
  }

  @Test
  void saysThatAThreadFailed() {
    split.checkThatNobodyFailed();
    split.fail(new OutOfMemoryError("made up"));
    assertThat(split.take()).isEqualTo(SplitPoint.NONE);
    assertThatIllegalStateException()
        .isThrownBy(split::checkThatNobodyFailed)
        .withRootCauseInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void letsHelpersInAsLongAsThereIsAMoveLeft() {
    assertThat(split.enter()).isTrue();
    assertThat(split.hasHelpers()).isTrue();
    while (split.take() != SplitPoint.NONE) {
      assertThat(split.hasHelpers()).isTrue();
    }
    assertThat(split.enter()).isFalse();
    split.leave();
    assertThat(split.hasHelpers()).isFalse();
  }

  @Test
  void knowsWhatItIsBelow() {
    assertThat(split.isBelow(above)).isTrue();
    assertThat(above.isBelow(split)).isFalse();
    assertThat(split.isBelow(split)).isFalse();
    assertThat(split.isBelow(split(null))).isFalse();
  }
}
