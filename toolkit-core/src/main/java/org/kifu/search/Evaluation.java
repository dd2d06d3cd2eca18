package org.kifu.search;

/**
 * A simple evaluation, in centidiscs for the side to move: eight weighted differences between the
 * two sides, and what being on move is worth. It knows no patterns. On games of 2018 and 2025 it is
 * off by 7.5 discs on average at 20 empties, by 12 at 32.
 *
 * <p>The weights come from a least-squares fit to 93,000 positions of the other WTHOR years,
 * rounded. Their labels: the score solved at 14 and 9 empties (also after a random move), WTHOR's
 * theoretical score from 24 empties on, values in between for what lies between. The worth of the
 * move was then raised until searches to odd and to even depths agreed on average.
 */
final class Evaluation {
  private static final long CORNERS = 0x8100_0000_0000_0081L;
  private static final long X_SQUARES = 0x0042_0000_0000_4200L;
  private static final long C_SQUARES = 0x4281_0000_0000_8142L;
  private static final long RANKS_1_AND_8 = 0xFF00_0000_0000_00FFL;
  private static final long FILES_A_AND_H = 0x8181_8181_8181_8181L;
  private static final long CENTRE = 0x0000_3C3C_3C3C_0000L;

  /** The squares between the edge and the centre, the X-squares left out. */
  private static final long RING = ~(RANKS_1_AND_8 | FILES_A_AND_H | CENTRE | X_SQUARES);

  /** The balance stays inside this, so that a value stays inside the scores. */
  private static final int MOST = 5900;

  /** The numbers of empty squares that the weights are given for; between them they are linear. */
  private static final int[] ANCHORS = {8, 20, 32, 44};

  private static final int[][] WEIGHTS = {
    weights(5200, 4600, 4000, 2600), // mobility: moves, as a share of both sides' moves
    weights(-1900, -500, 1500, 2000), // potential mobility: empties beside the opponent's discs
    weights(130, 420, 700, 500), // corners
    weights(-200, -400, -700, -1200), // X-squares of empty corners
    weights(-300, -290, -210, -300), // C-squares of empty corners
    weights(110, 100, 140, 100), // edge discs linked to an own corner
    weights(15, -110, -220, -260), // discs of the ring
    weights(45, -20, -60, -115), // discs of the centre
  };

  /** What it is worth to be on move. */
  private static final int[] TEMPO = weights(200, -140, -230, -320);

  /** What is added to that for an odd number of empty squares, taken away for an even one. */
  private static final int[] PARITY = weights(100, 0, 0, 0);

  private Evaluation() {}

  /**
   * Returns the value of a position that is not over, -6400 to 6400.
   *
   * @param moves the legal moves of {@code player}, the side to move; at least one
   * @param replies the legal moves that {@code opponent} would have
   */
  static int centidiscs(long player, long opponent, long moves, long replies) {
    int empties = Long.bitCount(~(player | opponent));
    int parity = (empties & 1) != 0 ? PARITY[empties] : -PARITY[empties];
    return balance(player, opponent, moves, replies) + TEMPO[empties] + parity;
  }

  /** What the discs are worth whoever is on move; the two sides exchanged, it changes its sign. */
  static int balance(long player, long opponent, long moves, long replies) {
    long empty = ~(player | opponent);
    int at = Long.bitCount(empty);
    long open = Neighbours.around(empty & CORNERS);
    int sum =
        WEIGHTS[0][at]
            * (Long.bitCount(moves) - Long.bitCount(replies))
            / (Long.bitCount(moves) + Long.bitCount(replies) + 2);
    int own = Long.bitCount(Neighbours.around(opponent) & empty);
    int other = Long.bitCount(Neighbours.around(player) & empty);
    sum += WEIGHTS[1][at] * (own - other) / (own + other + 2);
    sum += WEIGHTS[2][at] * difference(player, opponent, CORNERS);
    sum += WEIGHTS[3][at] * difference(player, opponent, X_SQUARES & open);
    sum += WEIGHTS[4][at] * difference(player, opponent, C_SQUARES & open);
    sum += WEIGHTS[5][at] * (linkedToCorner(player) - linkedToCorner(opponent));
    sum += WEIGHTS[6][at] * difference(player, opponent, RING);
    sum += WEIGHTS[7][at] * difference(player, opponent, CENTRE);
    return Math.clamp(sum, -MOST, MOST);
  }

  private static int difference(long player, long opponent, long squares) {
    return Long.bitCount(player & squares) - Long.bitCount(opponent & squares);
  }

  /** The number of discs in unbroken runs along the edges from a corner, the corner left out. */
  private static int linkedToCorner(long discs) {
    long corners = discs & CORNERS;
    long linked = corners;
    long before = 0;
    while (linked != before) {
      before = linked;
      linked |= discs & RANKS_1_AND_8 & (linked << 1 | linked >>> 1);
      linked |= discs & FILES_A_AND_H & (linked << 8 | linked >>> 8);
    }
    return Long.bitCount(linked ^ corners);
  }

  private static int[] weights(int... atAnchors) {
    int[] weights = new int[65];
    for (int empties = 0; empties < weights.length; empties++) {
      weights[empties] = interpolated(atAnchors, empties);
    }
    return weights;
  }

  private static int interpolated(int[] atAnchors, int empties) {
    int last = ANCHORS.length - 1;
    if (empties <= ANCHORS[0] || empties >= ANCHORS[last]) {
      return atAnchors[empties <= ANCHORS[0] ? 0 : last];
    }
    int next = 1;
    while (ANCHORS[next] < empties) {
      next++;
    }
    int from = ANCHORS[next - 1];
    return atAnchors[next - 1]
        + (atAnchors[next] - atAnchors[next - 1]) * (empties - from) / (ANCHORS[next] - from);
  }
}
