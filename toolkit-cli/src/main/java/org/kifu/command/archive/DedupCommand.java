package org.kifu.command.archive;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.kifu.archive.dedup.Dedup;
import org.kifu.archive.dedup.DedupOptions;
import org.kifu.archive.dedup.Removal;
import org.kifu.archive.output.DedupWriter;
import org.kifu.archive.output.DedupWriter.DedupSettings;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Streams;
import org.kifu.command.option.DedupChoice;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
public final class DedupCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Mixin private DedupChoice choice = new DedupChoice();
  @Mixin private ReportForm form = new ReportForm();
  @Mixin private CopyOptions copy = new CopyOptions();
  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public DedupCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    DedupOptions options = choice.options(jobs.jobs());
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

  private DedupWriter writer(Writer out, DedupOptions options) throws IOException {
    DedupSettings settings =
        new DedupSettings(
            options.reasons().stream().sorted().toList(),
            options.boardFrom(),
            copy.reasons(),
            copy.keep());
    return switch (form.format()) {
      case TEXT -> DedupWriter.text(new Printable(out));
      case JSONL -> DedupWriter.jsonLines(out, settings);
      case CSV -> DedupWriter.csv(form.table(out));
    };
  }
}
