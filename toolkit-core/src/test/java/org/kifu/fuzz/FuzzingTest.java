package org.kifu.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.testing.Slow;

/**
 * Runs Jazzer against each reader, each in a process of its own. Without settings each target runs
 * a fixed number of inputs from a fixed seed, so that a build finds tomorrow what it finds today.
 * The system properties are {@code kifu.fuzz.seconds}, a time for each target instead of that
 * number (two minutes with {@code kifu.long}), {@code kifu.fuzz.targets}, names with commas between
 * them (all), {@code kifu.fuzz.jobs} (2), and {@code kifu.fuzz.seed} (1; 0 for another one each
 * time).
 */
@Slow
class FuzzingTest {
  private static final Optional<Integer> SECONDS =
      Optional.ofNullable(Integer.getInteger("kifu.fuzz.seconds"))
          .or(() -> Boolean.getBoolean("kifu.long") ? Optional.of(120) : Optional.empty());
  private static final int JOBS = Integer.getInteger("kifu.fuzz.jobs", 2);
  private static final int SEED = Integer.getInteger("kifu.fuzz.seed", 1);

  /** Inputs for each target where no time is given; they take some 10 seconds. */
  private static final int INPUTS = 150;

  /** An input that takes longer hangs. */
  private static final int MOST_SECONDS_AN_INPUT = 30;

  private static final int LONGEST_INPUT = 4096;

  @Test
  void noBytesBreakAReader(@TempDir Path folder) throws Exception {
    assumeTrue(hasDriver(), "Jazzer has no driver for this machine");
    try (ExecutorService pool = Executors.newFixedThreadPool(JOBS)) {
      List<Future<String>> runs = new ArrayList<>();
      for (FuzzTarget target : targets()) {
        runs.add(pool.submit(() -> findings(target, folder)));
      }
      for (Future<String> run : runs) {
        assertThat(run.get()).isEmpty();
      }
    }
  }

  private static List<FuzzTarget> targets() {
    String names = System.getProperty("kifu.fuzz.targets", "");
    return names.isEmpty()
        ? List.of(FuzzTarget.values())
        : Arrays.stream(names.toUpperCase(Locale.ROOT).split(",", -1))
            .map(FuzzTarget::valueOf)
            .toList();
  }

  /** The driver is native code; the library has it for these. */
  private static boolean hasDriver() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String processor = System.getProperty("os.arch", "");
    return system.contains("mac")
        || processor.equals("amd64") && (system.contains("linux") || system.contains("windows"));
  }

  /** Runs a target to its time, and returns the end of what was printed if it found something. */
  private static String findings(FuzzTarget target, Path folder)
      throws IOException, InterruptedException {
    Path own = Files.createDirectory(folder.resolve(target.name()));
    Path seeds = Files.createDirectory(own.resolve("seeds"));
    Path found = Files.createDirectory(own.resolve("found"));
    List<byte[]> inputs = target.seeds();
    for (int i = 0; i < inputs.size(); i++) {
      Files.write(seeds.resolve("seed" + i), inputs.get(i));
    }
    Path log = own.resolve("log");
    Process process =
        new ProcessBuilder(command(target, found, seeds))
            .directory(own.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int code = process.waitFor();
    System.out.println("fuzzed " + target + ": " + summary(log));
    return code == 0
        ? ""
        : target + " ended with " + code + "\n" + String.join("\n", tail(log)) + crashes(own);
  }

  /** The inputs that broke the reader, as Base64, since their folder goes with the test. */
  private static String crashes(Path folder) throws IOException {
    StringBuilder inputs = new StringBuilder();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "{crash,timeout,oom}-*")) {
      for (Path file : files) {
        String input = Base64.getEncoder().encodeToString(Files.readAllBytes(file));
        inputs.append('\n').append(file.getFileName()).append(' ').append(input);
      }
    }
    return inputs.toString();
  }

  private static List<String> command(FuzzTarget target, Path found, Path seeds) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return List.of(
        java,
        "-Xmx512m",
        "-XX:+EnableDynamicAgentLoading",
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        classes,
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + ReaderFuzzer.class.getName(),
        "--target_args=" + target,
        "--instrumentation_includes=org.kifu.**",
        "--custom_hook_includes=org.kifu.**",
        SECONDS.map(time -> "-max_total_time=" + time).orElse("-runs=" + INPUTS),
        "-timeout=" + MOST_SECONDS_AN_INPUT,
        "-max_len=" + LONGEST_INPUT,
        "-seed=" + SEED,
        "-print_final_stats=1",
        found.toString(),
        seeds.toString());
  }

  private static String summary(Path log) throws IOException {
    return String.join(
        ", ",
        Files.readAllLines(log).stream()
            .filter(line -> line.startsWith("Done ") || line.contains("crash-"))
            .toList());
  }

  private static List<String> tail(Path log) throws IOException {
    List<String> lines = Files.readAllLines(log);
    return lines.subList(Math.max(0, lines.size() - 80), lines.size());
  }
}
