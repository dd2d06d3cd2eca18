package org.kifu.command.openings;

import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.BaseFacts;
import org.kifu.base.BaseOpenings;
import org.kifu.board.Disc;
import org.kifu.chart.DiscDiffChart;
import org.kifu.chart.OpeningChart;
import org.kifu.chart.OpeningYearChart;
import org.kifu.command.GamesJob;
import org.kifu.command.form.OpeningChoice;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.option.LineArgument;
import org.kifu.command.output.ChartOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.ReportFolder;
import org.kifu.command.output.TableFiles;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningColumns;
import org.kifu.opening.output.OpeningCsv;
import org.kifu.opening.output.OpeningJson;
import org.kifu.opening.output.OpeningText;
import org.kifu.opening.output.OpeningWords;
import org.kifu.opening.output.PreparationTable;
import org.kifu.opening.study.KeyGame;
import org.kifu.opening.study.Preparation;
import org.kifu.page.OpeningPage;
import org.kifu.page.OpeningPage.ShownGame;
import org.kifu.picture.Picture;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "openings",
    description = "Count which openings were played and how they scored.",
    footer = {
      "",
      "Symmetric positions, and different orders of moves to a position, count as one.",
      "",
      "Example: kifu openings examples/wthor --plies 8 --min-games 5 --format csv"
    })
public final class OpeningsCommand extends GamesJob {
  @Mixin
  private OpeningChoice choice =
      new OpeningChoice(
          FormOption.of(Form.TEXT, Form.CSV, Form.JSON, Form.HTML, Form.PARQUET)
              .described("text, csv, json, html (a page) or parquet"));

  @Option(
      names = "--at",
      paramLabel = "MOVES",
      description = "Show only the position after these moves, such as f5d6c3.")
  private @Nullable String at;

  @Mixin private OpeningNamesOption names = new OpeningNamesOption();

  @Option(
      names = "--no-repeated",
      description = "Leave out games that repeat the moves of an earlier game of the input.")
  private boolean noRepeated;

  @Mixin private AgainstOption against = new AgainstOption();
  @Mixin private ValueOption value = new ValueOption();
  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private ChartOption chart = new ChartOption();
  @Mixin private ReportFolder report = new ReportFolder();

  private OpeningSettings settings = OpeningSettings.DEFAULT;

