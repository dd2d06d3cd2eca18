package org.kifu.command.archive;

import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.history.Favourites;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.archive.output.HistoryText;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.PlayerName;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.InputFiles;
import org.kifu.command.JobsOption;
import org.kifu.command.LanguageOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.page.HistoryPage;
import org.kifu.words.HistoryWords;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "history",
    description = "Lists the games of a player: when, against whom, and how they ended for him.",
    footer = {
      "",
      "The latest game comes first. Won is W and yellow, lost L and red, drawn D and blue.",
      "",
      "Example: kifu history --player murakami examples/wthor"
    })
public final class HistoryCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    HTML;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--favourites",
      paramLabel = "INPUT",
      description = "Star the games that are also in INPUT, in whatever notation.")
  private @Nullable String favourites;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private Format format = Format.TEXT;

  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public HistoryCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    GameFilter filter = input.filter();
    String player =
        filter.player().orElseThrow(() -> Refusal.usage("--player NAME is missing: whose games?"));
    ProblemReport problems = new ProblemReport(streams, output);
    try (Games starred = input.open(favourites == null ? List.of() : List.of(favourites), streams);
        Games games = input.open(streams);
        Progress progress = new Progress(streams, output)) {
      PlayerHistory history =
          new PlayerHistory(
              new PlayerName(FoldedName.of(player), filter.allMatching()),
              favourites(starred, problems));
      Iterator<ParsedGame> chosen = games.chosen(problems, progress);
      while (chosen.hasNext()) {
        ParsedGame game = chosen.next();
        problems.game(game);
        history.add(game);
      }
      return output.writeText(
          streams,
          InputFiles.ofAll(List.of(games, starred)),
          out -> {
            write(history, out);
            return problems.exitCode();
          });
    }
  }

  private Favourites favourites(Games starred, Consumer<Problem> problems) {
    Favourites known = new Favourites();
    if (favourites != null) {
      known.addAll(starred.chosen(problems, Progress.NONE));
    }
    return known;
  }

  private void write(PlayerHistory history, Writer out) throws Exception {
    HistoryWords words = new HistoryWords(language.words());
    switch (format) {
      case TEXT -> HistoryText.write(history, words, new Printable(out));
      case HTML -> HistoryPage.write(history, words, out);
    }
  }
}
