package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.kifu.search.BudgetSearch.BudgetSpent;
import org.kifu.search.SearchTeam.Sharing;
import org.kifu.search.SplitPoint.Abandoned;
import org.kifu.search.TreeSearch.SearchDepth;
import org.kifu.testing.ProcessorLimit;

/**
 * Two threads at one split point of two moves: each searches one of them, which a script decides.
 */
@ProcessorLimit
class SharingTest {
  private static final int ALPHA = 10;

  private final StopCheck owners = new StopCheck();
  private final StopCheck helpers = new StopCheck();
  private final CountDownLatch eachHasAMove = new CountDownLatch(2);

  /**
   * Once whoever ran out of moves first ended the search of those that others were at, so that a
   * move might be lost which was better than all the rest.
   */
  @Test
  void waitsForTheLastMoveThatAHelperSearches() {
    SplitPoint split =
        share(
            null,
            () -> -5,
            team -> {
              while (!team.hasIdle()) {
                Thread.onSpinWait(); // until the owner has no move left, and waits
              }
              patienceFor(helpers);
              return 5;
            });
    assertThat(split.best()).isEqualTo(5);
    assertThat(split.hasHelpers()).isFalse();
  }

  @Test
  void endsTheSearchOfAMoveWhenAnotherIsEnough() {
    SplitPoint split = share(null, () -> forever(owners), team -> ALPHA + 1);
    assertThat(split.best()).isEqualTo(ALPHA + 1);
    assertThat(owners.task()).isNull();
  }

  @Test
  void endsTheSearchOfAllMovesWithTheSplitPointAbove() {
    SplitPoint above = split(null);
    IntSupplier ending =
        () -> {
          above.abandon();
          return forever(owners);
        };
    assertThatThrownBy(() -> share(above, ending, team -> forever(helpers)))
        .isInstanceOf(Abandoned.class);
    assertThat(owners.task()).isSameAs(above);
  }

  @Test
  void endsTheSearchOfTheHelperWhenTheOwnerIsCancelled() {
    IntSupplier cancelled =
        () -> {
          throw new CancellationException();
        };
    assertThatThrownBy(() -> share(null, cancelled, team -> forever(helpers)))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void doesNotWaitForAHelperOnceTheOwnerIsInterrupted() {
    IntSupplier interrupted =
        () -> {
          Thread.currentThread().interrupt();
          return -5;
        };
    assertThatThrownBy(() -> share(null, interrupted, team -> forever(helpers)))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void doesNotWaitForAHelperOnceTheBudgetIsSpent() {
    owners.start(() -> eachHasAMove.getCount() == 0);
    assertThatThrownBy(() -> share(null, () -> -5, team -> forever(helpers)))
        .isInstanceOf(BudgetSpent.class);
  }

  /** The part of a thread of a team, with its move. */
  private interface Part {
    int search(SearchTeam team);
  }

  private SplitPoint share(@Nullable SplitPoint above, IntSupplier owner, Part helper) {
    SplitPoint split = split(above);
    SearchTeam[] team = new SearchTeam[1];
    Sharing helping = new Sharing(helpers, search(() -> helper.search(team[0])));
    Sharing owning = new Sharing(owners, search(owner));
    owners.workFor(above);
    try (SearchTeam both = new SearchTeam(List.of(helping))) {
      team[0] = both;
      owning.start(both);
      owning.share(split);
    }
    return split;
  }

  private static SplitPoint split(@Nullable SplitPoint above) {
    SearchDepth reach = new SearchDepth(9, Selectivity.NONE);
    return new SplitPoint(above, 0, 0, reach, ALPHA, new int[] {20, 30});
  }

  private Sharing.MoveSearch search(IntSupplier score) {
    return new Sharing.MoveSearch() {
      @Override
      public void turnTo(SplitPoint split) {
        assertThat(split.depth).isEqualTo(9);
      }

      @Override
      public int search(SplitPoint split, int square) {
        eachHasAMove.countDown();
        try {
          eachHasAMove.await();
        } catch (InterruptedException e) {
          throw new CancellationException();
        }
        return score.getAsInt();
      }
    };
  }

  private static int forever(StopCheck stopCheck) {
    while (true) {
      stopCheck.look();
    }
  }

  /** As many looks as are sure to find out that the work is not wanted. */
  private static void patienceFor(StopCheck stopCheck) {
    for (int i = 0; i < 1000; i++) {
      stopCheck.look();
    }
  }
}
