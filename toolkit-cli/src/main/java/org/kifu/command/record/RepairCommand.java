package org.kifu.command.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.batch.Batch;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.GameInput;
import org.kifu.command.input.GameStream;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.InputWords;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.input.ReadsFiles;
import org.kifu.command.option.JobsOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.FreshFolder;
import org.kifu.command.output.ManifestOption;
import org.kifu.command.output.Staging;
import org.kifu.command.output.WritingOptions;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.GameRepair;
import org.kifu.repair.GameRepair.RepairOptions;
import org.kifu.repair.LineArchive;
import org.kifu.repair.RepairTally;
import org.kifu.repair.output.RepairWriter;
import org.kifu.repair.output.RepairWriter.Copy;
import org.kifu.repair.output.RepairWriter.RepairSettings;
import org.kifu.words.Printable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "repair",
    description = "Propose repairs of damaged records, and write corrected copies if asked.",
    footer = {
      "",
      "Proposals that share a rank are equally good; their order within the rank is a hint.",
      "Exit code 1 if a record has a fault and no corrected copy.",
      "",
      "Example: kifu repair examples/three-good-one-broken.txt"
    })
public final class RepairCommand implements Callable<Integer>, ReadsFiles {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();
  @ArgGroup private CorrectedCopies.ProposalChoice choice = new CorrectedCopies.ProposalChoice();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description =
          "Write the proposals (repair.jsonl), the chosen corrected copies and their rows for"
              + " --correct (corrections.csv) to DIR, a new or empty folder. With --measure,"
              + " write chances.csv.")
  private @Nullable Path folder;

  @Option(
      names = "--archive",
      paramLabel = "PATH",
      description =
          "Rank proposals by how often the games in PATH played the line. Can be repeated.")
  private List<String> archive = new ArrayList<>();

  @Option(
      names = "--max-edits",
      paramLabel = "N",
      defaultValue = "2",
      description = "Maximum number of faults in a record, 1 or 2 (default: 2).")
  private int mostEdits = 2;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "5",
      description = "Maximum number of proposals for a record (default: 5).")
  private int limit = 5;

  @Mixin private FormOption form = FormOption.of(Form.TEXT, Form.JSONL);

  @Mixin private MeasureOptions measure = new MeasureOptions();

  @Mixin private WritingOptions writing = new WritingOptions();

  @Mixin private JobsOption jobs = new JobsOption();
  @Mixin private ManifestOption manifest = new ManifestOption();

  public RepairCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    input.refuseOtherRules("repair");
    RepairOptions options = options();
    ProblemReport report = new ProblemReport(streams, () -> writing.isQuiet());
    Writer out = new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8);
    if (measure.isAsked()) {
      measure(report, out);
      return report.exitCode();
    }
    RepairTally tally = repair(options, report, out);
    return Math.max(report.exitCode(), tally.leavesFaults() ? ExitCode.FINDINGS : ExitCode.CLEAN);
  }

  @Override
  public InputFiles with(InputFiles inputs) {
    return inputs.with(InputWords.of(archive, InputStream.nullInputStream()));
  }

  private void measure(ProblemReport report, Writer out) throws IOException {
    if (folder == null) {
      measure(report, out, Optional.empty());
      return;
    }
    input.refuseInside(folder, streams);
    try (FreshFolder fresh = FreshFolder.open(folder, writing.mayReplace(), List.of())) {
      try (Writer cases = Staging.text(fresh.file("chances.csv"))) {
        measure(report, out, Optional.of(cases));
      }
      fresh.publish();
    }
  }

  private void measure(ProblemReport report, Writer out, Optional<Writer> cases)
      throws IOException {
    measure.run(() -> input.open(streams), this::archiveGames, report, jobs.jobs(), out, cases);
    out.flush();
  }

  private RepairTally repair(RepairOptions options, ProblemReport report, Writer out)
      throws IOException {
    if (folder == null) {
      manifest.refuseWithoutFile();
    } else {
      input.refuseInside(folder, streams);
    }
    LineArchive lines = lines(report);
    RepairSettings settings = new RepairSettings(options, lines != null, choice.words());
    RepairWriter shown =
        form.form() == Form.JSONL
            ? RepairWriter.jsonLines(out, settings)
            : RepairWriter.text(new Printable(out), "--limit");
    try (ChosenGames games = input.open(streams);
        Progress progress = new Progress(streams, writing.isQuiet());
        FreshFolder fresh =
            folder == null ? null : FreshFolder.open(folder, writing.mayReplace(), games.files());
        CorrectedCopies copies =
            CorrectedCopies.open(
                fresh, choice, settings, input.isWhole(), streams, writing.isQuiet())) {
      manifest.check(List.of(), writing.mayReplace(), games.files());
      RepairRun run = new RepairRun(shown, copies);
      Iterator<ParsedGame> chosen = games.chosen(report, progress);
      RepairTally tally = run.repair(chosen, options, lines, jobs.jobs());
      copies.finish(tally);
      if (fresh != null) {
        fresh.publish();
        manifest.write(fresh.files(), writing.mayReplace(), games.files());
      }
      return tally;
    }
  }

  private RepairOptions options() {
    if (choice.isAsked() && folder == null) {
      throw Refusal.usage("corrected copies need -o DIR");
    }
    try {
      return new RepairOptions(mostEdits, Math.max(limit, choice.number()));
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  private @Nullable LineArchive lines(ProblemReport report) {
    if (archive.isEmpty()) {
      return null;
    }
    try (GameStream games = archiveGames(report)) {
      return LineArchive.of(games, jobs.jobs());
    }
  }

  private GameStream archiveGames(Consumer<Problem> problems) {
    InputWords inputs = InputWords.of(archive, streams.in());
    return new GameStream(
        inputs, ReadOptions.reportingTo(problems), Progress.NONE, (source, bytes) -> {});
  }

  /** A run of repairs over records, one after the other. */
  private static final class RepairRun {
    /**
     * The number of records that a thread takes at a time: a damaged record takes some
     * milliseconds, a sound one almost no time.
     */
    private static final int GAMES_TOGETHER = 32;

    private final RepairWriter shown;
    private final CorrectedCopies copies;
    private RepairTally tally = RepairTally.NONE;

    RepairRun(RepairWriter shown, CorrectedCopies copies) {
      this.shown = shown;
      this.copies = copies;
    }

    RepairTally repair(
        Iterator<ParsedGame> games, RepairOptions options, @Nullable LineArchive archive, int jobs)
        throws IOException {
      new Batch(jobs, GAMES_TOGETHER)
          .<ParsedGame, Diagnosis>run(
              games, game -> game.origin().byteCount(), () -> worker(options, archive), this::take);
      shown.finish(tally);
      return tally;
    }

    private static Function<ParsedGame, Diagnosis> worker(
        RepairOptions options, @Nullable LineArchive archive) {
      return new GameRepair(options, archive)::diagnose;
    }

    private void take(Diagnosis diagnosis) {
      try {
        Optional<Copy> copy = copies.take(diagnosis);
        shown.write(diagnosis, copy);
        tally = tally.plus(diagnosis, copy.isPresent());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
