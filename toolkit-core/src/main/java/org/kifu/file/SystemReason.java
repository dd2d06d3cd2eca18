package org.kifu.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** The reason why the system could not open, read or write something. */
public final class SystemReason {
  private SystemReason() {}

  /**
   * The reason in words, without the path; the exceptions of the system often hold only the path.
   */
  public static String of(IOException cause) {
    return switch (cause) {
      case NoSuchFileException _ -> "no such file or folder";
      case AccessDeniedException _ -> "permission denied";
      case FileSystemException failed ->
          failed.getReason() == null ? "cannot be used" : failed.getReason();
      default -> String.valueOf(cause.getMessage());
    };
  }

  /** The reason inside an exception of a stream. */
  public static String of(UncheckedIOException failure) {
    IOException cause = failure.getCause();
    return cause == null ? String.valueOf(failure.getMessage()) : of(cause);
  }
}
