package org.kifu.command.player;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.rating.RatedGames;
import org.kifu.archive.rating.RatingSettings;
import org.kifu.archive.rating.RatingSettings.RatingSystem;
import org.kifu.archive.rating.RatingTable;
import org.kifu.archive.tournament.RecordedResults.ResultReader;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.output.RatingJson;
import org.kifu.archive.tournament.output.RatingList;
import org.kifu.archive.tournament.output.ResultList;
import org.kifu.chart.archive.RatingChart;
import org.kifu.command.Job;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.Filters;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.JobsOption;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.output.ChartOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.game.GameDate;
import org.kifu.game.ParsedGame;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(
    name = "ratings",
    description = "Rate players by the results of their games.",
    footer = {
      "",
      "elo goes from game to game. online does the same, but draws change nothing and games"
          + " against programs do not count. history finds the ratings that make all results"
          + " most likely, with a margin of error.",
      "",
      "Example: kifu ratings examples/wthor --system history --min-games 20"
    })
public final class RatingsCommand extends Job<ChosenGames> {

  /** The number of records without a result, by reason. */
  private final Map<ResultFinding.FindingKind, Integer> unrated =
      new EnumMap<>(ResultFinding.FindingKind.class);

  @Mixin private OptionalGames input = new OptionalGames();
  @Mixin private Filters.Occasion occasion = new Filters.Occasion();
  @Mixin private RatingOptions options = new RatingOptions();

  @Mixin private FormOption form = FormOption.withTables(Form.TEXT, Form.CSV, Form.JSON);

  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private ChartOption chart = new ChartOption();
  @Mixin private JobsOption jobs = new JobsOption();

  public RatingsCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    options.check(chart.isGiven());
  }

  @Override
  protected ChosenGames open() throws IOException {
    return input.open(streams, occasion.filter());
  }

  @Override
  protected void begin(ChosenGames games, InputFiles files) throws Exception {
    chart.check(output, files);
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    List<ResultFinding> findings = new ArrayList<>();
    RulesTally tally = new RulesTally();
    RatedGames rated = rated(tally.counting(input.chosen(games, problems, progress)), findings);
    RatingTable table = RatingTable.of(rated, options.settings(rated, occasion), jobs.jobs());
    chart.write(streams, () -> RatingChart.of(table, language.words()));
    write(table, out);
    findings.forEach(finding -> streams.say("kifu: " + finding));
    sayUnrated();
    if (!output.isQuiet()) {
      tally.tellMixed(streams);
    }
    return findings.isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
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

  /** Reports the number of games without a result, which are not an error. */
  private void sayUnrated() {
    if (!output.isQuiet()) {
      unrated.forEach(
          (kind, count) ->
              streams.say(
                  "kifu: %s not rated [%s]"
                      .formatted(Counted.of(count, "game is", "games are"), kind.label())));
    }
  }

  private void write(RatingTable table, Writer out) throws IOException {
    switch (form.form(output)) {
      case CSV -> RatingList.writeCsv(table, form.table(out));
      case JSON -> RatingJson.write(table, out);
      default -> RatingList.writeText(table, language.words(), new Printable(out));
    }
  }

  /** The options for ratings. */
  private static final class RatingOptions {
    private static final int NAMES_SHOWN = 20;

    @Option(
        names = "--system",
        paramLabel = "NAME",
        defaultValue = "elo",
        description = "Rating system: elo, online or history (default: elo).")
    private RatingSystem system = RatingSystem.ELO;

    @Option(
        names = "--k",
        paramLabel = "N",
        defaultValue = "20",
        description =
            "Most points by which one game of elo or online changes a rating (default:"
                + " ${DEFAULT-VALUE}).")
    private double factor = RatingSettings.USUAL_FACTOR;

    @Option(
        names = "--program",
        paramLabel = "NAME",
        description =
            "Player that is a program. With --system online its games do not count. Can be"
                + " repeated.")
    private List<String> programs = new ArrayList<>();

    @Option(
        names = "--as-of",
        paramLabel = "DATE",
        converter = Day.class,
        description = "Day, month or year of the ratings, such as 1997-08 (default: the latest).")
    private @Nullable GameDate asOf;

    @Option(
        names = "--min-games",
        paramLabel = "N",
        defaultValue = "1",
        description = "Leave out players with fewer than N games (default: 1).")
    private int minGames = 1;

    @Option(
        names = "--player",
        paramLabel = "NAME",
        description =
            "Show the rating of this player over time. Part of the name is enough. Can be"
                + " repeated.")
    private List<String> players = new ArrayList<>();

    /** Refuses impossible values before games are read. */
    void check(boolean hasChart) {
      settings(List.of());
      if (hasChart && players.isEmpty()) {
        throw Refusal.usage("--chart needs --player NAME, as it shows ratings over time");
      }
    }

    /** The settings, with players by their names in the games. */
    RatingSettings settings(RatedGames games, Filters.Occasion events) {
      List<String> names = new ArrayList<>();
      for (String player : players) {
        List<String> hits = games.namesMatching(player);
        if (hits.isEmpty()) {
          throw Refusal.usage("no player matches '" + player + "'");
        }
        if (hits.size() > 1 && !events.takesAllMatching()) {
          List<String> shown = hits.subList(0, Math.min(NAMES_SHOWN, hits.size()));
          throw Refusal.usage(
              "player '%s' matches %d names; name one, or take all with --all-matching:\n  %s"
                  .formatted(player, hits.size(), String.join("\n  ", shown)));
        }
        names.addAll(hits);
      }
      return settings(names);
    }

    private RatingSettings settings(List<String> names) {
      try {
        return new RatingSettings(
            system, factor, programs, Optional.ofNullable(asOf), minGames, names);
      } catch (IllegalArgumentException e) {
        throw Refusal.usage(String.valueOf(e.getMessage()));
      }
    }

    /** A reader of {@code 1997}, {@code 1997-08} and {@code 1997-08-07}. */
    static final class Day implements ITypeConverter<GameDate> {
      @Override
      public GameDate convert(String text) {
        return GameDate.parse(text)
            .filter(date -> date.year() > 0)
            .orElseThrow(
                () -> new TypeConversionException("'" + text + "' is not a date like 1997-08-07"));
      }
    }
  }
}
