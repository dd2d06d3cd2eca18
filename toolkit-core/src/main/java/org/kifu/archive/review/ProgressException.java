package org.kifu.archive.review;

import java.util.function.Supplier;

/** The failure to read a line of a file of progress. */
public final class ProgressException extends Exception {
  private static final long serialVersionUID = 1L;

  private ProgressException(String message) {
    super(message);
  }

  static Supplier<ProgressException> at(int line, String text) {
    return () -> new ProgressException("line " + line + ": no answer: '" + text + "'");
  }
}
