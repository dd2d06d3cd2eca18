package org.kifu.command.everyday;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.kifu.command.CsvOption;
import org.kifu.command.ExitCode;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.Output;
import org.kifu.command.Progress;
import org.kifu.command.Streams;
import org.kifu.command.option.CheckOptions;
import org.kifu.command.option.FailOn;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.verify.Tally;
import org.kifu.verify.Verification;
import org.kifu.verify.VerifyOptions;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.output.Quarantine;
import org.kifu.verify.output.VerifySettings;
import org.kifu.verify.output.VerifyWriter;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    description = "Replays every game and says what is wrong, where, and how much of it there is.",
    footer = {
      "",
      "Exit code 1 if there are findings at or above --fail-on, 3 if a path could not be opened.",
      "'kifu explain CODE' says what a finding means.",
      "",
      "Example: kifu verify examples/wthor --by year"
    })
public final class VerifyCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    JSONL,
    CSV,
    SARIF,
    JUNIT;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private Format format = Format.TEXT;

  @Option(
      names = "--fail-on",
      paramLabel = "SEVERITY",
      defaultValue = "error",
      description =
          "The severity from which on findings give exit code 1: error, warning or never.")
  private FailOn failOn = FailOn.ERROR;

  @Option(
      names = "--by",
      paramLabel = "GROUP",
      description = "Count by file or by year as well, in text, JSONL and CSV.")
  private @Nullable Grouping by;

  @Option(
      names = "--quarantine",
      paramLabel = "DIR",
      description =
          "Copy the bytes of each illegal or unreadable game to a file in DIR; with --strict,"
              + " also of those that only a tolerance takes.")
  private @Nullable Path quarantine;

  @Mixin private CheckOptions checks = new CheckOptions();
  @Mixin private Output output = new Output();
  @Mixin private CsvOption csv = new CsvOption();
  @Mixin private JobsOption jobs = new JobsOption();

  public VerifyCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    if (quarantine != null) {
      input.refuseInside(quarantine, streams);
    }
    try (Games games = input.open(streams)) {
      int code = verify(games);
      output.finish(games.files());
      return code;
    }
  }

  private int verify(Games games) throws Exception {
    try (Progress progress = new Progress(streams, output);
        Quarantine setAside = quarantine == null ? null : new Quarantine(quarantine)) {
      if (setAside != null) {
        output.alsoWrites(setAside::files);
      }
      return output.writeText(
          streams,
          games.files(),
          out -> {
            Tally total = verify(games, progress, writer(out), setAside);
            if (setAside != null) {
              setAside.publish();
            }
            return total.count(ProblemCode.IO_ERROR) > 0
                ? ExitCode.PATH
                : failOn.isMetBy(total) ? ExitCode.FINDINGS : ExitCode.CLEAN;
          });
    }
  }

  private Tally verify(
      Games games, Progress progress, VerifyWriter writer, @Nullable Quarantine setAside)
      throws IOException {
    VerifyOptions options =
        VerifyOptions.withJobs(jobs.jobs()).withChecks(checks.checks()).withGroupings(groupings());
    Verification verification =
        new Verification(
            options,
            finding -> unchecked(() -> writer.write(finding)),
            game -> unchecked(() -> keep(game, setAside)));
    VerifyResult result =
        verification.run(games.chosen(verification::report, progress, verification::account));
    writer.finish(result);
    return result.total();
  }

  private static void keep(ParsedGame game, @Nullable Quarantine setAside) throws IOException {
    if (setAside != null) {
      setAside.add(game);
    }
  }

  private VerifyWriter writer(Writer out) throws IOException {
    VerifySettings settings =
        new VerifySettings(
            input.rules().name(), checks.checks(), failOn.severity(), Optional.ofNullable(by));
    return switch (format) {
      case TEXT -> VerifyWriter.text(new Printable(out), settings);
      case JSONL -> VerifyWriter.jsonLines(out, settings);
      case CSV -> VerifyWriter.csv(csv.table(out), settings);
      case SARIF -> VerifyWriter.sarif(out, settings);
      case JUNIT -> VerifyWriter.junit(out, settings);
    };
  }

  /** JUnit's cases are files. */
  private Set<Grouping> groupings() {
    Set<Grouping> groupings = EnumSet.noneOf(Grouping.class);
    if (by != null) {
      groupings.add(by);
    }
    if (format == Format.JUNIT) {
      groupings.add(Grouping.FILE);
    }
    return groupings;
  }

  /** Work on files inside a callback that cannot throw their exceptions. */
  private interface FileWork {
    void run() throws IOException;
  }

  private static void unchecked(FileWork work) {
    try {
      work.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
