package org.kifu.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.kifu.archive.edition.Corrections;
import org.kifu.command.terminal.CommandWords;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.command.terminal.Streams.StandardOutput;
import org.kifu.engine.EngineProgram.EngineException;
import org.kifu.store.OpeningStore;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The {@code kifu} command. */
public final class Main {
  private static final long MIB = 1 << 20;

  /** The character that Java puts in the place of bytes that are not text. */
  private static final char NO_CHARACTER = '\uFFFD';

  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT); // data has the same digits everywhere
    Streams streams = Streams.ofProcess();
    if (System.getProperty("user.dir", "").indexOf(NO_CHARACTER) >= 0) {
      streams.say("kifu: the name of this folder is no UTF-8; here, name files by absolute paths");
    }
    System.exit(run(streams, CommandWords.asGiven(args)));
  }

  /** Runs one command and returns its exit code; for use inside another program, such as a test. */
  public static int run(Streams streams, String... args) {
    try {
      CommandWords.ambiguity(args)
          .ifPresent(
              reason -> {
                throw Refusal.usage(reason);
              });
      String[] words = RootCommand.words(args);
      StringWriter help = new StringWriter();
      int code = RootCommand.commandLine(streams, help, words).execute(words);
      streams.writeOwn(help.toString());
      if (code != ExitCode.PATH) {
        streams.out().flush();
      }
      return code;
    } catch (IOException | RuntimeException | Error e) {
      return failed(streams, "kifu", e);
    }
  }

  /** One line on what is wrong with the command line, and where help is. */
  static int refused(Streams streams, ParameterException fault) {
    CommandLine command = fault.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    streams.say(name + ": " + UsageMessages.of(fault));
    streams.say("Try '" + name + " --help'.");
    return ExitCode.USAGE;
  }

  /** One line on what stopped a command, and the exit code that says so. */
  static int failed(Streams streams, String command, Throwable fault) {
    switch (fault) {
      case StandardOutput.Closed _ -> {
        return ExitCode.CLEAN;
      }
      case Refusal refusal -> {
        (command + ": " + refusal.message()).lines().forEach(streams::say);
        if (refusal.exitCode() == ExitCode.USAGE) {
          streams.say("Try '" + command + " --help'.");
        }
        return refusal.exitCode();
      }
      case UncheckedIOException io -> {
        IOException cause = io.getCause();
        return failed(streams, command, cause == null ? Refusal.path(io.toString()) : cause);
      }
      case Corrections.UnfitException unfit -> {
        return failed(streams, command, Refusal.usage("--correct: " + unfit.getMessage()));
      }
      case IOException io -> {
        return failed(streams, command, Refusal.path(io));
      }
      case EngineException engine -> {
        return failed(streams, command, Refusal.path(String.valueOf(engine.getMessage())));
      }
      case CancellationException _ -> {
        streams.say(command + ": interrupted");
        return ExitCode.INTERRUPTED;
      }
      case OutOfMemoryError _ -> {
        long heap = Runtime.getRuntime().maxMemory() / MIB;
        streams.say(
            "%s: out of memory at %d MiB; KIFU_JAVA_OPTS=-Xmx%dm allows more"
                .formatted(command, heap, 2 * heap));
        return ExitCode.PATH; // that of what cannot be read or written, here with this memory
      }
      case InternalError error when OpeningStore.isCut(error) -> {
        return failed(streams, command, Refusal.path("a store was cut while it was read"));
      }
      default -> {
        streams.say(command + ": a fault of kifu itself, please report it: " + fault);
        fault.printStackTrace(streams.err());
        return ExitCode.INTERNAL;
      }
    }
  }
}
