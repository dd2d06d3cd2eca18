package org.kifu.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.cli.PlainCommand;

/** A real cluster, of which a part dies in the middle of a job. */
@Tag("slow")
class ClusterTest {
  private static final Path EXAMPLES = Path.of("..", "examples", "wthor");
  private static final Pattern FIRST_DONE =
      Pattern.compile("Finished task \\d+\\.0 in stage 0\\.0");
  private static final Pattern LOST = Pattern.compile("Lost executor \\d+ on 127\\.0\\.0\\.1");
  private static final Duration LIMIT = Duration.ofMinutes(30);
  private static final long NEEDED_BYTES = 3L << 30;
  private static final int FILES = 48;

  @TempDir private Path folder;

  /** The other command has a shuffle besides, whose files the worker takes with it. */
  @EnabledIfSystemProperty(named = "kifu.long", matches = "true")
  @Test
  void verifiesAllWithoutAWorker() throws IOException {
    losesNothingWithAWorker("verify", games().toString(), "--format", "jsonl", "--by", "file");
  }

  @Test
  void countsAllOpeningsWithoutAWorker() throws IOException {
    losesNothingWithAWorker(
        "openings", games().toString(), "--plies", "12", "--min-games", "10", "--format", "csv");
  }

  private void losesNothingWithAWorker(String... words) throws IOException {
    assumeTrue(hasLoopback(), "no loopback to run a cluster on");
    assumeTrue(memory() >= NEEDED_BYTES, "a cluster of five processes needs 3 GB");
    String name = words[0];
    PlainCommand plain = PlainCommand.run(words);
    try (Cluster cluster = Cluster.start(folder, 2, LIMIT)) {
      Process job = cluster.submit(name, words);
      cluster.awaitWord(name, FIRST_DONE);
      cluster.killWorker(0);
      assertThat(cluster.awaitEnd(job)).isEqualTo(plain.code());
      assertThat(Files.readString(folder.resolve(name + ".out"))).isEqualTo(plain.out());
      String log = Files.readString(folder.resolve(name + ".err"));
      assertThat(log).containsPattern(LOST);
      assertThat(log.lastIndexOf("Finished task")).isGreaterThan(log.indexOf("Lost executor"));
    }
  }

  /** The same archive many times over, so that there are tasks left when the worker dies. */
  private Path games() throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    byte[] year = Files.readAllBytes(EXAMPLES.resolve("WTH_1983.wtb"));
    for (int i = 0; i < FILES; i++) {
      Files.write(games.resolve("year-%02d.wtb".formatted(i)), year);
    }
    return games;
  }

  private static boolean hasLoopback() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }

  private static long memory() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getTotalMemorySize();
  }
}
