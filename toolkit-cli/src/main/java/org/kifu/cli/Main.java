package org.kifu.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import org.kifu.command.terminal.CommandWords;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Failure;
import org.kifu.command.terminal.GivenWords;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The {@code kifu} command. */
public final class Main {
  /** The character that Java puts in the place of bytes that are not text. */
  private static final char NO_CHARACTER = '\uFFFD';

  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT); // data has the same digits everywhere
    Streams streams = Streams.ofProcess();
    if (System.getProperty("user.dir", "").indexOf(NO_CHARACTER) >= 0) {
      streams.say(
          "kifu: the name of this folder is not valid UTF-8; use absolute paths for"
              + " files here");
    }
    System.exit(run(streams, CommandWords.asGiven(args)));
  }

  /** Runs one command and returns its exit code; for use inside another program, such as a test. */
  public static int run(Streams uncoloured, String... args) {
    Streams streams = uncoloured.colouredBy(args);
    try {
      CommandWords.ambiguity(args)
          .ifPresent(
              reason -> {
                throw Refusal.usage(reason);
              });
      GivenWords given = new GivenWords(args);
      streams = uncoloured.colouredBy(given.words());
      String[] words = RootCommand.words(given.words());
      StringWriter help = new StringWriter();
      CommandLine root = RootCommand.commandLine(streams, help, words);
      given.keepIn(root);
      int code = root.execute(words);
      streams.writeOwn(help.toString());
      if (code != ExitCode.PATH) {
        streams.out().flush();
      }
      return code;
    } catch (IOException | RuntimeException | Error e) {
      return failed(streams, "kifu", e);
    }
  }

  /** Prints one line on the error in the command line, with a reference to the help. */
  static int refused(Streams streams, ParameterException fault) {
    CommandLine command = fault.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    streams.sayError(name + ": " + UsageMessages.of(fault));
    streams.say("Try '" + name + " --help'.");
    return ExitCode.USAGE;
  }

  /** Prints one line on the failure of a command, and returns the exit code for it. */
  static int failed(Streams streams, String command, Throwable fault) {
    return Failure.tell(streams, command, fault, "kifu itself, please report it");
  }
}
