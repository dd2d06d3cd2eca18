package org.kifu.bitboard;

/** The forms of the kernels, each called directly, and the public doors to the one that runs. */
enum Form {
  DOORS {
    @Override
    long legalMoves(long player, long opponent) {
      return Mobility.legalMoves(player, opponent);
    }

    @Override
    long flips(int square, long player, long opponent) {
      return Flips.flips(square, player, opponent);
    }
  },
  SCALAR {
    @Override
    long legalMoves(long player, long opponent) {
      return Mobility.scalar(player, opponent);
    }

    @Override
    long flips(int square, long player, long opponent) {
      return Flips.scalar(square, player, opponent);
    }
  },
  FILL {
    @Override
    long legalMoves(long player, long opponent) {
      return VectorKernel.legalMoves(player, opponent);
    }

    @Override
    long flips(int square, long player, long opponent) {
      return VectorKernel.flipsByFill(square, player, opponent);
    }
  },
  RAYS {
    @Override
    long legalMoves(long player, long opponent) {
      return VectorKernel.legalMoves(player, opponent);
    }

    @Override
    long flips(int square, long player, long opponent) {
      return VectorKernel.flipsByRays(square, player, opponent);
    }
  };

  abstract long legalMoves(long player, long opponent);

  abstract long flips(int square, long player, long opponent);

  /** The leaf count to a depth, a pass being one ply and a finished game counting 1. */
  long perft(long player, long opponent, int depth) {
    if (depth == 0) {
      return 1;
    }
    long moves = legalMoves(player, opponent);
    if (moves == 0) {
      return legalMoves(opponent, player) == 0 ? 1 : perft(opponent, player, depth - 1);
    }
    long leaves = 0;
    for (; moves != 0; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      long flips = flips(square, player, opponent);
      leaves += perft(opponent & ~flips, player | flips | 1L << square, depth - 1);
    }
    return leaves;
  }
}
