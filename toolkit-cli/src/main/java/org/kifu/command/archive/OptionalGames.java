package org.kifu.command.archive;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.tournament.output.ResultList;
import org.kifu.command.Edits;
import org.kifu.command.Games;
import org.kifu.command.InputOptions;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The input of a command that can do without records, since it takes results without moves. */
final class OptionalGames {
  @Parameters(
      arity = "0..*",
      paramLabel = "INPUT",
      description = "Files, folders, globs, '-' for standard input, or a game as text.")
  private List<String> words = new ArrayList<>();

  @Mixin private InputOptions options = new InputOptions();
  @Mixin private ResultsOption results = new ResultsOption();

  /** The rules by which names are written. */
  NameRules nameRules() {
    return options.nameRules();
  }

  /** The results without moves, names written as the rules say. */
  ResultList results() throws IOException {
    return results.read().renamed(options.nameRules());
  }

  /** Looks at the words; nothing is read before the games are asked for. */
  Games open(Streams streams, GameFilter filter) {
    if (words.isEmpty() && !results.isGiven()) {
      throw Refusal.usage("no INPUT and no --results");
    }
    return options.open(words, streams, Edits.NONE, filter);
  }

  /** The chosen games, told of where they are wrong; none where there is no input. */
  Iterator<ParsedGame> chosen(Games games, ProblemReport report, Progress progress) {
    return words.isEmpty()
        ? Collections.emptyIterator()
        : report.reporting(games.chosen(report, progress));
  }
}
