package org.kifu.command.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.kifu.words.Printable;
import org.kifu.words.PrintableStream;

/**
 * The streams of a command; always UTF-8.
 *
 * @param in the input of {@code -}
 * @param out takes the data; on a terminal nothing in it steers the terminal
 * @param err takes messages and progress
 * @param line the progress on {@code err}
 * @param terminal whether a person watches {@code err}
 */
public record Streams(
    InputStream in, OutputStream out, PrintStream err, Progress.StatusLine line, boolean terminal) {
  /** Set by the launcher if standard error is a terminal, which Java itself cannot ask. */
  private static final String TERMINAL = "kifu.terminal";

  /** The streams of this process. */
  public static Streams ofProcess() {
    PrintStream bare =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    Progress.StatusLine line = new Progress.StatusLine(bare);
    OutputStream out =
        new BufferedOutputStream(
            new StandardOutput(new FileOutputStream(FileDescriptor.out), line), 1 << 16);
    return new Streams(
        System.in,
        PrintableStream.ofStandardOutput(out),
        new PrintStream(new PrintableStream(bare), true, StandardCharsets.UTF_8),
        line,
        Boolean.getBoolean(TERMINAL));
  }

  /** Writes a text of this program itself as data; on a terminal its colours are meant. */
  public void writeOwn(String text) throws IOException {
    if (out instanceof PrintableStream shown) {
      shown.writeOwn(text);
    } else {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Says something to the user. */
  public void say(String message) {
    line.clear();
    err.println(Printable.line(message));
  }

  /**
   * Standard output, which tells a reader that went away ({@code kifu ... | head}) from an output
   * that cannot be written. Both are unchecked, so that no writer on the way swallows them.
   */
  public static final class StandardOutput extends OutputStream {
    /** The sign that nobody reads standard output any more. */
    public static final class Closed extends RuntimeException {
      private static final long serialVersionUID = 1L;

      Closed(IOException cause) {
        super(cause);
      }
    }

    private final OutputStream out;
    private final Progress.StatusLine line;

    public StandardOutput(OutputStream out, Progress.StatusLine line) {
      this.out = out;
      this.line = line;
    }

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
      line.clear();
      try {
        out.write(bytes, from, count);
      } catch (IOException e) {
        throw failure(e);
      }
    }

    /** The Java library has no other sign of a closed pipe than the system's message. */
    private static RuntimeException failure(IOException cause) {
      String message = String.valueOf(cause.getMessage());
      return message.toLowerCase(Locale.ROOT).contains("pipe")
          ? new Closed(cause)
          : Refusal.path("standard output: " + message);
    }
  }
}
