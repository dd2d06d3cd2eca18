package org.kifu.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that answers by a script. Each line of the script is {@code beginning > answer}: when a
 * line with this beginning is read, the answer is written. In answers, {@code \n} divides lines,
 * {@code $} is the rest of the line read; {@code !exit}, {@code !sleep MS}, {@code !hang} and
 * {@code !once FILE} (leaves the first time only, as FILE remembers) do as they say.
 */
final class FakeEngine {
  private FakeEngine() {}

  /** The program, with a script as its only argument. */
  public static void main(String[] script) throws Exception {
    List<String> rules = Files.readAllLines(Path.of(script[0]));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      for (String rule : rules) {
        int arrow = rule.indexOf(" > ");
        if (line.startsWith(rule.substring(0, arrow))) {
          answer(rule.substring(arrow + 3), line.substring(arrow), System.out);
          break;
        }
      }
    }
  }

  private static void answer(String text, String rest, PrintStream out) throws Exception {
    for (String line : text.replace("$", rest.strip()).split("\\\\n", -1)) {
      if (line.equals("!exit")) {
        System.exit(1);
      } else if (line.startsWith("!sleep ")) {
        Thread.sleep(Long.parseLong(line.substring(7)));
      } else if (line.equals("!hang")) {
        Thread.sleep(Duration.ofHours(1));
      } else if (line.startsWith("!once ")) {
        if (Path.of(line.substring(6)).toFile().createNewFile()) {
          System.err.println("leaving in the middle");
          System.exit(1);
        }
      } else {
        out.println(line);
        out.flush();
      }
    }
  }

  /** The command that starts this program with a script, written to a folder. */
  static List<String> command(Path folder, String script) throws IOException {
    Path file = Files.writeString(folder.resolve("script"), script);
    return java(FakeEngine.class, file.toString());
  }

  /** The command that starts a class of the tests in a process of its own, quickly. */
  static List<String> java(Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(arguments));
    return command;
  }
}
