package org.kifu.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * {@code kifu spark}, and the main class for {@code spark-submit}: the jobs of the plain command on
 * Spark, with its output and its exit codes.
 */
@Command(
    name = "kifu spark",
    description = "Runs a job on Spark; the output equals that of the plain command.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "JOB",
    subcommands = {VerifyCommand.class, OpeningsCommand.class})
public final class Main {
  /** Exit code: a path cannot be opened or written. */
  static final int PATH = 3;

  private Main() {}

  /** Runs a job and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(run(args));
  }

  /** Runs a job; returns its exit code. */
  static int run(String... args) {
    return new CommandLine(new Main())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionExceptionHandler((failure, command, parsed) -> report(failure))
        .execute(args);
  }

  private static int report(Exception failure) throws Exception {
    if (failure instanceof IOException || failure instanceof UncheckedIOException) {
      System.err.println("kifu spark: " + failure.getMessage());
      return PATH;
    }
    throw failure;
  }
}
