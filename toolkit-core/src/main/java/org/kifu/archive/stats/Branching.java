package org.kifu.archive.stats;

/**
 * How many moves there were to choose from.
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
