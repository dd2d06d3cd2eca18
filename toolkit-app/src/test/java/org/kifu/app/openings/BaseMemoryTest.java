package org.kifu.app.openings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.base.Base;

/** The memory of the window for a base between requests. */
class BaseMemoryTest {
  @TempDir Path folder;

  @Test
  void keepsThoseThatWereUsedLast() throws Exception {
    BaseMemory memory = new BaseMemory();
    List<Integer> read = new ArrayList<>();
    try (Base base = Base.create(folder.resolve("games.kifu"))) {
      for (int player : List.of(0, 1, 2, 0)) {
        asked(memory, base, player, read);
      }
      assertThat(read).containsExactly(0, 1, 2);
      for (int player = 3; player <= BaseMemory.FEW; player++) {
        asked(memory, base, player, read);
      }
      read.clear();
      asked(memory, base, 0, read);
      asked(memory, base, 1, read);
      assertThat(read).as("player 1 was used before player 0").containsExactly(1);

      CountDownLatch isBegun = new CountDownLatch(1);
      CountDownLatch isRead = new CountDownLatch(1);
      FutureTask<String> slow =
          new FutureTask<>(
              () ->
                  memory.get(
                      base,
                      "slow",
                      String.class,
                      () -> {
                        isBegun.countDown();
                        assertThat(waits(isRead)).isTrue();
                        return "read";
                      }));
      Thread.ofVirtual().start(slow);
      assertThat(waits(isBegun)).isTrue();
      asked(memory, base, 99, read); // does not wait
      isRead.countDown();
      assertThat(slow.get(30, TimeUnit.SECONDS)).isEqualTo("read");
    }
  }

  private static boolean waits(CountDownLatch latch) {
    try {
      return latch.await(30, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void asked(BaseMemory memory, Base base, int player, List<Integer> read)
      throws Exception {
    memory.get(
        base,
        player,
        Integer.class,
        () -> {
          read.add(player);
          return player;
        });
  }
}
