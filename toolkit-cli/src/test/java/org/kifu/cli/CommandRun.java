package org.kifu.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One command run inside the test, and what it left.
 *
 * @param code the exit code
 * @param out standard output
 * @param err standard error
 */
record CommandRun(int code, String out, String err) {
  /** Runs {@code kifu} with these arguments and nothing on standard input. */
  static CommandRun kifu(String... args) {
    return kifuWithInput(new byte[0], args);
  }

  /** Runs {@code kifu} with these bytes on standard input. */
  static CommandRun kifuWithInput(byte[] input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
    Streams streams =
        new Streams(
            new ByteArrayInputStream(input), out, messages, new ProgressLine(messages), false);
    int code = Main.run(streams, args);
    return new CommandRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The lines of standard output. */
  List<String> lines() {
    return out.lines().toList();
  }
}
