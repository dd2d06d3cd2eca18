package org.kifu.games.solo;

import java.util.List;
import org.kifu.games.solo.SoloScore.SoloGoal;
import org.kifu.games.solo.SoloSearch.SoloAnswer;

/** A solver of positions of the solo game, each by tiles and by points. */
public final class SoloSolver {
  private static final long MOST_NODES = 2_000_000;
  private static final int DEALS = 1000;

  /** An answer, and the time that it took. */
  public record SolvedSolo(SoloAnswer answer, double seconds) {}

  private SoloSolver() {}

  /** Returns the best result by tiles and the best by points; means if tiles are not known. */
  public static List<SolvedSolo> solve(SoloPosition position) {
    return List.of(solve(position, SoloGoal.TILES), solve(position, SoloGoal.POINTS));
  }

  private static SolvedSolo solve(SoloPosition position, SoloGoal goal) {
    long start = System.nanoTime();
    SoloAnswer answer =
        position.isKnown()
            ? new SoloSearch(goal, MOST_NODES).best(position)
            : new SoloExpectation(goal, DEALS).of(position);
    return new SolvedSolo(answer, (System.nanoTime() - start) / 1e9);
  }
}
