package org.kifu.command.player;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.history.LeftLines;
import org.kifu.archive.history.LeftLines.LeftGame;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.archive.history.PlayerHistory.Favourites;
import org.kifu.archive.output.HistoryText;
import org.kifu.archive.output.HistoryWords;
import org.kifu.archive.output.LeftLineTable;
import org.kifu.archive.output.StoredLosses;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.FoldedName.PlayerName;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.rating.RatedGames;
import org.kifu.archive.rating.RatingSettings;
import org.kifu.archive.rating.RatingSettings.RatingSystem;
import org.kifu.archive.rating.RatingTable;
import org.kifu.archive.rating.RatingTable.Rating;
import org.kifu.archive.tournament.RecordedResults.ResultReader;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.ParsedGame;
import org.kifu.page.HistoryPage;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "history",
    description = "List the games of a player with dates, opponents and results.",
    footer = {
      "",
      "The latest game comes first. W is a win, L a loss, D a draw; pages show them in yellow,"
          + " red and blue.",
      "",
      "With --left-line, a column tells which move left the line that others had played before.",
      "",
      "Example: kifu history --player murakami examples/wthor"
    })
public final class HistoryCommand extends GamesJob {

  @Option(
      names = "--favourites",
      paramLabel = "INPUT",
      description = "Mark with a star the games that are also in INPUT, in any notation.")
  private @Nullable String favourites;

  @Option(
      names = "--left-line",
      paramLabel = "N",
      description =
          "Show who left the known line first, and who the player's own: a position is known if N"
              + " earlier games of the input had it.")
  private @Nullable Integer leastGames;

  @Option(
      names = "--ranks",
      description =
          "Show the place of each opponent in the list of Elo ratings of all games of the input.")
  private boolean withRanks;

  @Mixin
  private FormOption form =
      FormOption.withTables(Form.TEXT, Form.HTML, Form.CSV, Form.JSON)
          .described("text or html; with --left-line text, csv or json");

  @Mixin private LanguageOption language = new LanguageOption();

  /** The games of {@code --favourites}, if there are any. */
  private final List<ChosenGames> starred = new ArrayList<>();

  public HistoryCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    player();
    if (withRanks) {
      input.refuseStreams("--ranks");
    }
    Form wanted = form.form(output);
    boolean isTable = wanted == Form.CSV || wanted == Form.JSON;
    if (leastGames == null && isTable) {
      throw Refusal.usage("csv and json need --left-line N");
    }
    if (leastGames != null) {
      checkLines(leastGames, wanted);
    }
  }

  private void checkLines(int least, Form wanted) {
    if (least < 1) {
      throw Refusal.usage("--left-line must be at least 1, not " + least);
    }
    if (wanted == Form.HTML || favourites != null || withRanks) {
      throw Refusal.usage("--left-line does not work with pages, --favourites and --ranks");
    }
    input.refuseOtherRules("--left-line");
    input.refuseStreams("--left-line");
  }

  private String player() {
    return input.filter().player().orElseThrow(() -> Refusal.usage("--player NAME is missing"));
  }

  @Override
  protected ChosenGames open() throws Exception {
    if (favourites != null) {
      starred.add(closing(input.open(List.of(favourites), streams)));
    }
    return input.openRecords(streams);
  }

  @Override
  protected InputFiles files(ChosenGames games) {
    return InputFiles.ofAll(Stream.concat(Stream.of(games), starred.stream()).toList());
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    PlayerName name = new PlayerName(FoldedName.of(player()), input.filter().allMatching());
    PlayerHistory history = new PlayerHistory(name, favourites());
    LeftLines lines = new LeftLines(leastGames == null ? 1 : leastGames);
    RulesTally tally = new RulesTally();
    Iterator<ParsedGame> chosen = tally.counting(chosen(games));
    while (chosen.hasNext()) {
      ParsedGame game = chosen.next();
      problems.game(game);
      history.add(game);
      if (leastGames != null) {
        game.record().ifPresent(record -> lines.addOwn(game, name.sides(record.header())));
      }
    }
    HistoryWords words = new HistoryWords(language.words(), withRanks ? ranks() : Map.of());
    if (leastGames != null) {
      writeLines(history, leastGames, lines, words, out);
    } else if (form.form(output) == Form.HTML) {
      HistoryPage.write(history, words, out);
    } else {
      HistoryText.write(history, words, new Printable(out));
    }
    if (!output.isQuiet()) {
      tally.tellForOnePlayer(streams);
      tally.tellMixed(streams);
    }
    return ExitCode.CLEAN;
  }

  /** The places of all players of the input, by the ratings that {@code ratings} gives them. */
  private Map<FoldedName, Integer> ranks() throws IOException {
    RatedGames rated = new RatedGames();
    ResultReader reader = new ResultReader(_ -> {});
    try (ChosenGames all = input.openFacts(streams, GameFilter.ALL)) {
      all.chosen(_ -> {}, progress)
          .forEachRemaining(game -> reader.read(game).ifPresent(rated::add));
    }
    RatingSettings settings = RatingSettings.of(RatingSystem.ELO);
    Map<FoldedName, Integer> ranks = new HashMap<>();
    for (Rating rating : RatingTable.of(rated, settings, 1).ratings()) {
      ranks.put(FoldedName.of(rating.player()), rating.rank());
    }
    return ranks;
  }

  private void writeLines(
      PlayerHistory history, int least, LeftLines lines, HistoryWords words, Writer out)
      throws IOException {
    try (ChosenGames all = input.openFacts(streams, GameFilter.ALL)) {
      lines.addAll(all.chosen(_ -> {}, progress));
    }
    Optional<Path> base = input.onlyBase();
    List<LeftGame> games =
        base.isEmpty() ? lines.games() : StoredLosses.addTo(lines.games(), base.get());
    LeftLineTable table = new LeftLineTable(history, least, games);
    switch (form.form(output)) {
      case CSV -> table.writeCsv(form.table(out));
      case JSON -> table.writeJson(out);
      default -> table.writeText(words, new Printable(out));
    }
  }

  private Favourites favourites() {
    Favourites known = new Favourites();
    starred.forEach(games -> known.addAll(games.chosen(problems, Progress.NONE)));
    return known;
  }
}
