package org.kifu.distribution;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A run of Maven with the wrapper. It writes to its own local repository, and reads from others
 * what they have.
 *
 * @param exit the exit code
 * @param log the whole output of Maven
 */
record MavenRun(int exit, String log) {
  private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");

  /** The local repository of the build that runs the tests. */
  static final Path USUAL = Path.of(System.getProperty("kifu.maven.repository"));

  private static final boolean OFFLINE =
      System.getProperty("kifu.maven.offline", "").contains("true");

  /**
   * Runs Maven, and skips the test if Maven is offline and lacks a plugin.
   *
   * @param environment the differences from the environment of the outer build
   */
  static MavenRun of(
      Path root, Path written, List<Path> read, Map<String, String> environment, List<String> words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    if (!WINDOWS) { // a jar must not show this umask
      command.addAll(List.of("/bin/sh", "-c", "umask 077; exec \"$0\" \"$@\""));
    }
    command.add(root.resolve(WINDOWS ? "mvnw.cmd" : "mvnw").toString());
    command.addAll(List.of("-B", "-ntp", "-Dmaven.repo.local=" + written));
    String tail = read.stream().map(Path::toString).collect(Collectors.joining(","));
    command.add("-Dmaven.repo.local.tail=" + tail);
    command.addAll(OFFLINE ? List.of("-o") : List.of());
    command.addAll(words);
    Files.createDirectories(written);
    Path log = written.resolveSibling(written.getFileName() + ".log");
    ProcessBuilder maven =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    maven.environment().putAll(environment);
    int exit = maven.start().waitFor();
    MavenRun run = new MavenRun(exit, Files.readString(log, StandardCharsets.UTF_8));
    Assumptions.assumeFalse(
        OFFLINE && run.log.contains("offline mode"),
        () -> "Maven is offline, and the local repository lacks a plugin: " + run.errors());
    return run;
  }

  /** The lines of the log that are errors. */
  String errors() {
    return log.lines().filter(line -> line.startsWith("[ERROR]")).collect(Collectors.joining("\n"));
  }

  /** Deletes a folder, if it exists. */
  static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> walked = Files.walk(folder)) {
        for (Path path : walked.toList().reversed()) {
          Files.delete(path);
        }
      }
    }
  }
}
