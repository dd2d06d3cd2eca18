package org.kifu.command.player;

import java.io.Writer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.archive.history.PlayerHistory.Favourites;
import org.kifu.archive.output.HistoryText;
import org.kifu.archive.output.HistoryWords;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.FoldedName.PlayerName;
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
      "Example: kifu history --player murakami examples/wthor"
    })
public final class HistoryCommand extends GamesJob {

  @Option(
      names = "--favourites",
      paramLabel = "INPUT",
      description = "Mark with a star the games that are also in INPUT, in any notation.")
  private @Nullable String favourites;

  @Mixin private FormOption form = FormOption.of(Form.TEXT, Form.HTML);

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
    PlayerHistory history =
        new PlayerHistory(
            new PlayerName(FoldedName.of(player()), input.filter().allMatching()), favourites());
    RulesTally tally = new RulesTally();
    Iterator<ParsedGame> chosen = tally.counting(chosen(games));
    while (chosen.hasNext()) {
      ParsedGame game = chosen.next();
      problems.game(game);
      history.add(game);
    }
    HistoryWords words = new HistoryWords(language.words());
    if (form.form(output) == Form.HTML) {
      HistoryPage.write(history, words, out);
    } else {
      HistoryText.write(history, words, new Printable(out));
    }
    if (!output.isQuiet()) {
      tally.tellMixed(streams);
    }
    return ExitCode.CLEAN;
  }

  private Favourites favourites() {
    Favourites known = new Favourites();
    starred.forEach(games -> known.addAll(games.chosen(problems, Progress.NONE)));
    return known;
  }
}
