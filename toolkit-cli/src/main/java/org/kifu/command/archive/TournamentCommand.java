package org.kifu.command.archive;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.review.BestGame;
import org.kifu.archive.tournament.RecordedResults;
import org.kifu.archive.tournament.ResultCheck;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.archive.tournament.output.ResultList;
import org.kifu.archive.tournament.output.TournamentCsv;
import org.kifu.archive.tournament.output.TournamentJson;
import org.kifu.archive.tournament.output.TournamentMarkdown;
import org.kifu.archive.tournament.output.TournamentText;
import org.kifu.command.ExitCode;
import org.kifu.command.Filters;
import org.kifu.command.Form;
import org.kifu.command.FormOption;
import org.kifu.command.Games;
import org.kifu.command.Job;
import org.kifu.command.LanguageOption;
import org.kifu.command.Streams;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "tournament",
    description = "Makes standings and a cross table from records, results without moves, or both.",
    footer = {
      "",
      "Results that were submitted are checked against the records; where they differ, the"
          + " submitted ones count, and the exit code is 1.",
      "",
      "Example: kifu tournament examples/logistello-murakami-1997.pgn"
    })
public final class TournamentCommand extends Job<Games> {

  @Mixin private OptionalGames input = new OptionalGames();
  @Mixin private Filters filters = new Filters();
  @Mixin private RuleOptions rules = new RuleOptions();

  @Mixin
  private FormOption form =
      FormOption.withTables(Form.TEXT, Form.CSV, Form.JSON, Form.MD, Form.WOF);

  @Mixin private BestGamesOption best = new BestGamesOption();
  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private WofOptions wof = new WofOptions();

  public TournamentCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    if (form.form(output) == Form.WOF) {
      wof.check();
    }
  }

  @Override
  protected Games open() {
    return input.open(streams, filters.filter());
  }

  @Override
  protected int write(Games games, Writer out) throws Exception {
    TournamentTable table = table(games);
    write(table, best.of(table, input.nameRules(), problems), out);
    tellCut(table);
    table.findings().forEach(finding -> streams.say("kifu: " + finding));
    return table.findings().isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
  }

  private void tellCut(TournamentTable table) {
    int left = table.allColumns() - table.columns();
    Form wanted = form.form(output);
    if (left > 0 && wanted != Form.JSON && wanted != Form.WOF) {
      streams.say(
          "kifu tournament: the cross table would have too many cells: its last %d columns are left"
                  .formatted(left)
              + " out; --format json has all results");
    }
  }

  private TournamentTable table(Games games) throws IOException {
    ResultList submitted = input.results();
    RecordedResults recorded = RecordedResults.of(input.chosen(games, problems, progress));
    ResultCheck checked = ResultCheck.of(recorded.results(), submitted.results());
    List<ResultFinding> findings = new ArrayList<>(submitted.findings());
    findings.addAll(recorded.findings());
    findings.addAll(checked.findings());
    return TournamentTable.of(new ResultCheck(checked.results(), findings), rules.rules());
  }

  private void write(TournamentTable table, List<BestGame> bestGames, Writer out)
      throws IOException {
    switch (form.form(output)) {
      case CSV -> TournamentCsv.write(table, form.table(out));
      case JSON -> TournamentJson.write(table, bestGames, out);
      case MD -> TournamentMarkdown.write(table, bestGames, language.words(), out);
      case WOF -> wof.write(table, out);
      default -> TournamentText.write(table, bestGames, language.words(), new Printable(out));
    }
  }
}