  public OpeningsCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    checkRules();
    if (value.isGiven() && (choice.isSummary() || against.isGiven())) {
      throw Refusal.usage("--level does not work with --summary or --against");
    }
    value.check();
    settings = settings();
    if (against.isGiven()) {
      checkAgainst();
    }
  }

  /** Refuses what works only for the tournament game. */
  private void checkRules() {
    input.countedRules("openings");
    String rules = input.rulesName();
    if (value.isGiven() && !rules.equals(GameRecord.OTHELLO)) {
      throw Refusal.usage("--level values only moves of the rules othello, not " + rules);
    }
  }

  private void checkAgainst() {
    against.opponents(input.filter());
    boolean isTable = form() == Form.TEXT || form() == Form.CSV;
    if (!isTable || at != null || chart.isGiven() || report.isGiven()) {
      throw Refusal.usage("--against works only with text and csv tables");
    }
    input.refuseStreams("--against");
  }

  private Form form() {
    return choice.form(output);
  }

  @Override
  protected ChosenGames open() throws Exception {
    return input.openFacts(streams);
  }

  @Override
  protected void begin(ChosenGames games, InputFiles files) throws Exception {
    chart.check(output, files);
    closing(report).open(output, chart.file(), files);
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    if (against.isGiven()) {
      prepare(games, out);
      return ExitCode.CLEAN;
    }
    RulesTally rules = new RulesTally();
    OpeningCounts counts = count(games, rules);
    OpeningTable table = valued(table(counts, names.forPeople(locale())));
    OpeningTable data = withNamesOfData(table, counts);
    chart.write(streams, () -> OpeningChart.of(table, locale()));
    writeEveryForm(table, data, games.filter(), report);
    if (form() == Form.HTML) {
      OpeningPage.write(table, games.filter(), keyGames(table), words(), out);
    } else if (form() == Form.PARQUET) {
      TableFiles.write(Form.PARQUET, OpeningColumns.ALL, data.rows(), bytes());
    } else {
      choice.write(isText() ? table : data, games.filter(), words(), jobs.jobs(), form(), out);
    }
    if (!output.isQuiet()) { // games that the rules of counting leave out are not an error
      OpeningText.remark(table.summary().tally()).ifPresent(streams::say);
      rules.tellLeftOut(settings.rules(), streams);
    }
    return ExitCode.CLEAN;
  }

  @Override
  protected void publish() throws Exception {
    report.publish(streams);
  }

  /** Writes the preparation against an opponent. It reads the input twice, once for each player. */
  private void prepare(ChosenGames own, Writer out) throws Exception {
    OpeningSettings all = settings.withMinGames(1);
    try (ChosenGames theirs = input.openFacts(streams, against.opponents(input.filter()))) {
      RulesTally rules = new RulesTally();
      OpeningTable played = table(rules.counting(chosen(own)), all);
      OpeningTable met = table(theirs.chosen(_ -> {}, progress), all);
      PreparationTable prepared =
          new PreparationTable(Preparation.of(played, met, side(), settings.minGames()), side());
      if (form() == Form.CSV) {
        prepared.writeCsv(out);
      } else {
        prepared.writeText(List.of(own.filter(), theirs.filter()), words(), new Printable(out));
      }
      if (!output.isQuiet()) {
        rules.tellLeftOut(settings.rules(), streams);
      }
    }
  }

  private OpeningTable table(Iterator<ParsedGame> games, OpeningSettings settings) {
    OpeningCounts counts = OpeningCounts.of(games, settings, jobs.jobs());
    return table(counts, isText() ? names.forPeople(locale()) : names.forData());
  }

  private OpeningTable table(OpeningCounts counts, OpeningNames list) {
    return OpeningTable.of(counts, list, jobs.jobs());
  }

  /** A table as programs read it; the names in it do not depend on the language of the words. */
  private OpeningTable withNamesOfData(OpeningTable table, OpeningCounts counts) {
    OpeningNames list = names.forData();
    return list.equals(names.forPeople(locale())) ? table : table(counts, list).valuedAs(table);
  }

  private boolean isText() {
    return form() == Form.TEXT;
  }

  private Disc side() {
    return input.filter().side().orElseThrow();
  }

  /** Values the moves, with its own progress, because a search takes longer than counting. */
  private OpeningTable valued(OpeningTable table) {
    boolean textAlone = form() == Form.TEXT && !report.isGiven();
    try (Progress valuing = new Progress(streams, output.isQuiet())) {
      return value.value(table, textAlone, jobs.jobs(), valuing);
    }
  }

  private OpeningCounts count(ChosenGames games, RulesTally rules) throws IOException {
    Optional<BaseFacts> base = games.wholeBase();
    if (base.isPresent()) {
      Optional<OpeningCounts> counts = new BaseOpenings(base.get()).count(settings, problems);
      if (counts.isPresent()) {
        base.get().otherRules().forEach(rules::add);
        return counts.get();
      }
    }
    return OpeningCounts.of(rules.counting(chosen(games)), settings, jobs.jobs());
  }

  private void writeEveryForm(
      OpeningTable table, OpeningTable data, GameFilter chosen, ReportFolder folder)
      throws IOException {
    if (folder.isGiven()) {
      try (Writer text = folder.text("openings.txt");
          Writer csv = folder.text("openings.csv");
          Writer json = folder.text("openings.json");
          Writer page = folder.text("openings.html")) {
        OpeningText.write(table, chosen, words(), new Printable(text));
        OpeningCsv.write(data, csv, jobs.jobs());
        OpeningJson.write(data, chosen, json, jobs.jobs());
        OpeningPage.write(table, chosen, keyGames(table), words(), page);
      }
      Picture openings = OpeningChart.of(table, locale());
      folder.draw("openings.svg", openings);
      folder.draw("openings.png", openings);
      folder.draw("results.svg", DiscDiffChart.of(table, locale()));
      Optional<Picture> years = OpeningYearChart.of(table, locale());
      if (years.isPresent()) {
        folder.draw("years.svg", years.get());
      }
    }
  }

  private OpeningWords words() {
    return new OpeningWords(language.words());
  }

  private Locale locale() {
    return words().locale();
  }

  /** Reads the archives again for the key games, because counting does not keep moves. */
  private List<ShownGame> keyGames(OpeningTable table) throws IOException {
    List<KeyGame> wanted = KeyGame.of(table, OpeningPage.KEY_GAMES);
    if (wanted.isEmpty()
        || !input.canBeReadAgain()
        || !settings.rules().equals(GameRecord.OTHELLO)) { // others have no diagrams on pages
      return List.of();
    }
    Map<KeyGame, GameRecord> found = new HashMap<>();
    try (ChosenGames games = input.openFacts(streams)) {
      Iterator<ParsedGame> chosen = games.chosen(_ -> {}, Progress.NONE);
      while (chosen.hasNext() && found.size() < wanted.size()) {
        ParsedGame game = chosen.next();
        for (KeyGame key : wanted) {
          if (key.is(game)) {
            game.record().ifPresent(record -> found.put(key, record));
          }
        }
      }
    }
    return wanted.stream()
        .filter(found::containsKey)
        .map(key -> new ShownGame(key, Objects.requireNonNull(found.get(key))))
        .toList();
  }

  private OpeningSettings settings() {
    try {
      String rules = input.rulesName();
      OpeningSettings settings =
          at == null
              ? OpeningSettings.ofRules(rules)
              : OpeningSettings.at(
                  OpeningLine.of(rules, new LineArgument("--at", input.rules(), streams).read(at)));
      settings = choice.settings(settings);
      return noRepeated ? settings.withoutRepeated() : settings;
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /** The option for preparing against an opponent. */
  private static final class AgainstOption {
    @Option(
        names = "--against",
        paramLabel = "NAME",
        description =
            "With --player and --side: show what this opponent and the player play where they"
                + " meet.")
    private @Nullable String opponent;

    boolean isGiven() {
      return opponent != null;
    }

    /**
     * The filter of the games of the opponent with the colour that the player does not have.
     *
     * @param own the filter of the games of the player with one colour
     */
    GameFilter opponents(GameFilter own) {
      Disc side = own.side().orElseThrow(AgainstOption::nobody);
      return own.ofPlayer(Objects.requireNonNull(opponent), side.opponent());
    }

    private static Refusal nobody() {
      return Refusal.usage("--against needs --player NAME and --side black|white");
    }
  }
}
