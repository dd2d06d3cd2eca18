package org.kifu.command.terminal;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;
import org.kifu.file.StagingFolder;
import org.kifu.file.SystemReason;

/** The refusal of a command to do its job: one line for the user, and the exit code. */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  private Refusal(int exitCode, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.exitCode = exitCode;
  }

  /** The refusal of a wrong command line. */
  public static Refusal usage(String message) {
    return new Refusal(ExitCode.USAGE, message, null);
  }

  /** The refusal of a path that cannot be opened or written. */
  public static Refusal path(String message) {
    return new Refusal(ExitCode.PATH, message, null);
  }

  /** The refusal of a path, with the reason that the system gives. */
  public static Refusal path(IOException cause) {
    return new Refusal(ExitCode.PATH, describe(cause), cause);
  }

  /** The refusal for work that ended before all of it was done. */
  public static Refusal incomplete(String message) {
    return new Refusal(ExitCode.FINDINGS, message, null);
  }

  public int exitCode() {
    return exitCode;
  }

  public String message() {
    return String.valueOf(getMessage());
  }

  /**
   * The path that failed, if it is known, and the reason of the system in words; for a file that
   * does not exist also files with similar names.
   */
  private static String describe(IOException cause) {
    String reason = SystemReason.of(cause);
    if (!(cause instanceof FileSystemException failed) || failed.getFile() == null) {
      return reason;
    }
    String place = StagingFolder.finalPlace(failed.getFile());
    String offer = cause instanceof NoSuchFileException ? Suggestion.ofFile(place) : "";
    return place + ": " + reason + offer;
  }
}
