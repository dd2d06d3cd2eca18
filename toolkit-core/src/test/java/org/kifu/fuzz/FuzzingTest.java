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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.testing.Slow;

/**
 * Runs Jazzer against all readers. Without settings each job has a share of the targets and runs a
 * fixed number of inputs from a fixed seed, so that a build finds tomorrow what it finds today. The
 * system properties are {@code kifu.fuzz.seconds}, a time for each target, in a process of its own,
 * instead of that number (two minutes with {@code kifu.long}), {@code kifu.fuzz.targets}, names
 * with commas between them (all), {@code kifu.fuzz.jobs} (1, or 2 with a time), and {@code
 * kifu.fuzz.seed} (1; 0 for another one each time).
 */
@Slow
class FuzzingTest {
  private static final Optional<Integer> SECONDS =
      Optional.ofNullable(Integer.getInteger("kifu.fuzz.seconds"))
          .or(() -> Boolean.getBoolean("kifu.long") ? Optional.of(120) : Optional.empty());

  /** Without a time one job is enough: each of them instruments all classes before it begins. */
  private static final int JOBS = Integer.getInteger("kifu.fuzz.jobs", SECONDS.isPresent() ? 2 : 1);

  private static final int SEED = Integer.getInteger("kifu.fuzz.seed", 1);

  /** Inputs for each target where no time is given. */
  private static final int INPUTS = 10;

  /** Examples for each target where no time is given; other tests read all of them. */
  private static final int SEEDS = 4;

  /** Jazzer's own limit is one of the clock; {@link ReaderFuzzer} has that of processor time. */
  private static final int MOST_SECONDS_AN_INPUT = 3600;

  private static final int LONGEST_INPUT = 4096;

  @Test
  void bytesDoNotBreakAReader(@TempDir Path folder) throws Exception {
    assumeTrue(hasDriver(), "Jazzer has no driver for this machine");
    try (ExecutorService pool = Executors.newFixedThreadPool(JOBS)) {
      List<Future<String>> runs = new ArrayList<>();
      for (List<FuzzTarget> targets : shares()) {
        runs.add(pool.submit(() -> findings(targets, folder)));
      }
      for (Future<String> run : runs) {
        assertThat(run.get()).isEmpty();
      }
    }
  }

  /** The targets of each process: one for its time, or a job's share, as a start is slow. */
  private static List<List<FuzzTarget>> shares() {
    List<FuzzTarget> targets = targets();
    int shares = SECONDS.isPresent() ? targets.size() : Math.min(JOBS, targets.size());
    return IntStream.range(0, shares)
        .mapToObj(
            share ->
                IntStream.range(0, targets.size())
                    .filter(number -> number % shares == share)
                    .mapToObj(targets::get)
                    .toList())
        .toList();
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

  /** Runs targets to their end, and returns the end of what was printed if it found something. */
  private static String findings(List<FuzzTarget> targets, Path folder)
      throws IOException, InterruptedException {
    Path own = Files.createDirectory(folder.resolve(targets.getFirst().name()));
    Path seeds = Files.createDirectory(own.resolve("seeds"));
    Path found = Files.createDirectory(own.resolve("found"));
    for (int i = 0; i < targets.size(); i++) {
      int seed = 0;
      List<byte[]> examples = targets.get(i).seeds();
      int some = SECONDS.isPresent() ? examples.size() : Math.min(SEEDS, examples.size());
      for (byte[] bytes : examples.subList(0, some)) {
        Files.write(seeds.resolve(targets.get(i) + "-" + seed++), ReaderFuzzer.input(i, bytes));
      }
    }
    Path log = own.resolve("log");
    Process process =
        new ProcessBuilder(command(targets, found, seeds))
            .directory(own.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int code = process.waitFor();
    System.out.println("fuzzed " + targets + ": " + summary(log));
    return code == 0
        ? ""
        : targets + " ended with " + code + "\n" + String.join("\n", tail(log)) + crashes(own);
  }

  /**
   * The inputs that broke a reader, as Base64, since their folder goes with the test. The first
   * byte is not of the file: it chooses the target.
   */
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

  /** A short run ends before a slow compiler has paid for itself. */
  private static List<String> command(List<FuzzTarget> targets, Path found, Path seeds) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return List.of(
        java,
        "-Xmx512m",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=" + (SECONDS.isPresent() ? 4 : 1),
        "-XX:+EnableDynamicAgentLoading",
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        classes,
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + ReaderFuzzer.class.getName(),
        "--target_args=" + targets.stream().map(FuzzTarget::name).collect(Collectors.joining(",")),
        "--instrumentation_includes=org.kifu.**",
        "--custom_hook_includes=org.kifu.**",
        SECONDS.map(time -> "-max_total_time=" + time).orElse("-runs=" + INPUTS * targets.size()),
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
