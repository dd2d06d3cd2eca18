package org.kifu.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.kifu.export.Printable;

/**
 * Where a command reads and writes; always UTF-8.
 *
 * @param in the input of {@code -}
 * @param out takes the data
 * @param err takes messages and progress
 * @param line the progress on {@code err}
 * @param terminal whether a person watches {@code err}
 */
record Streams(
    InputStream in, OutputStream out, PrintStream err, ProgressLine line, boolean terminal) {
  /** Set by the launcher if standard error is a terminal, which Java itself cannot ask. */
  private static final String TERMINAL = "kifu.terminal";

  /** The streams of this process. */
  static Streams ofProcess() {
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    ProgressLine line = new ProgressLine(err);
    OutputStream out = new StandardOutput(new FileOutputStream(FileDescriptor.out), line);
    return new Streams(
        System.in, new BufferedOutputStream(out, 1 << 16), err, line, Boolean.getBoolean(TERMINAL));
  }

  /** Says something to the user. */
  void say(String message) {
    line.clear();
    err.println(Printable.line(message));
  }
}
