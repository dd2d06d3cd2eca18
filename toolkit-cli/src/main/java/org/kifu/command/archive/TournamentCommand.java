package org.kifu.command.archive;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.kifu.archive.review.BestGames.BestGame;
import org.kifu.archive.tournament.RecordedResults;
import org.kifu.archive.tournament.ResultCheck;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.archive.tournament.output.CrossTable;
import org.kifu.archive.tournament.output.ResultList;
import org.kifu.archive.tournament.output.TournamentJson;
import org.kifu.command.CsvOption;
import org.kifu.command.ExitCode;
import org.kifu.command.Games;
import org.kifu.command.LanguageOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.SelectionOptions;
import org.kifu.command.Streams;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "tournament",
    description = "Makes standings and a cross table from records, results without moves, or both.",
    footer = {
      "",
      "Results that were submitted are checked against the records; where they differ, the"
          + " submitted ones count,",
      "and the exit code is 1.",
      "",
      "Example: kifu tournament examples/logistello-murakami-1997.pgn"
    })
public final class TournamentCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    CSV,
    JSON,
    MD,
    WOF;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Streams streams;

  @Mixin private OptionalGames input = new OptionalGames();
  @Mixin private SelectionOptions selection = new SelectionOptions();
  @Mixin private RuleOptions rules = new RuleOptions();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private Format format = Format.TEXT;

  @Mixin private BestGamesOption best = new BestGamesOption();
  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private WofOptions wof = new WofOptions();
  @Mixin private Output output = new Output();
  @Mixin private CsvOption csv = new CsvOption();

  public TournamentCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    if (format == Format.WOF) {
      wof.check();
    }
    ProblemReport report = new ProblemReport(streams, output);
    try (Games games = input.open(streams, selection.filter());
        Progress progress = new Progress(streams, output)) {
      return output.writeText(
          streams,
          games.files(),
          out -> {
            TournamentTable table = table(games, report, progress);
            write(table, best.of(table, input.nameRules(), report), out);
            tellCut(table);
            table.findings().forEach(finding -> streams.say("kifu: " + finding));
            return Math.max(
                report.exitCode(), table.findings().isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS);
          });
    }
  }

  private void tellCut(TournamentTable table) {
    int left = table.allColumns() - table.columns();
    if (left > 0 && format != Format.JSON && format != Format.WOF) {
      streams.say(
          "kifu tournament: the cross table would have too many cells: its last %d columns are left"
                  .formatted(left)
              + " out; --format json has all results");
    }
  }

  private TournamentTable table(Games games, ProblemReport report, Progress progress)
      throws IOException {
    ResultList submitted = input.results();
    RecordedResults recorded = RecordedResults.of(input.chosen(games, report, progress));
    ResultCheck checked = ResultCheck.of(recorded.results(), submitted.results());
    List<ResultFinding> findings = new ArrayList<>(submitted.findings());
    findings.addAll(recorded.findings());
    findings.addAll(checked.findings());
    return TournamentTable.of(new ResultCheck(checked.results(), findings), rules.rules());
  }

  private void write(TournamentTable table, List<BestGame> bestGames, Writer out)
      throws IOException {
    switch (format) {
      case TEXT -> CrossTable.writeText(table, bestGames, language.words(), new Printable(out));
      case CSV -> CrossTable.writeCsv(table, csv.table(out));
      case JSON -> TournamentJson.write(table, bestGames, out);
      case MD -> CrossTable.writeMarkdown(table, bestGames, language.words(), out);
      case WOF -> wof.write(table, out);
    }
  }
}
