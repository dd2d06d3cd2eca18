package org.kifu.rules.grid;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Disc;
import org.kifu.rules.Rules;
import org.kifu.search.general.GeneralEngine;

/**
 * A program that plays a match between the estimate of a board and a simpler one, or between the
 * searches of a board with and without words of bits, at equal processor time. {@code
 * docs/search.md} has its table.
 */
final class EstimateMatch {
  private static final int LEAST_RANDOM = 6;
  private static final int MOST_RANDOM = 10;
  private static final int MEGABYTES = 8;
  private static final long MICRO = 1000;

  private final GridRules rules;
  private final Player better;
  private final Player simpler;
  private final int[] results = new int[3];
  private double discs;

  private EstimateMatch(
      GridRules rules,
      Rules<GridPosition, GridMove> better,
      ToIntFunction<GridPosition> simpler,
      long microseconds) {
    this.rules = rules;
    this.better = new Player(better, microseconds);
    this.simpler = new Player(new EstimatedRules(rules, simpler), microseconds);
  }

  /**
   * Plays each opening twice, with the sides exchanged.
   *
   * @param arguments the rules, the number of openings, the microseconds for a move, the seed of
   *     the openings, and {@code count} for the count of discs, {@code moves} for moves and safe
   *     squares or {@code search} for the same estimate in the search of objects
   */
  public static void main(String[] arguments) {
    GridRules rules = NamedGrids.byName(arguments[0]).orElseThrow();
    ToIntFunction<GridPosition> simpler =
        switch (arguments[4]) {
          case "count" -> position -> rules.count(position).worth(position.sideToMove());
          case "search" -> rules::estimate;
          default -> position -> SimplerEstimate.of(position, rules.fewerWin());
        };
    Rules<GridPosition, GridMove> better =
        arguments[4].equals("search") ? rules : new EstimatedRules(rules, rules::estimate);
    EstimateMatch match = new EstimateMatch(rules, better, simpler, Long.parseLong(arguments[2]));
    match.play(Integer.parseInt(arguments[1]), new Random(Long.parseLong(arguments[3])));
    match.write();
  }

  private void play(int openings, Random random) {
    for (int opening = 0; opening < openings; opening++) {
      int plies = random.nextInt(LEAST_RANDOM, MOST_RANDOM + 1);
      GridPosition start = new EstimatedRules(rules, rules::estimate).random(plies, random);
      play(start, Disc.BLACK);
      play(start, Disc.WHITE);
    }
  }

  private void play(GridPosition start, Disc ofBetter) {
    better.begin();
    simpler.begin();
    GridPosition position = start;
    while (!rules.legalMoves(position).isEmpty()) {
      Player player = position.sideToMove() == ofBetter ? better : simpler;
      position = rules.play(position, player.move(position));
    }
    results[rules.count(position).halves(ofBetter)]++;
    discs += rules.count(position).worth(ofBetter) / 100.0;
  }

  private void write() {
    int games = results[0] + results[1] + results[2];
    double share = (results[2] + results[1] / 2.0) / games;
    double squares = (results[2] + results[1] / 4.0) / games;
    System.out.printf(
        "%s: %d won, %d drawn, %d lost: %.1f %% +- %.1f; %+.1f discs a game; "
            + "%.2f and %.2f ms, %.2f and %.2f plies a move%n",
        rules.name(),
        results[2],
        results[1],
        results[0],
        100 * share,
        100 * Math.sqrt((squares - share * share) / games),
        discs / games,
        better.milliseconds(),
        simpler.milliseconds(),
        better.depth(),
        simpler.depth());
  }

  /**
   * One side of the match. It searches one ply deeper until a part of its time is gone. What a move
   * takes too long is taken from its later moves, and what it leaves is given to them.
   */
  private static final class Player {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    /** The part of the time for a move after which no deeper search begins. */
    private static final int PART = 3;

    private static final int MOST_SAVED = 3;
    private static final int DEEPEST = 60;

    private final Rules<GridPosition, GridMove> rules;
    private final GeneralEngine<GridPosition, GridMove> engine;
    private final long nanoseconds;
    private long left;
    private long spent;
    private long depths;
    private int moves;

    Player(Rules<GridPosition, GridMove> rules, long microseconds) {
      this.rules = rules;
      this.engine = GeneralEngine.ofMegabytes(rules, MEGABYTES);
      this.nanoseconds = MICRO * microseconds;
    }

    void begin() {
      left = 0;
    }

    GridMove move(GridPosition position) {
      if (rules.legalMoves(position).size() == 1) {
        return rules.legalMoves(position).getFirst();
      }
      left = Math.min(MOST_SAVED * nanoseconds, left + nanoseconds);
      long begin = CLOCK.getCurrentThreadCpuTime();
      Valuation<GridMove> found;
      int depth = 0;
      long took;
      do {
        depth++;
        found = engine.value(position, new Limits(depth, 0));
        took = CLOCK.getCurrentThreadCpuTime() - begin;
      } while (took < left / PART && depth < DEEPEST && !found.value().isExact());
      left -= took;
      spent += took;
      depths += depth;
      moves++;
      return found.line().getFirst();
    }

    double milliseconds() {
      return spent / 1e6 / moves;
    }

    double depth() {
      return depths / (double) moves;
    }
  }
}
