package org.kifu.command.player;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.output.PlayerNumberCsv;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.review.BestGames;
import org.kifu.archive.review.BestGames.BestGame;
import org.kifu.archive.tournament.RecordedResults;
import org.kifu.archive.tournament.ResultCheck;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.archive.tournament.output.CrossTable;
import org.kifu.archive.tournament.output.ResultList;
import org.kifu.archive.tournament.output.TournamentJson;
import org.kifu.archive.tournament.output.WofWriter;
import org.kifu.archive.tournament.output.WofWriter.WofHeader;
import org.kifu.command.AnnotatedLines;
import org.kifu.command.Job;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.Filters;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.InputWords;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.input.ReadsFiles;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.table.CsvTable.TableException;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "tournament",
    description = "Make standings and a cross table from records, results or both.",
    footer = {
      "",
      "Kifu checks submitted results against the records. Where they differ, the submitted"
          + " result counts and the exit code is 1.",
      "",
      "Example: kifu tournament examples/logistello-murakami-1997.pgn"
    })
public final class TournamentCommand extends Job<ChosenGames> {

  @Mixin private OptionalGames input = new OptionalGames();
  @Mixin private Filters filters = new Filters();
  @Mixin private TournamentRuleOptions rules = new TournamentRuleOptions();

  @Mixin
  private FormOption form =
      FormOption.withTables(Form.TEXT, Form.CSV, Form.JSON, Form.MD, Form.WOF);

  @Mixin private BestGamesOption best = new BestGamesOption();
  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private WofOptions wof = new WofOptions();

  private final RulesTally tally = new RulesTally();

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
  protected ChosenGames open() throws IOException {
    return input.open(streams, filters.filter());
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    TournamentTable table = table(games);
    write(table, best.of(table, input.nameRules(), problems), out);
    tellCut(table);
    if (!output.isQuiet()) {
      tally.tellMixed(streams);
    }
    table.findings().forEach(finding -> streams.say("kifu: " + finding));
    return table.findings().isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
  }

  private void tellCut(TournamentTable table) {
    int left = table.allColumns() - table.columns();
    Form wanted = form.form(output);
    if (left > 0 && wanted != Form.JSON && wanted != Form.WOF) {
      streams.say(
          "kifu tournament: the cross table would have too many cells: it is without its last "
              + Counted.of(left, "column")
              + "; --format json has all results");
    }
  }

  private TournamentTable table(ChosenGames games) throws IOException {
    ResultList submitted = input.results();
    RecordedResults recorded =
        RecordedResults.of(tally.counting(input.chosen(games, problems, progress)));
    ResultCheck checked = ResultCheck.of(recorded.results(), submitted.results());
    List<ResultFinding> findings = new ArrayList<>(submitted.findings());
    findings.addAll(recorded.findings());
    findings.addAll(checked.findings());
    return TournamentTable.of(new ResultCheck(checked.results(), findings), rules.rules());
  }

  private void write(TournamentTable table, List<BestGame> bestGames, Writer out)
      throws IOException {
    switch (form.form(output)) {
      case CSV -> CrossTable.writeCsv(table, form.table(out));
      case JSON -> TournamentJson.write(table, bestGames, out);
      case MD -> CrossTable.writeMarkdown(table, bestGames, language.words(), out);
      case WOF -> wof.write(table, out);
      default -> CrossTable.writeText(table, bestGames, language.words(), new Printable(out));
    }
  }

  /** The options for a result file of the World Othello Federation. */
  private static final class WofOptions implements ReadsFiles {
    @Option(
        names = "--player-ids",
        paramLabel = "FILE",
        description = "With --format wof: CSV file (id,name) of the federation's player numbers.")
    private @Nullable Path numbers;

    @Option(
        names = "--country",
        paramLabel = "NAME",
        defaultValue = "",
        description = "With --format wof: country of the tournament.")
    private String country = "";

    @Option(
        names = "--sender",
        paramLabel = "NAME",
        defaultValue = "",
        description = "With --format wof: sender of the results.")
    private String sender = "";

    @Override
    public InputFiles with(InputFiles inputs) {
      return numbers == null ? inputs : inputs.with(numbers);
    }

    /** Refuses a file that cannot be written, before anything is read. */
    void check() {
      if (numbers == null) {
        throw Refusal.usage("--format wof needs --player-ids FILE");
      }
    }

    void write(TournamentTable table, Writer out) throws IOException {
      Map<FoldedName, Integer> read = read();
      List<String> missing = WofWriter.unnumbered(table, read);
      if (!missing.isEmpty()) {
        throw Refusal.usage("--player-ids: no number for " + String.join(", ", missing));
      }
      WofWriter.write(table, header(table), read, out);
    }

    /** The header, with the date of the last game. */
    private WofHeader header(TournamentTable table) {
      GameDate date =
          table.results().stream()
              .map(result -> result.pairing().date())
              .max(GameDate::compareTo)
              .orElse(GameDate.UNKNOWN);
      return new WofHeader(String.join(", ", table.events()), country, date, sender);
    }

    private Map<FoldedName, Integer> read() throws IOException {
      if (numbers == null) {
        return Map.of();
      }
      try (Reader in = ReadsFiles.openTable(numbers)) {
        return PlayerNumberCsv.read(in);
      } catch (TableException e) {
        throw Refusal.usage("--player-ids: " + numbers + ": " + e.getMessage());
      }
    }
  }

  /** The option for annotated games of a tournament, the best of which are shown. */
  private static final class BestGamesOption implements ReadsFiles {
    private static final int TOLD = 3;

    @Option(
        names = "--annotated",
        paramLabel = "ANNOTATED.jsonl",
        description =
            "Annotated games of the tournament: adds the three with the highest accuracy. Can be"
                + " repeated.")
    private List<String> files = new ArrayList<>();

    @Override
    public InputFiles with(InputFiles others) {
      return files.isEmpty() ? others : others.with(words());
    }

    private InputWords words() {
      return InputWords.of(files, InputStream.nullInputStream());
    }

    /** The best games among those of the players and events of the tournament. */
    List<BestGame> of(TournamentTable table, NameRules names, ProblemReport report) {
      BestGames best = new BestGames(TOLD);
      if (files.isEmpty()) {
        return best.games();
      }
      Set<String> players =
          table.standings().stream().map(Standing::player).collect(Collectors.toSet());
      try (AnnotatedLines games = new AnnotatedLines(words(), names, report::unusable)) {
        while (games.hasNext()) {
          AnnotatedLines.AnnotatedLine entry = games.next();
          if (isOf(table, players, entry.header())) {
            entry.game().ifPresent(game -> best.add(game.game()));
          }
        }
      }
      return best.games();
    }

    private static boolean isOf(TournamentTable table, Set<String> players, GameHeader header) {
      return players.contains(header.black())
          && players.contains(header.white())
          && (table.events().isEmpty() || table.events().contains(header.event()));
    }
  }
}
