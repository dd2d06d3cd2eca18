package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.train.Trainer.TrainingListener;

class ResultFileTest {
  private static final int ITEMS = 2000;

  @TempDir private Path folder;
  private final AtomicInteger worked = new AtomicInteger();

  @Test
  void goesOnWhereARunWasStopped() throws IOException {
    assertThatThrownBy(() -> complete("settings", ITEMS, 1, stoppedAt(1500)))
        .isInstanceOf(CancellationException.class);
    worked.set(0);
    assertRight(complete("settings", ITEMS, 1, Quiet.LISTENER), ITEMS);
    assertThat(worked.get()).isBetween(500, 1000); // whole groups were kept
    byte[] resumed = Files.readAllBytes(onlyFile());
    Files.delete(onlyFile());
    complete("settings", ITEMS, 2, Quiet.LISTENER);
    assertThat(Files.readAllBytes(onlyFile())).isEqualTo(resumed);
  }

  @Test
  void worksNothingOutTwice() {
    complete("settings", ITEMS, 1, Quiet.LISTENER);
    worked.set(0);
    assertRight(complete("settings", ITEMS, 1, Quiet.LISTENER), ITEMS);
    assertRight(complete("settings", 700, 1, Quiet.LISTENER), 700);
    assertThat(worked).hasValue(0);
    assertRight(complete("settings", ITEMS + 10, 1, Quiet.LISTENER), ITEMS + 10);
    assertThat(worked).hasValue(10);
  }

  @Test
  void throwsADamagedEndAway() throws IOException {
    complete("settings", ITEMS, 1, Quiet.LISTENER);
    Path file = onlyFile();
    byte[] bytes = Files.readAllBytes(file);
    for (int kept : new int[] {bytes.length - 1, bytes.length / 2, 20, 5, 0}) {
      Files.write(file, Arrays.copyOf(bytes, kept));
      assertRight(complete("settings", ITEMS, 1, Quiet.LISTENER), ITEMS);
      assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }
    byte[] changed = bytes.clone();
    changed[bytes.length / 2] ^= 1;
    Files.write(file, changed);
    assertRight(complete("settings", ITEMS, 1, Quiet.LISTENER), ITEMS);
  }

  /** Their checksums are right; the first ended in an exception. */
  @Test
  void throwsGroupsAwayThatCannotBe() throws IOException {
    complete("settings", ITEMS, 1, Quiet.LISTENER);
    Path file = onlyFile();
    byte[] bytes = Files.readAllBytes(file);
    for (int[] group :
        new int[][] {
          {1, 2, 0xFFFF0000}, {1, 2, 0x00090000}, {2, 2, 0}, {0, 0, 0}, {1, -5, 0}, {9, 1 << 30, 0}
        }) {
      byte[] item = Arrays.copyOf(ByteBuffer.allocate(4).putInt(group[2]).array(), group[1] & 2);
      CRC32 sum = new CRC32();
      sum.update(item);
      Files.write(
          file,
          ByteBuffer.allocate(bytes.length + 12 + item.length)
              .put(bytes)
              .putInt(group[0])
              .putInt(group[1])
              .put(item)
              .putInt((int) sum.getValue())
              .array());
      assertRight(complete("settings", ITEMS + 1, 1, Quiet.LISTENER), ITEMS + 1);
    }
  }

  @Test
  void keepsResultsOfOtherSettingsApart() throws IOException {
    complete("some settings", 10, 1, Quiet.LISTENER);
    complete("other settings", 10, 1, Quiet.LISTENER);
    assertThat(worked).hasValue(20);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(2);
    }
  }

  private List<byte[]> complete(String settings, int items, int jobs, TrainingListener listener) {
    return new ResultFile(folder, "test", settings)
        .complete(items, () -> this::result, TrainingWorkers.threads(jobs), listener);
  }

  private byte[] result(int number) {
    worked.incrementAndGet();
    return "%d".formatted(number * number).getBytes(StandardCharsets.US_ASCII);
  }

  private static void assertRight(List<byte[]> results, int items) {
    assertThat(results.stream().map(bytes -> new String(bytes, StandardCharsets.US_ASCII)))
        .containsExactlyElementsOf(
            IntStream.range(0, items).mapToObj(i -> "%d".formatted(i * i)).toList());
  }

  private Path onlyFile() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findFirst().orElseThrow();
    }
  }

  private static TrainingListener stoppedAt(long done) {
    return new TrainingListener() {
      @Override
      public void step(String what) {}

      @Override
      public void progress(long now, long all) {
        if (now == done) {
          throw new CancellationException();
        }
      }
    };
  }
}
