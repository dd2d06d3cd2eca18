package org.kifu.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.kifu.dedup.Dedup;
import org.kifu.dedup.DedupOptions;
import org.kifu.dedup.Reason;
import org.kifu.dedup.Removal;
import org.kifu.export.DedupExport;
import org.kifu.export.DedupSettings;
import org.kifu.export.DedupWriter;
import org.kifu.export.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "dedup",
    description =
        "Finds games that are the same, and says why; writes a copy without them if asked.",
    footer = {
      "",
      "Reasons: identical symmetric same-moves prefix same-players same-final-board.",
      "Nothing is deleted: -o with --to writes a copy, and the groups go to standard output.",
      "",
      "Example: kifu dedup examples/wthor --reasons identical,same-moves"
    })
final class DedupCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--reasons",
      paramLabel = "REASONS",
      split = ",",
      converter = ReasonByLabel.class,
      description = "Report these reasons only, such as identical,prefix; all by default.")
  private List<Reason> reasons = new ArrayList<>();

  @Option(
      names = "--board-from",
      paramLabel = "MOVES",
      defaultValue = "" + DedupOptions.USUAL_BOARD_FROM,
      description =
          "Compare the final boards of games with so many moves or more; ${DEFAULT-VALUE} by"
              + " default.")
  private int boardFrom = DedupOptions.USUAL_BOARD_FROM;

  @Mixin private ReportForm form = new ReportForm();
  @Mixin private CopyOptions copy = new CopyOptions();
  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  DedupCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    DedupOptions options = options();
    Removal removal = copy.removal(output, input);
    ProblemReport report = new ProblemReport(streams, output);
    try (Games games = input.open(streams);
        Progress progress = new Progress(streams, output)) {
      Output.Body<Writer> body =
          out -> {
            DedupWriter writer = writer(out, options);
            Dedup dedup = new Dedup(options, removal);
            writer.finish(
                dedup.run(new ReportedGames(games.chosen(report, progress), report), writer));
            return report.exitCode();
          };
      copy.check(games, streams, output);
      if (copy.isAsked()) {
        Writer out = new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8);
        body.write(out);
      } else {
        output.writeText(streams, games.files(), body);
      }
    }
    copy.write(input, removal, streams, output, report);
    return report.exitCode();
  }

  private DedupOptions options() {
    if (boardFrom < 1) {
      throw Refusal.usage("--board-from counts from 1, not " + boardFrom);
    }
    Set<Reason> wanted = reasons.isEmpty() ? EnumSet.allOf(Reason.class) : EnumSet.copyOf(reasons);
    return DedupOptions.withJobs(jobs.jobs()).withReasons(wanted).withBoardFrom(boardFrom);
  }

  private DedupWriter writer(Writer out, DedupOptions options) throws IOException {
    DedupSettings settings =
        new DedupSettings(
            options.reasons().stream().sorted().toList(), boardFrom, copy.reasons(), copy.keep());
    return switch (form.format()) {
      case TEXT -> DedupExport.text(new Printable(out));
      case JSONL -> DedupExport.jsonLines(out, settings);
      case CSV -> DedupExport.csv(out);
    };
  }
}
