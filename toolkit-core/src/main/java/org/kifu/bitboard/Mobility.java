package org.kifu.bitboard;

/**
 * The legal moves of the 8x8 board.
 *
 * <p>Bit 0 is a1, bit 7 is h1, bit 63 is h8; east is {@code << 1}, south is {@code << 8}. The
 * method is a parallel-prefix fill: runs of opposing discs grow from the discs of the side to move
 * by one, two and again two squares, in both senses of each of the four lines at once.
 */
public final class Mobility {
  private Mobility() {}

  /**
   * Returns the empty squares where {@code player}, the side to move, flips at least one disc; 0
   * when it must pass or the game is over.
   */
  public static long legalMoves(long player, long opponent) {
    assert (player & opponent) == 0 : "a square holds two discs";
    return Kernel.VECTOR ? VectorKernel.legalMoves(player, opponent) : scalar(player, opponent);
  }

  static long scalar(long player, long opponent) {
    long inner = opponent & Masks.INNER_FILES; // a run never crosses the a- or h-file
    return ~(player | opponent)
        & (pastRuns(player, inner, 1) // along ranks
            | pastRuns(player, opponent, 8) // along files
            | pastRuns(player, inner, 7) // along both diagonals
            | pastRuns(player, inner, 9));
  }

  /**
   * The squares just past a run of {@code runs} discs that starts beside a disc of {@code player}.
   */
  private static long pastRuns(long player, long runs, int step) {
    long up = runs & player << step;
    long down = runs & player >>> step;
    up |= runs & up << step;
    down |= runs & down >>> step;
    long pairsUp = runs & runs << step;
    long pairsDown = pairsUp >>> step;
    int twoSteps = step + step;
    up |= pairsUp & up << twoSteps;
    down |= pairsDown & down >>> twoSteps;
    up |= pairsUp & up << twoSteps;
    down |= pairsDown & down >>> twoSteps;
    return up << step | down >>> step;
  }
}
