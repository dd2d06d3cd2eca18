package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class InterruptTest {
  private static final Path STATUS = Path.of("/proc/self/status");

  @Test
  @EnabledOnOs(OS.LINUX)
  void anInterruptedCommandExitsWith130AndLeavesNothing(@TempDir Path folder) throws Exception {
    assumeTrue(hearsInterrupts(), "this process was started deaf to interrupts (nohup, &)");
    Process kifu =
        CommandProcess.start("perft", "--depth", "30", "-o", folder.resolve("count").toString());
    try {
      while (isEmpty(folder)) {
        assertThat(kifu.isAlive()).isTrue();
        Thread.sleep(20);
      }
      new ProcessBuilder("kill", "-INT", Long.toString(kifu.pid())).start().waitFor();
      assertThat(kifu.waitFor()).isEqualTo(130);
      assertThat(folder).isEmptyDirectory();
    } finally {
      kifu.destroyForcibly();
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aStoppedAnnotationSaysHowToGoOn(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("games.jsonl");
    Process kifu =
        CommandProcess.startHeard("annotate", "f5d6c3", "--level", "60", "-o", file.toString());
    try {
      while (!Files.exists(folder.resolve("games.jsonl.resume"))) {
        assertThat(kifu.isAlive()).isTrue();
        Thread.sleep(20);
      }
      awaitWork(kifu); // for which the journal is open
      kifu.toHandle().destroy(); // Process.destroy would close what is read below
      assertThat(kifu.inputReader().readAllAsString())
          .contains("kifu annotate: stopped; the same command with --resume continues");
    } finally {
      kifu.destroyForcibly();
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aStoppedCommandStopsItsEngine(@TempDir Path folder) throws Exception {
    Path asked = folder.resolve("asked");
    String engine = "sh -c 'read line; echo > %s; exec sleep 600'".formatted(asked);
    Process kifu = CommandProcess.start("search", "f5", "--engine", engine);
    try {
      while (isEmpty(folder)) {
        assertThat(kifu.isAlive()).isTrue();
        Thread.sleep(20);
      }
      ProcessHandle sleeper = kifu.children().findAny().orElseThrow();
      kifu.destroy();
      kifu.waitFor();
      assertThat(sleeper.onExit().join().isAlive()).isFalse();
    } finally {
      kifu.descendants().forEach(ProcessHandle::destroyForcibly);
      kifu.destroyForcibly();
    }
  }

  /** Waits until it has used two more seconds of processor time. */
  private static void awaitWork(Process process) throws InterruptedException {
    Duration start = processorTime(process);
    while (processorTime(process).minus(start).toSeconds() < 2) {
      assertThat(process.isAlive()).isTrue();
      Thread.sleep(20);
    }
  }

  private static Duration processorTime(Process process) {
    return process.info().totalCpuDuration().orElseThrow();
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }

  /** Whether signal 2 is not ignored, which a child inherits. */
  private static boolean hearsInterrupts() throws IOException {
    return Files.readAllLines(STATUS).stream()
        .filter(line -> line.startsWith("SigIgn:"))
        .map(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
        .noneMatch(ignored -> (ignored & 2) != 0);
  }
}
