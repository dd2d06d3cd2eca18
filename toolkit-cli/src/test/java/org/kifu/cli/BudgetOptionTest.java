package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.command.annotate.BudgetOption.Limited;
import org.kifu.game.Counted;

class BudgetOptionTest {
  @TempDir private Path folder;

  @Test
  void whatIsLeftWhenTheTimeIsOverIsCounted() {
    AtomicLong nanos = new AtomicLong(-5);
    Limited<String> items =
        new Limited<>(List.of("a", "b", "c").iterator(), Duration.ofNanos(10), nanos::get);
    assertThat(items.hasNext()).isTrue();
    assertThat(items.next()).isEqualTo("a");
    nanos.set(4);
    assertThat(items.hasNext()).isTrue();
    assertThat(items.next()).isEqualTo("b");
    nanos.set(5);
    assertThat(items.hasNext()).isFalse();
    assertThat(items.left()).isEqualTo(1);
  }

  @Test
  void whatWasSaidToBeThereIsThereThoughTheTimeEndedMeanwhile() {
    AtomicLong nanos = new AtomicLong();
    Limited<String> items =
        new Limited<>(List.of("a", "b").iterator(), Duration.ofNanos(10), nanos::get);
    assertThat(items.hasNext()).isTrue();
    nanos.set(11);
    assertThat(items.hasNext()).isTrue();
    assertThat(items.next()).isEqualTo("a");
    assertThat(items.hasNext()).isFalse();
    assertThat(items.left()).isEqualTo(1);
  }

  @Test
  void withoutABudgetTimeDoesNotMatter() {
    AtomicLong nanos = new AtomicLong();
    Limited<String> items = new Limited<>(List.of("a").iterator(), Duration.ZERO, nanos::get);
    nanos.set(Long.MAX_VALUE);
    assertThat(items).toIterable().containsExactly("a");
    assertThat(items.left()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1h", "10m", "600", "600s"})
  void aBudgetThatIsLargeEnoughChangesNothing(String budget) {
    CommandRun run = kifu("annotate", "f5d6c3", "--level", "1", "--budget", budget);
    assertThat(run).isEqualTo(kifu("annotate", "f5d6c3", "--level", "1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "x", "1d", "1 h", "1.5h", ""})
  void refusesWhatIsNotATime(String budget) {
    assertThat(kifu("annotate", "f5d6c3", "--level", "1", "--budget", budget).code()).isEqualTo(2);
  }

  /** Six games whose last 22 plies are solved take some seconds. */
  @Tag("slow")
  @Test
  void aRunThatIsOutOfTimeFinishesItsGameAndGoesOnLater() throws IOException {
    Path file = folder.resolve("games.jsonl");
    CommandRun stopped = annotate(file, "--budget", "1");
    assertThat(stopped.code()).isEqualTo(1);
    Path journal = folder.resolve("games.jsonl.resume");
    List<String> done =
        Files.readAllLines(journal).stream()
            .map(line -> line.substring(0, line.lastIndexOf('\t'))) // without its checksum
            .toList();
    assertThat(done).isNotEmpty().hasSizeLessThan(6);
    assertThat(stopped.err())
        .isEqualTo(
            "kifu annotate: the budget is spent: %s done, %d left; --resume continues\n"
                .formatted(Counted.of(done.size(), "game"), 6 - done.size()));
    assertThat(file).doesNotExist();

    assertThat(annotate(file, "--resume").code()).isZero();
    assertThat(Files.readAllLines(file)).hasSize(6).startsWith(done.toArray(String[]::new));
    assertThat(journal).doesNotExist();
  }

  private static CommandRun annotate(Path file, String... more) {
    String[] args = {
      "annotate",
      Examples.MATCH,
      "--level",
      "1",
      "--exact-from",
      "22",
      "--format",
      "jsonl",
      "-o",
      file.toString()
    };
    String[] all = Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return kifu(all);
  }
}
