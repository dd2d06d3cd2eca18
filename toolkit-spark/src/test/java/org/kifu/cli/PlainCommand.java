package org.kifu.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Streams;

/**
 * One run of the plain command inside the test, and what it left.
 *
 * @param code the exit code
 * @param out standard output
 * @param err standard error
 */
public record PlainCommand(int code, String out, String err) {
  /** Runs {@code kifu} with these arguments and nothing on standard input. */
  public static PlainCommand run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
    Streams streams =
        new Streams(
            new ByteArrayInputStream(new byte[0]),
            out,
            messages,
            new Progress.StatusLine(messages),
            false);
    int code = Main.run(streams, args);
    return new PlainCommand(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
