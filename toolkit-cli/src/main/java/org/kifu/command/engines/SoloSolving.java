package org.kifu.command.engines;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import org.kifu.analysis.output.SoloExport;
import org.kifu.batch.Batch;
import org.kifu.command.engines.Positions.SearchTask;
import org.kifu.games.solo.SoloExpectation;
import org.kifu.games.solo.SoloPosition;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloRules;
import org.kifu.games.solo.SoloScore.SoloGoal;
import org.kifu.games.solo.SoloSearch;
import org.kifu.games.solo.SoloSearch.SoloAnswer;
import org.kifu.words.Printable;

/**
 * A solver of positions of the solo game, each by tiles and by points.
 *
 * @param isText whether it is told to people, and not in JSON
 * @param jobs how many positions at a time
 */
record SoloSolving(boolean isText, int jobs) {
  private static final long MOST_NODES = 2_000_000;
  private static final int DEALS = 1000;

  private record Solved(
      SearchTask<SoloPosition, SoloMove> task, SoloAnswer answer, double seconds) {}

  void solve(Iterator<SearchTask<SoloPosition, SoloMove>> tasks, Writer out) {
    Writer text = isText ? new Printable(out) : out;
    new Batch(jobs, 1)
        .<SearchTask<SoloPosition, SoloMove>, List<Solved>>run(
            tasks, () -> SoloSolving::solved, all -> write(text, all));
  }

  private static List<Solved> solved(SearchTask<SoloPosition, SoloMove> task) {
    return List.of(solved(task, SoloGoal.TILES), solved(task, SoloGoal.POINTS));
  }

  private static Solved solved(SearchTask<SoloPosition, SoloMove> task, SoloGoal goal) {
    long start = System.nanoTime();
    SoloAnswer answer =
        task.position().isKnown()
            ? new SoloSearch(goal, MOST_NODES).best(task.position())
            : new SoloExpectation(goal, DEALS).of(task.position());
    return new Solved(task, answer, (System.nanoTime() - start) / 1e9);
  }

  private void write(Writer out, List<Solved> all) {
    try {
      for (Solved each : all) {
        write(out, each);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(Writer out, Solved each) throws IOException {
    int index = each.task().index();
    if (isText) {
      SoloExport.text(out, index, each.answer(), each.seconds());
    } else {
      int empties = SoloRules.RULES.count(each.task().position()).empties();
      SoloExport.json(out, index, empties, each.answer(), each.seconds());
    }
  }
}
