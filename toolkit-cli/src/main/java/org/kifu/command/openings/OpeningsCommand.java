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
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.board.Disc;
import org.kifu.chart.DiscDiffChart;
import org.kifu.chart.OpeningChart;
import org.kifu.chart.OpeningYearChart;
import org.kifu.command.ChartOption;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.LanguageOption;
import org.kifu.command.MoveLine;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Refusal;
import org.kifu.command.ReportFolder;
import org.kifu.command.Streams;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.opening.KeyGame;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningJob;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningTally;
import org.kifu.opening.Preparation;
import org.kifu.opening.PreparedMove;
import org.kifu.opening.output.OpeningCsv;
import org.kifu.opening.output.OpeningJson;
import org.kifu.opening.output.OpeningText;
import org.kifu.opening.output.PreparationCsv;
import org.kifu.opening.output.PreparationText;
import org.kifu.page.OpeningPage;
import org.kifu.page.OpeningPage.ShownGame;
import org.kifu.picture.Picture;
import org.kifu.words.OpeningWords;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "openings",
    description = "Counts which openings were played, and how they scored.",
    footer = {
      "",
      "Symmetric positions and different ways to the same position are counted as one.",
      "",
      "Example: kifu openings examples/wthor --plies 8 --min-games 5 --format csv"
    })
