package org.kifu.command.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import org.kifu.archive.edition.Corrections;
import org.kifu.command.terminal.Streams.StandardOutput;
import org.kifu.engine.EngineProgram.EngineException;

/** The failure of a command, as a message for the user and an exit code for the shell. */
public final class Failure {
  private static final long MIB = 1 << 20;

  private Failure() {}

  /**
   * Prints one line on the failure of a command, and returns the exit code for it.
   *
   * @param suspects the part at fault if the cause is not known, and the advice for the user
   */
  public static int tell(Streams streams, String command, Throwable fault, String suspects) {
    switch (fault) {
      case StandardOutput.Closed _ -> {
        return ExitCode.CLEAN;
      }
      case Refusal refusal -> {
        return refuse(streams, command, refusal);
      }
      case UncheckedIOException io -> {
        IOException cause = io.getCause();
        return tell(
            streams, command, cause == null ? Refusal.path(io.toString()) : cause, suspects);
      }
      case Corrections.UnfitException unfit -> {
        return refuse(streams, command, Refusal.usage("--correct: " + unfit.getMessage()));
      }
      case IOException io -> {
        return refuse(streams, command, Refusal.path(io));
      }
      case EngineException engine -> {
        return refuse(streams, command, Refusal.path(String.valueOf(engine.getMessage())));
      }
      case CancellationException _ -> {
        streams.sayError(command + ": interrupted");
        return ExitCode.INTERRUPTED;
      }
      case OutOfMemoryError _ -> {
        long heap = Runtime.getRuntime().maxMemory() / MIB;
        streams.sayError(
            "%s: out of memory at %d MiB; KIFU_JAVA_OPTS=-Xmx%dm allows more"
                .formatted(command, heap, 2 * heap));
        return ExitCode.PATH; // the code for a path that cannot be handled, here with this memory
      }
      default -> {
        streams.sayError(command + ": a fault of " + suspects + ": " + fault);
        fault.printStackTrace(streams.err());
        return ExitCode.INTERNAL;
      }
    }
  }

  private static int refuse(Streams streams, String command, Refusal refusal) {
    String message = command + ": " + refusal.message();
    message.lines().findFirst().ifPresent(first -> streams.sayError(first));
    message.lines().skip(1).forEach(streams::say);
    if (refusal.exitCode() == ExitCode.USAGE) {
      streams.say("Try '" + command + " --help'.");
    }
    return refusal.exitCode();
  }
}
