package org.kifu.archive.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTally;
import org.kifu.opening.ResultsByYear;

/**
 * Statistics of whole games of the 8x8 board. Games count as they do for openings: played by the
 * rules from the standard start to their end. All else is counted among the excluded.
 *
 * @param tally games and exclusions
 * @param results the final disc differences, black minus white, empties to the winner, by year
 * @param blackWipeOuts games that black won without a white disc left
 * @param whiteWipeOuts games that white won without a black disc left
 * @param discsPlaced the number of games by the number of discs placed; 60 fill the board
 * @param passes the number of games by how often one of the sides had to pass
 * @param blackPasses how often black had to pass
 * @param whitePasses how often white had to pass
 * @param branching the number of legal moves by the number of discs placed before, ascending
 */
public record GameStats(
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

  /** All counted games: wins, draws, discs, and black's share with its interval. */
  public OpeningStats score() {
    return results.stats();
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

  /** The mean number of legal moves over all positions in which there was one; NaN for none. */
  public double meanBranching() {
    double moves = 0;
    double positions = 0;
    for (Branching each : branching) {
      moves += each.moves();
      positions += each.positions();
    }
    return moves / positions;
  }

  /** The score of each decade, of games whose year is known. */
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
   * Ten years.
   *
   * @param firstYear such as 1980
   */
  public record Decade(int firstYear, OpeningStats score) {}

  /**
   * Numbers of moves that there were to choose from.
   *
   * @param discs the number of discs placed before
   * @param positions the positions of the games with so many discs placed, in which somebody could
   *     move; each counts as often as games came to it
   * @param moves the sum of their legal moves
   * @param least the fewest legal moves of one of them
   * @param most the most legal moves of one of them
   */
  public record Branching(int discs, long positions, long moves, int least, int most) {
    /** The mean number of legal moves. */
    public double mean() {
      return (double) moves / positions;
    }

    /** The sum of two, of the same number of discs. */
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
