package org.kifu.command;

import java.util.Iterator;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.GameInput;
import org.kifu.command.option.JobsOption;
import org.kifu.command.terminal.Streams;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Mixin;

/** The skeleton of a command that reads games. */
public abstract class GamesJob extends Job<ChosenGames> {
  @Mixin protected GameInput input = new GameInput();
  @Mixin protected JobsOption jobs = new JobsOption();

  protected GamesJob(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    jobs.check();
  }

  @Override
  protected ChosenGames open() throws Exception {
    return input.open(streams);
  }

  /** The chosen games. Reading them reports the problems of their sources, and the progress. */
  protected final Iterator<ParsedGame> chosen(ChosenGames games) {
    return games.chosen(problems, progress);
  }

  /** The chosen games. Reading them also reports each game that could not be read completely. */
  protected final Iterator<ParsedGame> reported(ChosenGames games) {
    return problems.reporting(chosen(games));
  }
}
