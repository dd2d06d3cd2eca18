package org.kifu.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Streams;
import org.kifu.words.PrintableStream;

/**
 * One command run inside the test, and what it left.
 *
 * @param code the exit code
 * @param out standard output
 * @param err standard error
 */
public record CommandRun(int code, String out, String err) {
  /** Runs {@code kifu} with these arguments and nothing on standard input. */
  public static CommandRun kifu(String... args) {
    return kifuWithInput(new byte[0], args);
  }

  /** Runs {@code kifu} with these bytes on standard input. */
  static CommandRun kifuWithInput(byte[] input, String... args) {
    return run(UnaryOperator.identity(), input, args);
  }

  /** Runs {@code kifu} with standard output on a terminal. */
  static CommandRun kifuOnTerminal(String... args) {
    return run(PrintableStream::new, new byte[0], args);
  }

  private static CommandRun run(UnaryOperator<OutputStream> shown, byte[] input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Progress.StatusLine line =
        new Progress.StatusLine(new PrintStream(err, true, StandardCharsets.UTF_8));
    Streams streams =
        new Streams(
            new ByteArrayInputStream(input),
            shown.apply(out),
            new PrintStream(new PrintableStream(err), true, StandardCharsets.UTF_8),
            line,
            false);
    int code = Main.run(streams, args);
    return new CommandRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The lines of standard output. */
  public List<String> lines() {
    return out.lines().toList();
  }
}
