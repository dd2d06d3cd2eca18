package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Score;

/**
 * The order of the moves of positions, the most promising first: first the best moves of the table,
 * then by the value of the position after a move and by the number of replies that it leaves. Few
 * replies make a small tree; this counts more in a search to the end of the game.
 */
final class MoveOrder {
  // The weight of a reply, in hundredths of a disc; a corner counts twice.
  private static final int REPLY_TO_END = 300;
  private static final int REPLY = 100;

  /**
   * In a search to the end, the replies more than the fewest from which a move is not evaluated,
   * because it comes late anyway: this saves half of the evaluations, and costs hardly any nodes.
   */
  private static final int TOO_MANY = 4;

  /** The most empty squares with which rough values order the moves of a search to the end. */
  private static final int ROUGH = 20;

  /** The rank of a move that is not evaluated, without its replies. */
  private static final int LATE = -100 * Score.MAX;

  private final Evaluator evaluator;

  /** The lists by number of empty squares. */
  private final RankedMoves[] lists = new RankedMoves[Score.MAX + 1];

  MoveOrder(Evaluator evaluator) {
    this.evaluator = evaluator;
    for (int empties = 0; empties < lists.length; empties++) {
      lists[empties] = new RankedMoves();
    }
  }

  /**
   * Returns the list of a position, which is valid until the next call for the same number of empty
   * squares.
   */
  RankedMoves list(long player, long opponent, long moves, int empties) {
    RankedMoves list = lists[empties];
    list.flip(player, opponent, moves);
    return list;
  }

  /**
   * Ranks the moves of the position that the evaluator holds.
   *
   * @param list the list of the position
   * @param toEnd whether the search goes to the end of the game
   * @param known the data of the position in the table
   */
  void rank(
      RankedMoves list,
      long player,
      long opponent,
      long moves,
      int empties,
      boolean toEnd,
      long known) {
    list.clear();
    long others = moves;
    others &= ~list.addKnown(moves, TranspositionTable.move(known), RankedMoves.FIRST);
    others &= ~list.addKnown(others, TranspositionTable.secondMove(known), RankedMoves.FIRST / 2);
    int most = toEnd ? list.fewestReplies(player, opponent, others) + TOO_MANY : Integer.MAX_VALUE;
    for (long rest = others; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = list.flips(square);
      long other = opponent & ~flips;
      long moved = player | flips | 1L << square;
      long replies = toEnd ? list.replies(square) : Mobility.legalMoves(other, moved);
      int weighted = RankedMoves.weighted(replies);
      int rank = -(toEnd ? REPLY_TO_END : REPLY) * weighted;
      if (weighted < most) {
        evaluator.play(empties, square, flips);
        int further = Long.bitCount(Mobility.legalMoves(moved, other));
        rank -=
            toEnd && empties <= ROUGH
                ? evaluator.roughCentidiscs(empties - 1, Long.bitCount(replies), further)
                : evaluator.centidiscs(empties - 1, Long.bitCount(replies), further);
      } else {
        rank += LATE;
      }
      list.add(square, rank);
    }
  }

  /**
   * The moves of one position with their ranks, which are taken from the highest. One list is
   * reused for all positions with the same number of empty squares.
   */
  static final class RankedMoves {
    /** A rank above every rank that a move gets on its merits. */
    static final int FIRST = 1 << 24;

    /** The most moves of a position; not proved, but far above the 33 that are known. */
    private static final int MOST = 60;

    /** Rank and square of each move, {@code rank << 6 | square}. */
    private final int[] ranked = new int[MOST];

    /** The discs that the move to each square flips. */
    private final long[] flips = new long[Score.MAX];

    /** The moves of the other side after the move to each square. */
    private final long[] replies = new long[Score.MAX];

    private int size;

    void clear() {
      size = 0;
    }

    int size() {
      return size;
    }

    /** Computes the discs that each of these moves flips. */
    void flip(long player, long opponent, long moves) {
      for (long rest = moves; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        flips[square] = Flips.flips(square, player, opponent);
      }
    }

    /** Whether one of these moves, whose flips are known, flips exactly these discs. */
    boolean holds(long moves, long turned) {
      for (long rest = moves; rest != 0; rest &= rest - 1) {
        if (flips[Long.numberOfTrailingZeros(rest)] == turned) {
          return true;
        }
      }
      return false;
    }

    /** Adds a move of the table if it is one of these; returns it as a set of squares. */
    private long addKnown(long moves, int square, int rank) {
      long move = square == TranspositionTable.NO_MOVE ? 0 : moves & 1L << square;
      if (move != 0) {
        add(square, rank);
      }
      return move;
    }

    /** Finds the replies to each of these moves; returns the fewest, with corners twice. */
    private int fewestReplies(long player, long opponent, long moves) {
      int fewest = MOST;
      for (long rest = moves; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        long moved = player | flips[square] | 1L << square;
        replies[square] = Mobility.legalMoves(opponent & ~flips[square], moved);
        fewest = Math.min(fewest, weighted(replies[square]));
      }
      return fewest;
    }

    private static int weighted(long replies) {
      return Long.bitCount(replies) + Long.bitCount(replies & Masks.CORNERS);
    }

    /**
     * Adds a move whose flips are known.
     *
     * @param rank the rank, -2^25 to 2^25; among equal ranks, the higher square comes first
     */
    void add(int square, int rank) {
      ranked[size++] = rank << 6 | square;
    }

    /** Adds a move whose flips and replies are known. */
    void add(int square, long moves, int rank) {
      replies[square] = moves;
      add(square, rank);
    }

    /** The moves that the other side has after the move on {@code square}. */
    long replies(int square) {
      return replies[square];
    }

    /**
     * Returns the square of the best move from {@code index} on, and puts the move at that index.
     *
     * @param index the number of moves that were taken before
     */
    int next(int index) {
      int best = index;
      int highest = ranked[index];
      for (int i = index + 1; i < size; i++) {
        if (ranked[i] > highest) {
          highest = ranked[i];
          best = i;
        }
      }
      ranked[best] = ranked[index];
      ranked[index] = highest;
      return highest & 63;
    }

    /** The discs that the move on {@code square} flips. */
    long flips(int square) {
      return flips[square];
    }

    /** Returns the squares from {@code index} on, the best first. */
    int[] from(int index) {
      int[] squares = new int[size - index];
      for (int i = index; i < size; i++) {
        squares[i - index] = next(i);
      }
      return squares;
    }
  }
}
