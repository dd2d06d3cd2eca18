package org.kifu.command;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/**
 * Standard output, which tells a reader that went away ({@code kifu ... | head}) from an output
 * that cannot be written. Both are unchecked, so that no writer on the way swallows them.
 */
public final class StandardOutput extends OutputStream {
  /** Nobody reads standard output any more. */
  public static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Closed(IOException cause) {
      super(cause);
    }
  }

  private final OutputStream out;
  private final ProgressLine line;

  public StandardOutput(OutputStream out, ProgressLine line) {
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
