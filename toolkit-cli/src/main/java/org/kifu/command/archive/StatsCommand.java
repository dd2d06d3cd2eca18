package org.kifu.command.archive;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.kifu.archive.stats.GameStats;
import org.kifu.archive.stats.StatsJob;
import org.kifu.command.CsvOption;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Streams;
import org.kifu.opening.output.GameStatsExport;
import org.kifu.opening.output.OpeningText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "stats",
    description = "Says how games end, how long they are, and how many moves there are to choose.",
    footer = {
      "",
      "Games count that were played by the rules from the standard start to their end.",
      "",
      "Example: kifu stats examples/wthor --format json"
    })
public final class StatsCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    JSON,
    CSV;

    GameStatsExport export() {
      return switch (this) {
        case TEXT -> GameStatsExport.TEXT;
        case JSON -> GameStatsExport.JSON;
        case CSV -> GameStatsExport.CSV;
      };
    }

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

  @Mixin private Output output = new Output();
  @Mixin private CsvOption csv = new CsvOption();
  @Mixin private JobsOption jobs = new JobsOption();

  public StatsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    input.refuseOtherRules("stats");
    ProblemReport problems = new ProblemReport(streams, output);
    try (Games games = input.openOrStore(streams);
        Progress progress = new Progress(streams, output)) {
      return output.writeText(
          streams,
          games.files(),
          out -> {
            GameStats stats = StatsJob.count(games.chosen(problems, progress), jobs.jobs());
            format.export().write(stats, games.filter(), csv.table(out));
            if (!output.isQuiet()) {
              OpeningText.remark(stats.tally()).ifPresent(streams::say);
            }
            return problems.exitCode();
          });
    }
  }
}
