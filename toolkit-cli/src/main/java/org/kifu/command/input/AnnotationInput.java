package org.kifu.command.input;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.Severity;

/**
 * Games to annotate. A source that holds no games, or cannot be opened, gives one unreadable game,
 * so that every input has a result.
 */
public final class AnnotationInput implements Iterator<ParsedGame> {
  private final Consumer<Problem> report;
  private final Deque<ParsedGame> failures = new ArrayDeque<>();
  private final Iterator<ParsedGame> games;
  private String source = "";

  /**
   * Starts before the first game.
   *
   * @param report takes problems below an error from readers, and problems of sources that have
   *     games
   * @param games a function that chooses the games; its argument takes the problems of sources
   */
  public AnnotationInput(
      Consumer<Problem> report, Function<Consumer<Problem>, Iterator<ParsedGame>> games) {
    this.report = report;
    this.games = games.apply(this::ofSource);
  }

  private void ofSource(Problem problem) {
    boolean hasGames = problem.where().source().equals(source);
    if (hasGames || problem.code().severity() != Severity.ERROR) {
      report.accept(problem);
    } else {
      Origin origin = Origin.at(problem.where());
      failures.add(new ParsedGame(0, Optional.empty(), origin, List.of(problem)));
    }
  }

  @Override
  public boolean hasNext() {
    return games.hasNext() || !failures.isEmpty();
  }

  @Override
  public ParsedGame next() {
    boolean isGame = games.hasNext() && failures.isEmpty(); // hasNext() finds earlier failures
    if (!isGame) {
      return failures.remove();
    }
    ParsedGame game = games.next();
    source = game.origin().start().source();
    game.problems().stream()
        .filter(problem -> problem.code().severity() != Severity.ERROR)
        .forEach(report);
    return game;
  }
}
