package org.kifu.spark;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kifu.bitboard.Kernel;
import org.kifu.command.ColourOption;
import org.kifu.command.terminal.ColourChoice;
import org.kifu.command.terminal.CommandWords;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Failure;
import org.kifu.command.terminal.GivenWords;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.words.Printable;
import org.kifu.words.PrintableStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/**
 * The command {@code kifu spark}, and the main class for {@code spark-submit}: the jobs of the
 * plain command on Spark, with the same output and exit codes.
 */
@Command(
    name = "kifu spark",
    description = "Run a job on Spark, with the output of the command of that name.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "JOB")
public final class Main {
  private Main() {}

  /** Runs a job and ends the process with its exit code. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT); // data has the same digits everywhere
    Optional<String> refusal = CommandWords.ambiguity(args);
    refusal.ifPresent(reason -> say("kifu spark: " + reason));
    if (!Kernel.complaint().isEmpty()) {
      say("kifu: " + Kernel.complaint());
    }
    System.exit(refusal.isPresent() ? ExitCode.USAGE : run(args));
  }

  /** Runs a job, and returns its exit code. */
  public static int run(String... args) {
    CommandLine root =
        root(streams().colouredBy(args))
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler((fault, words) -> refused(fault))
            .setExecutionExceptionHandler((fault, command, parsed) -> failed(fault, command));
    try {
      GivenWords given = new GivenWords(args);
      given.keepIn(root);
      return root.execute(given.words());
    } catch (Refusal refusal) {
      return failed(refusal, root);
    }
  }

  /** The command with its jobs. */
  static CommandLine root(Streams streams) {
    CommandLine root = new CommandLine(new Main());
    List.of(
            new VerifyCommand(streams),
            new OpeningsCommand(streams),
            new AnnotateCommand(streams),
            new TrainCommand(streams),
            new DedupCommand(streams),
            new GamesCommand(streams))
        .forEach(root::addSubcommand);
    root.addMixin("colour", new ColourOption());
    root.getSubcommands().values().stream()
        .distinct()
        .forEach(job -> job.addMixin("colour", new ColourOption()));
    return root;
  }

  /** The streams of this process. */
  static Streams streams() {
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    return new Streams(
            System.in,
            PrintableStream.ofStandardOutput(System.out),
            err,
            new Progress.StatusLine(err),
            false)
        .coloured(ColourChoice.of(System.getenv()));
  }

  /** Prints a message to the user, in one line that is safe to show. */
  static void say(String message) {
    new PrintStream(System.err, true, StandardCharsets.UTF_8).println(Printable.line(message));
  }

  private static int refused(ParameterException fault) {
    String name = fault.getCommandLine().getCommandSpec().qualifiedName();
    String message = String.valueOf(fault.getMessage()).lines().findFirst().orElse("wrong usage");
    say(name + ": " + message);
    say("Try '" + name + " --help'.");
    return ExitCode.USAGE;
  }

  private static int failed(Exception fault, CommandLine command) {
    String name = command.getCommandSpec().qualifiedName();
    return Failure.tell(streams(), name, fault, "kifu or of Spark");
  }
}
