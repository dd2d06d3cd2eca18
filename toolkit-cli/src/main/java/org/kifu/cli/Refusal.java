package org.kifu.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** A command cannot do what it was asked: one line for the user, and the exit code. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  private Refusal(int exitCode, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.exitCode = exitCode;
  }

  /** The command line asks for what is not there. */
  static Refusal usage(String message) {
    return new Refusal(ExitCode.USAGE, message, null);
  }

  /** A path cannot be opened or written. */
  static Refusal path(String message) {
    return new Refusal(ExitCode.PATH, message, null);
  }

  /** A path cannot be opened or written, for the reason that the system gives. */
  static Refusal path(IOException cause) {
    return new Refusal(ExitCode.PATH, describe(cause), cause);
  }

  int exitCode() {
    return exitCode;
  }

  String message() {
    return String.valueOf(getMessage());
  }

  /** The system's reason in words; its exceptions often hold no more than the path. */
  static String describe(IOException cause) {
    if (!(cause instanceof FileSystemException failed)) {
      return String.valueOf(cause.getMessage());
    }
    String reason =
        switch (failed) {
          case NoSuchFileException _ -> "no such file or folder";
          case AccessDeniedException _ -> "permission denied";
          default -> failed.getReason() == null ? "cannot be used" : failed.getReason();
        };
    return failed.getFile() + ": " + reason;
  }
}
