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
import org.kifu.game.Severity;
import org.kifu.words.Colours;
import org.kifu.words.Printable;
import org.kifu.words.PrintableStream;

/**
 * The streams of a command; always UTF-8.
 *
 * @param in the input for {@code -}
 * @param out takes the data; on a terminal no character in the data can steer the terminal
 * @param err takes messages and progress
 * @param line the progress on {@code err}
 * @param terminal whether {@code err} is a terminal
 * @param colours the colours of text for people on {@code out}
 * @param messageColours the colours of messages
 */
public record Streams(
    InputStream in,
    OutputStream out,
    PrintStream err,
    Progress.StatusLine line,
    boolean terminal,
    Colours colours,
    Colours messageColours) {
  /**
   * The property that the launcher sets if standard error is a terminal, which Java itself cannot
   * find out.
   */
  private static final String TERMINAL = "kifu.terminal";

  /** Streams without colours. */
  public Streams(
      InputStream in,
      OutputStream out,
      PrintStream err,
      Progress.StatusLine line,
      boolean terminal) {
    this(in, out, err, line, terminal, Colours.OFF, Colours.OFF);
  }

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
            Boolean.getBoolean(TERMINAL))
        .coloured(ColourChoice.of(System.getenv()));
  }

  /** The same streams with the colours that these words of a command line choose. */
  public Streams colouredBy(String... words) {
    return ColourChoice.given(words).map(this::coloured).orElse(this);
  }

  /** The same streams with the colours of a choice. */
  public Streams coloured(ColourChoice choice) {
    Colours ofOut = choice.of(out instanceof PrintableStream);
    return new Streams(in, out, err, line, terminal, ofOut, choice.of(terminal));
  }

  /**
   * The colours of text for people on standard output, which passes them on from now on. Only for
   * text in which the control characters of records have been spelled out.
   */
  public Colours passColours() {
    if (colours == Colours.ON && out instanceof PrintableStream shown) {
      shown.passColours();
    }
    return colours;
  }

  /** Writes a text of the program itself as data, with its colours on a terminal. */
  public void writeOwn(String text) throws IOException {
    if (out instanceof PrintableStream shown) {
      shown.writeOwn(text);
    } else {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Prints a message to the user. */
  public void say(String message) {
    line.clear();
    err.println(Printable.line(message));
  }

  /**
   * Prints a message about a problem; its beginning, up to the first colon, has the colour of the
   * severity.
   */
  public void say(Severity severity, String message) {
    int end = message.indexOf(": ") + 1;
    line.print(
        messageColours.of(severity, Printable.line(message.substring(0, end)))
            + Printable.line(message.substring(end))
            + "\n");
  }

  /** Prints the message of an error, such as the reason why a command ends. */
  public void sayError(String message) {
    say(Severity.ERROR, message);
  }

  /** Prints a text of the program itself as a message, with its colours. */
  public void sayOwn(String text) {
    line.print(text);
  }

  /**
   * Standard output, which distinguishes a reader that has closed the pipe ({@code kifu ... |
   * head}) from an output that cannot be written. Both exceptions are unchecked, so that no writer
   * in between swallows them.
   */
  public static final class StandardOutput extends OutputStream {
    /** The exception for a standard output that is no longer read. */
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

    /**
     * The exception for a failed write; the message of the system is the only sign of a closed pipe
     * in Java.
     */
    private static RuntimeException failure(IOException cause) {
      String message = String.valueOf(cause.getMessage());
      return message.toLowerCase(Locale.ROOT).contains("pipe")
          ? new Closed(cause)
          : Refusal.path("standard output: " + message);
    }
  }
}