public final class OpeningsCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    CSV,
    JSON,
    PARQUET;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private enum NameLanguage {
    EN,
    JA;

    OpeningNames names() {
      return this == JA ? OpeningNames.japanese() : OpeningNames.english();
    }
  }

  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "Follow the moves until N discs are placed, 1 to 60; 10 by default.")
  private @Nullable Integer plies;

  @Option(
      names = "--min-games",
      paramLabel = "N",
      defaultValue = "1",
      description = "Leave out moves that fewer games played.")
  private long minGames = 1;

  @Option(
      names = "--at",
      paramLabel = "MOVES",
      description = "Only the moves played after these, such as f5d6c3.")
  private @Nullable String at;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, csv, json; text by default; parquet with 'kifu spark openings'.")
  private Format format = Format.TEXT;

  @Option(
      names = "--summary",
      description = "Print how many games and positions there are, as JSON, and no table.")
  private boolean summary;

  @Option(
      names = "--names",
      paramLabel = "en|ja",
      defaultValue = "en",
      description = "Names of openings in English (en) or Japanese (ja).")
  private NameLanguage names = NameLanguage.EN;

  @Option(
      names = "--no-repeated",
      description = "Leave out games whose moves an earlier game of the input has.")
  private boolean noRepeated;

  @Mixin private AgainstOption against = new AgainstOption();
  @Mixin private ValueOption value = new ValueOption();
  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private ChartOption chart = new ChartOption();
  @Mixin private ReportFolder report = new ReportFolder();
  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public OpeningsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    input.refuseOtherRules("openings");
    if (format == Format.PARQUET) {
      throw Refusal.usage("--format parquet is written by 'kifu spark openings'");
    }
    if (value.isGiven() && (summary || against.isGiven())) {
      throw Refusal.usage(
          "--level values the moves of a table, and goes with neither --summary nor --against");
    }
    value.check();
    OpeningSettings settings = settings();
    ProblemReport problems = new ProblemReport(streams, output);
    if (against.isGiven()) {
      return prepare(settings, problems);
    }
    try (Games games = input.openOrStore(streams);
        Progress progress = new Progress(streams, output);
        ReportFolder folder = report) {
      chart.check(output, games.files());
      folder.open(output, chart.file(), games.files());
      if (chart.isGiven() || folder.isGiven()) {
        output.alsoWrites(
            () -> Stream.concat(chart.file().stream(), folder.files().stream()).toList());
      }
      int code =
          output.writeText(
              streams,
              games.files(),
              out -> {
                OpeningTable table =
                    valued(
                        OpeningTable.of(
                            count(settings, games, problems, progress),
                            names.names(),
                            jobs.jobs()));
                chart.write(streams, () -> OpeningChart.of(table, words()));
                writeEveryForm(table, games.filter(), folder);
                write(table, games.filter(), out);
                sayExcluded(table.summary().tally());
                return problems.exitCode();
              });
      folder.publish(streams);
      output.finish(games.files());
      return code;
    }
  }

  /** The input is read twice, for the games of the one and of the other. */
  private int prepare(OpeningSettings settings, ProblemReport problems) throws Exception {
    GameFilter opponents = against.opponents(input.filter());
    boolean isTable = at == null && !summary && format != Format.JSON;
    if (!isTable || chart.isGiven() || report.isGiven()) {
      throw Refusal.usage("--against makes a table, as text or csv, and goes with no other form");
    }
    input.refuseStreams("--against");
    OpeningSettings all = settings.withMinGames(1);
    try (Games own = input.openOrStore(streams);
        Games theirs = input.openOrStore(streams, opponents);
        Progress progress = new Progress(streams, output)) {
      int code =
          output.writeText(
              streams,
              own.files(),
              out -> {
                OpeningTable played = table(own.chosen(problems, progress), all);
                OpeningTable met = table(theirs.chosen(_ -> {}, progress), all);
                List<PreparedMove> moves = prepared(played, met, settings.minGames());
                write(moves, List.of(own.filter(), theirs.filter()), out);
                return problems.exitCode();
              });
      output.finish(own.files());
      return code;
    }
  }

  private OpeningTable table(Iterator<ParsedGame> games, OpeningSettings settings) {
    return OpeningTable.of(OpeningJob.count(games, settings, jobs.jobs()), names.names());
  }

  private Disc side() {
    return input.filter().side().orElseThrow();
  }

  private List<PreparedMove> prepared(OpeningTable own, OpeningTable opponents, long least) {
    return Preparation.of(own, opponents, side(), least);
  }

  private void write(List<PreparedMove> moves, List<GameFilter> chosen, Writer out)
      throws IOException {
    if (format == Format.CSV) {
      PreparationCsv.write(moves, side(), out);
    } else {
      PreparationText.write(moves, side(), chosen, words(), new Printable(out));
    }
  }

  /** Each search is long beside the counting, so that the time left is told anew. */
  private OpeningTable valued(OpeningTable table) {
    boolean textAlone = format == Format.TEXT && !report.isGiven();
    try (Progress progress = new Progress(streams, output)) {
      return value.value(table, textAlone, jobs.jobs(), progress);
    }
  }

  private OpeningCounts count(
      OpeningSettings settings, Games games, ProblemReport problems, Progress progress) {
    return games
        .wholeStore()
        .filter(store -> store.answers(settings))
        .map(store -> store.count(settings))
        .orElseGet(() -> OpeningJob.count(games.chosen(problems, progress), settings, jobs.jobs()));
  }

  private void writeEveryForm(OpeningTable table, GameFilter chosen, ReportFolder folder)
      throws IOException {
    if (folder.isGiven()) {
      try (Writer text = folder.text("openings.txt");
          Writer csv = folder.text("openings.csv");
          Writer json = folder.text("openings.json");
          Writer page = folder.text("openings.html")) {
        OpeningText.write(table, chosen, words(), new Printable(text));
        OpeningCsv.write(table, csv, jobs.jobs());
        OpeningJson.write(table, chosen, json, jobs.jobs());
        OpeningPage.write(table, chosen, keyGames(table), words(), page);
      }
      Picture openings = OpeningChart.of(table, words());
      folder.draw("openings.svg", openings);
      folder.draw("openings.png", openings);
      folder.draw("results.svg", DiscDiffChart.of(table, words()));
      Optional<Picture> years = OpeningYearChart.of(table, words());
      if (years.isPresent()) {
        folder.draw("years.svg", years.get());
      }
    }
  }

  private OpeningWords words() {
    return new OpeningWords(language.words());
  }

  /** The games are looked for in the archives again: of none are the moves kept in counting. */
  private List<ShownGame> keyGames(OpeningTable table) throws IOException {
    List<KeyGame> wanted = KeyGame.of(table, OpeningPage.KEY_GAMES);
    if (wanted.isEmpty() || !input.canBeReadAgain()) {
      return List.of();
    }
    Map<KeyGame, GameRecord> found = new HashMap<>();
    try (Games games = input.openOrStore(streams)) {
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

  private void write(OpeningTable table, GameFilter chosen, Writer out) throws IOException {
    if (summary) {
      OpeningJson.writeSummary(table, chosen, out);
      return;
    }
    switch (format) {
      case TEXT, PARQUET -> OpeningText.write(table, chosen, words(), new Printable(out));
      case CSV -> OpeningCsv.write(table, out, jobs.jobs());
      case JSON -> OpeningJson.write(table, chosen, out, jobs.jobs());
    }
  }

  /** Games left out by the rules of counting are no fault, but not to be overlooked. */
  private void sayExcluded(OpeningTally tally) {
    if (!output.isQuiet()) {
      OpeningText.remark(tally).ifPresent(streams::say);
    }
  }

  private OpeningSettings settings() {
    try {
      OpeningSettings settings =
          at == null
              ? OpeningSettings.DEFAULT
              : OpeningSettings.at(OpeningLine.of(new MoveLine("--at", streams).read(at)));
      settings = (plies == null ? settings : settings.withPlies(plies)).withMinGames(minGames);
      return noRepeated ? settings.withoutRepeated() : settings;
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }
}
