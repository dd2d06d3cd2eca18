package org.kifu.command.search;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.kifu.analysis.output.EngineAnswer;
import org.kifu.batch.Batch;
import org.kifu.batch.WorkerPool;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.search.Positions.SearchTask;
import org.kifu.game.ParsedGame;
import org.kifu.game.RulesRuns;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * A search of positions, each by the rules that its record names. Positions that follow each other
 * and have the same rules are searched together. The workers of the tournament game, with their
 * tables, serve all of its runs.
 */
final class PositionSearch {
  /** A worker for one thread, which answers a task. */
  interface Worker<P, M> extends Function<SearchTask<P, M>, List<EngineAnswer>> {}

  /** A maker of workers for rules. */
  interface Workers {
    /** A worker for the tournament game, with the special engine. */
    Worker<Position, Move> ofOthello();

    /** A worker for other rules, with the general engine. */
    <P, M> Worker<P, M> of(Rules<P, M> rules);

    /** The reason why positions by other rules are left out; empty if they are not. */
    String refusal(Rules<?, ?> rules);
  }

  private final Workers workers;
  private final WorkerPool<Worker<Position, Move>> ofOthello;
  private final Batch batch;
  private final ProblemReport problems;
  private final EngineAnswers answers;
  private int done;

  /**
   * @param jobs the number of working threads, at least 1
   */
  PositionSearch(Workers workers, int jobs, ProblemReport problems, EngineAnswers answers) {
    this.workers = workers;
    this.ofOthello = new WorkerPool<>(workers::ofOthello);
    this.batch = new Batch(jobs, 1);
    this.problems = problems;
    this.answers = answers;
  }

  /** Searches the position after the moves of each game. */
  void run(Iterator<ParsedGame> games) {
    RulesRuns runs = new RulesRuns(games);
    while (runs.hasNextRun()) {
      Rules<?, ?> rules =
          Catalogue.byName(runs.rules())
              .<Rules<?, ?>>map(Catalogue.Entry::rules)
              .orElse(Othello.RULES);
      if (rules == Othello.RULES) {
        run(Othello.RULES, runs, ofOthello.begin());
      } else {
        runOfOthers(rules, runs);
      }
    }
  }

  private <P, M> void runOfOthers(Rules<P, M> rules, Iterator<ParsedGame> games) {
    String refusal = workers.refusal(rules);
    if (refusal.isEmpty()) {
      run(rules, games, () -> workers.of(rules));
    } else {
      done = Positions.leaveOut(games, problems, done, refusal);
    }
  }

  private <P, M> void run(
      Rules<P, M> rules, Iterator<ParsedGame> games, Supplier<Worker<P, M>> makers) {
    Positions<P, M> tasks = new Positions<>(rules, games, problems, done);
    batch.<SearchTask<P, M>, List<EngineAnswer>>run(
        tasks, makers::get, list -> list.forEach(answers));
    done = tasks.index();
  }
}
