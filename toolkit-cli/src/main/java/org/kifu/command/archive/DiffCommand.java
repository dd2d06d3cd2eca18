package org.kifu.command.archive;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.kifu.archive.edition.ArchiveDiff;
import org.kifu.archive.edition.ArchiveDiff.DiffCounts;
import org.kifu.archive.output.DiffWriter;
import org.kifu.command.ExitCode;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.InputFiles;
import org.kifu.command.JobsOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.game.ParsedGame;
import org.kifu.spill.SpillSort;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "diff",
    description = "Says how two archives differ: which games, facts and moves.",
    footer = {
      "",
      "The first INPUT is A, the second B; the order of games does not matter.",
      "Exit code 0 if they are the same, 1 if they differ or a game could not be read.",
      "",
      "Example: kifu diff examples/wthor/WTH_1977.wtb examples/wthor/WTH_1978.wtb"
    })
public final class DiffCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();
  @Mixin private ReportForm form = new ReportForm();
  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public DiffCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    List<Games> both = input.openEach(streams);
    if (both.size() != 2) {
      throw Refusal.usage("two inputs are compared, not " + both.size());
    }
    ProblemReport report = new ProblemReport(streams, output);
    try (Games first = both.getFirst();
        Games second = both.getLast();
        Progress progress = new Progress(streams, output);
        ArchiveDiff diff = new ArchiveDiff(jobs.jobs(), SpillSort.usualMemory())) {
      return output.writeText(
          streams,
          InputFiles.ofAll(both),
          out -> {
            DiffWriter writer = writer(out);
            DiffCounts counts =
                diff.run(chosen(first, report, progress), chosen(second, report, progress), writer);
            writer.finish(counts);
            tellOfNothing(counts);
            return Math.max(
                report.exitCode(), counts.areSame() ? ExitCode.CLEAN : ExitCode.FINDINGS);
          });
    }
  }

  /** Two archives of which nothing was read look the same. */
  private void tellOfNothing(DiffCounts counts) {
    if (counts.first() == 0 && counts.second() == 0) {
      streams.say("kifu diff: no game could be read of A or B, so nothing was compared");
    } else if (counts.first() == 0 || counts.second() == 0) {
      String empty = counts.first() == 0 ? "A" : "B";
      streams.say("kifu diff: no game could be read of %s".formatted(empty));
    }
  }

  private static Iterator<ParsedGame> chosen(Games games, ProblemReport report, Progress progress) {
    return new ReportedGames(games.chosen(report, progress), report);
  }

  private DiffWriter writer(Writer out) throws IOException {
    return switch (form.format()) {
      case TEXT -> DiffWriter.text(new Printable(out));
      case JSONL -> DiffWriter.jsonLines(out);
      case CSV -> DiffWriter.csv(form.table(out));
    };
  }
}
