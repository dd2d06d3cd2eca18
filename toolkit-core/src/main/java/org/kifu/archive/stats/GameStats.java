package org.kifu.archive.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTally;
import org.kifu.opening.ResultsByYear;
import org.kifu.rules.Rules;

/**
 * Statistics of whole games of one rule set. Games count under the same conditions as for openings:
 * played by the rules from the standard start to their end. All other games count as excluded.
 *
 * @param rules the rules of the games that count
 * @param tally the numbers of games and exclusions
 * @param results the final disc differences, black minus white, and winners, by year
 * @param blackWipeOuts the games that black won without a white disc left
 * @param whiteWipeOuts the games that white won without a black disc left
 * @param discsPlaced the number of games by the number of discs placed, or of moves where pieces
 *     move; 60 fill the usual board
 * @param passes the number of games by their number of passes
 * @param blackPasses the number of passes of black
 * @param whitePasses the number of passes of white
 * @param branching the number of legal moves by the number of discs placed before, ascending
 */
public record GameStats(
    Rules<?, ?> rules,
    OpeningTally tally,
    ResultsByYear results,
    long blackWipeOuts,
    long whiteWipeOuts,
    SortedMap<Integer, Long> discsPlaced,
    SortedMap<Integer, Long> passes,
    long blackPasses,
    long whitePasses,
    List<Branching> branching) {
  /** Copies the list. */
  public GameStats {
    branching = List.copyOf(branching);
  }

  /**
   * The statistics of all counted games: wins, draws, discs, and black's share with its interval.
   */
  public OpeningStats score() {
    return results.stats();
  }

  /**
   * Whether the games are for one player; the differences of {@link #results} are then what the
   * player achieved.
   */
  public boolean isForOnePlayer() {
    return rules.isForOnePlayer();
  }

  /** Whether black moves first by the rules. */
  public boolean blackMovesFirst() {
    return rules.firstToMove() == Disc.BLACK;
  }

  /** The standard error of the mean final disc difference; NaN for fewer than two games. */
  public double discDiffError() {
    return score().games() < 2 ? Double.NaN : Math.sqrt(results.meanVariance());
  }

  /** The mean number of discs placed in a game; NaN for no games. */
  public double meanDiscsPlaced() {
    return mean(discsPlaced);
  }

  /** The mean number of passes in a game; NaN for no games. */
  public double meanPasses() {
    return mean(passes);
  }

  private static double mean(SortedMap<Integer, Long> counts) {
    double sum = 0;
    double games = 0;
    for (var entry : counts.entrySet()) {
      sum += (double) entry.getKey() * entry.getValue();
      games += entry.getValue();
    }
    return sum / games;
  }

  /** The mean number of legal moves over all positions with at least one; NaN for no positions. */
  public double meanBranching() {
    double moves = 0;
    double positions = 0;
    for (Branching each : branching) {
      moves += each.moves();
      positions += each.positions();
    }
    return moves / positions;
  }

  /** The score of each decade, for games with a known year. */
  public List<Decade> decades() {
    List<Decade> decades = new ArrayList<>();
    results
        .byDecade()
        .forEach(
            (first, score) -> {
              if (first > 0) {
                decades.add(new Decade(first, score));
              }
            });
    return decades;
  }

  /**
   * The score of ten years.
   *
   * @param firstYear the first year of the ten, such as 1980
   */
  public record Decade(int firstYear, OpeningStats score) {}

  /**
   * The numbers of legal moves after a number of discs.
   *
   * @param discs the number of discs placed before the move
   * @param positions the number of positions of the games with this number of discs placed, in
   *     which somebody could move; a position counts once for each game
   * @param moves the sum of their legal moves
   * @param least the fewest legal moves in one of them
   * @param most the most legal moves in one of them
   */
  public record Branching(int discs, long positions, long moves, int least, int most) {
    /** The mean number of legal moves. */
    public double mean() {
      return (double) moves / positions;
    }

    /** The sum of two objects for the same number of discs. */
    Branching plus(Branching other) {
      return new Branching(
          discs,
          positions + other.positions,
          moves + other.moves,
          Math.min(least, other.least),
          Math.max(most, other.most));
    }
  }
}
