package org.kifu.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A command in a process of its own, which can be interrupted, killed and given too little. */
public final class CommandProcess {
  private CommandProcess() {}

  /** Starts {@code kifu} with these arguments and the standard streams of the test. */
  static Process start(String... args) throws IOException {
    return new ProcessBuilder(command(List.of(args))).inheritIO().start();
  }

  /** Starts a process that runs several commands, one after the other, and says nothing. */
  static Process startSteps(List<List<String>> commands) throws IOException {
    List<String> words = new ArrayList<>(command(List.of()));
    words.set(words.size() - 1, CommandSteps.class.getName());
    commands.forEach(command -> words.add(String.join("\n", command)));
    return new ProcessBuilder(words).inheritIO().start();
  }

  /** The same with what it says to be read from it. */
  static Process startHeard(String... args) throws IOException {
    return new ProcessBuilder(command(List.of(args))).redirectErrorStream(true).start();
  }

  /** The same, and the JVM names each class that it loads. */
  static Process startNamingClasses(String... args) throws IOException {
    List<String> words = new ArrayList<>(command(List.of(args)));
    words.add(2, "-Xlog:class+load:stdout");
    return new ProcessBuilder(words).redirectErrorStream(true).start();
  }

  /** The same with a file as standard input. */
  public static Process startReading(Path file, String... args) throws IOException {
    return new ProcessBuilder(command(List.of(args)))
        .redirectErrorStream(true)
        .redirectInput(file.toFile())
        .start();
  }

  /**
   * Runs {@code kifu} where no file can grow longer, which to a program is a full disk by another
   * name (EFBIG for ENOSPC).
   *
   * @param blocks of 512 bytes
   */
  static CommandRun withLittleRoom(int blocks, List<String> args)
      throws IOException, InterruptedException {
    List<String> words =
        new ArrayList<>(List.of("sh", "-c", "ulimit -f " + blocks + "; exec \"$@\"", "sh"));
    words.addAll(command(args));
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    process.getOutputStream().close();
    byte[] told = process.getInputStream().readAllBytes();
    return new CommandRun(process.waitFor(), "", new String(told, StandardCharsets.UTF_8));
  }

  /** The command line in words of a shell, and of {@code --engine}. */
  static String inShell() {
    return command(List.of()).stream()
        .map(word -> "\"" + word + "\"")
        .collect(Collectors.joining(" "));
  }

  private static List<String> command(List<String> args) {
    List<String> words = new ArrayList<>(jvm());
    words.addAll(StartArchive.options());
    words.add(Main.class.getName());
    words.addAll(args);
    return words;
  }

  /** A JVM that writes no files by itself, and takes as little time as it can. */
  static List<String> jvm() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xlog:disable",
        "-XX:-UsePerfData",
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-Djava.awt.headless=true",
        "--enable-native-access=ALL-UNNAMED",
        "-Dkifu.kernel=scalar");
  }
}
