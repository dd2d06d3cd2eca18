package org.kifu.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes; always UTF-8.
 *
 * @param in the input of {@code -}
 * @param out takes the data
 * @param err takes messages and progress
 * @param terminal whether a person watches {@code err}
 */
record Streams(InputStream in, OutputStream out, PrintStream err, boolean terminal) {
  /**
   * Set by the launcher where standard error is a terminal; Java can ask that only of all three.
   */
  private static final String TERMINAL = "kifu.terminal";

  /** The streams of this process. */
  static Streams ofProcess() {
    OutputStream out = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    OutputStream err = new FileOutputStream(FileDescriptor.err);
    return new Streams(
        System.in,
        new BufferedOutputStream(out, 1 << 16),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        Boolean.getBoolean(TERMINAL));
  }
}
