package org.kifu.command.archive;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.kifu.archive.rating.RatedGames;
import org.kifu.archive.rating.RatingTable;
import org.kifu.archive.tournament.RecordedResults.ResultReader;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.output.RatingJson;
import org.kifu.archive.tournament.output.RatingList;
import org.kifu.archive.tournament.output.ResultList;
import org.kifu.chart.RatingChart;
import org.kifu.command.ChartOption;
import org.kifu.command.CsvOption;
import org.kifu.command.EventOptions;
import org.kifu.command.ExitCode;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.LanguageOption;
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
    name = "ratings",
    description = "Rates players by the results of their games.",
    footer = {
      "",
      "elo goes from game to game; online is the same where draws change nothing and games against"
          + " programs do not count;",
      "history finds the ratings that make all results most likely, with a margin of error.",
      "",
      "Example: kifu ratings examples/wthor --system history --min-games 20"
    })
public final class RatingsCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    CSV,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Streams streams;

  /** The records that give no result, by the reason. */
  private final Map<ResultFinding.Kind, Integer> unrated = new EnumMap<>(ResultFinding.Kind.class);

  @Mixin private OptionalGames input = new OptionalGames();
  @Mixin private EventOptions events = new EventOptions();
  @Mixin private RatingOptions options = new RatingOptions();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private Format format = Format.TEXT;

  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private ChartOption chart = new ChartOption();
  @Mixin private Output output = new Output();
  @Mixin private CsvOption csv = new CsvOption();
  @Mixin private JobsOption jobs = new JobsOption();

  public RatingsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    options.check(chart.isGiven());
    ProblemReport report = new ProblemReport(streams, output);
    List<ResultFinding> findings = new ArrayList<>();
    try (Games games = input.open(streams, events.filter());
        Progress progress = new Progress(streams, output)) {
      chart.check(output, games.files());
      return output.writeText(
          streams,
          games.files(),
          out -> {
            RatedGames rated = rated(input.chosen(games, report, progress), findings);
            RatingTable table = RatingTable.of(rated, options.settings(rated, events), jobs.jobs());
            chart.write(streams, () -> RatingChart.of(table, language.words()));
            write(table, out);
            findings.forEach(finding -> streams.say("kifu: " + finding));
            sayUnrated();
            return Math.max(
                report.exitCode(), findings.isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS);
          });
    }
  }

  private RatedGames rated(Iterator<ParsedGame> games, List<ResultFinding> findings)
      throws IOException {
    RatedGames rated = new RatedGames();
    ResultList listed = input.results();
    findings.addAll(listed.findings());
    ResultReader reader =
        new ResultReader(finding -> unrated.merge(finding.kind(), 1, Integer::sum));
    games.forEachRemaining(game -> reader.read(game).ifPresent(rated::add));
    listed.results().forEach(rated::add);
    return rated;
  }

  /** Archives have such games; that they are no fault does not mean that they are overlooked. */
  private void sayUnrated() {
    if (!output.isQuiet()) {
      unrated.forEach(
          (kind, count) ->
              streams.say("kifu: %d games are not rated [%s]".formatted(count, kind.label())));
    }
  }

  private void write(RatingTable table, Writer out) throws IOException {
    switch (format) {
      case TEXT -> RatingList.writeText(table, language.words(), new Printable(out));
      case CSV -> RatingList.writeCsv(table, csv.table(out));
      case JSON -> RatingJson.write(table, out);
    }
  }
}
