package org.kifu.command.archive;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.kifu.archive.names.NameCensus;
import org.kifu.archive.names.NameFinder;
import org.kifu.archive.names.NameRule;
import org.kifu.archive.output.NameRuleCsv;
import org.kifu.archive.output.NameRuleCsv.NameRuleText;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Streams;
import org.kifu.game.ParsedGame;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "names",
    description = "Proposes which spellings of a name mean one player or event.",
    footer = {
      "",
      "--format csv writes a file of rules. Nothing happens by them before you set their status"
          + " from",
      "proposed to accepted and give the file to a command with --names-rules.",
      "",
      "Example: kifu names examples/wthor --format csv -o names.csv"
    })
public final class NamesCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    CSV;

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
  @Mixin private JobsOption jobs = new JobsOption();

  public NamesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    ProblemReport report = new ProblemReport(streams, output);
    try (Games games = input.open(streams);
        Progress progress = new Progress(streams, output)) {
      return output.writeText(
          streams,
          games.files(),
          out -> {
            NameCensus census = new NameCensus();
            Iterator<ParsedGame> chosen = new ReportedGames(games.chosen(report, progress), report);
            chosen.forEachRemaining(
                game -> game.record().ifPresent(record -> census.add(record.header())));
            List<NameRule> rules = NameFinder.proposals(census);
            if (format == Format.CSV) {
              NameRuleCsv.write(rules, out);
            } else {
              NameRuleText.write(rules, new Printable(out));
            }
            return report.exitCode();
          });
    }
  }
}
