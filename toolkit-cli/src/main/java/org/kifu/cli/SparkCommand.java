package org.kifu.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.kifu.cli.RootCommand.Version;
import org.kifu.command.terminal.Refusal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * The help of {@code kifu spark}. The jobs are in a separate program, which the launcher starts
 * with Spark on its class path, so this help does not need Spark.
 */
@Command(
    name = SparkCommand.NAME,
    description = "Run a job on Apache Spark, with the output of the command of that name.",
    customSynopsis = "kifu spark JOB [OPTIONS] INPUT...",
    footer = {
      "",
      "Jobs: " + SparkCommand.JOBS + ".",
      "",
      "'kifu spark JOB --help' lists the options of a job once Spark is installed. --master URL"
          + " chooses the Spark to run on (default: local[*]). Spark comes from SPARK_HOME. In"
          + " a checkout without SPARK_HOME, the first job downloads Spark, about 290 MB.",
      "",
      "Example: kifu spark verify examples/wthor --format jsonl"
    })
final class SparkCommand implements Callable<Integer> {
  static final String NAME = "spark";

  /** The jobs. The launcher and the program for Spark have lists of their own; a test compares. */
  static final String JOBS = "verify, openings, dedup, annotate, train and games";

  @Spec private CommandSpec spec = CommandSpec.create();

  private SparkCommand() {}

  static CommandLine commandLine() {
    CommandLine command = new CommandLine(new SparkCommand()).setUnmatchedArgumentsAllowed(true);
    command.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
    return command;
  }

  /**
   * Refuses to run. The launcher calls this command for what is not a job, so that Kifu neither
   * builds nor downloads anything for it. Otherwise somebody started the jar without the launcher.
   */
  @Override
  public Integer call() {
    List<String> words = spec.commandLine().getUnmatchedArguments();
    if (words.isEmpty()) {
      throw Refusal.usage("no job; jobs: " + JOBS);
    }
    String job = words.getFirst();
    if (!List.of(JOBS.split(", | and ", -1)).contains(job)) {
      throw Refusal.usage("'" + job + "' is not a job; jobs: " + JOBS);
    }
    throw Refusal.usage("start Spark jobs with the launcher, kifu, or with spark-submit");
  }
}
