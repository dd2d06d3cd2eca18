package org.kifu.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;
import org.kifu.board.FinalDiscs;
import org.kifu.board.Position;
import org.kifu.board.Square;

/**
 * The discs on a real board, where some may have had the wrong colour.
 *
 * @param player the discs of the side to move; bit 0 is a1
 * @param opponent the discs of the other side
 * @param blackToMove whether black is to move
 * @param wrongFlips the number of moves that left discs with the wrong colour
 * @param correctable the side that may still correct the last of these moves, because the other
 *     side has not moved yet; null if neither may
 */
record RealBoard(
    long player, long opponent, boolean blackToMove, int wrongFlips, @Nullable Disc correctable) {
  /** The directions to the eight neighbours, as steps of file and rank. */
  private static final int[][] DIRECTIONS = {
    {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}
  };

  static RealBoard of(Position start) {
    return new RealBoard(
        start.player(), start.opponent(), start.sideToMove() == Disc.BLACK, 0, null);
  }

  boolean isTaken(int square) {
    return ((player | opponent) & 1L << square) != 0;
  }

  /** The discs that a move turns over by the rules; none if it is not legal. */
  long flips(int square) {
    return Flips.flips(square, player, opponent);
  }

  /** The same discs with the other side to move; null if the side to move may not pass. */
  @Nullable RealBoard passed() {
    boolean mustPass =
        Mobility.legalMoves(player, opponent) == 0 && Mobility.legalMoves(opponent, player) != 0;
    return mustPass ? new RealBoard(opponent, player, !blackToMove, wrongFlips, correctable) : null;
  }

  /** The board after a move by the rules. */
  RealBoard played(int square, long flips) {
    return new RealBoard(
        opponent & ~flips,
        player | flips | 1L << square,
        !blackToMove,
        wrongFlips,
        mover() == correctable ? correctable : null);
  }

  /** The board if the last move left these discs with the wrong colour. */
  RealBoard withWrong(long discs) {
    return new RealBoard(
        player ^ discs, opponent ^ discs, blackToMove, wrongFlips + 1, mover().opponent());
  }

  private Disc mover() {
    return blackToMove ? Disc.BLACK : Disc.WHITE;
  }

  boolean isOver() {
    return Mobility.legalMoves(player, opponent) == 0 && Mobility.legalMoves(opponent, player) == 0;
  }

  int empties() {
    return Square.COUNT - Long.bitCount(player | opponent);
  }

  LastBoard last() {
    int black = Long.bitCount(blackToMove ? player : opponent);
    int white = Square.COUNT - empties() - black;
    return new LastBoard(FinalDiscs.of(black, white), empties());
  }

  /** The runs of two or more discs of the opponent that lead away from a square. */
  List<Long> runs(int square) {
    List<Long> runs = new ArrayList<>();
    for (int[] direction : DIRECTIONS) {
      long run = run(square, direction[0], direction[1]);
      if (Long.bitCount(run) > 1) {
        runs.add(run);
      }
    }
    return runs;
  }

  private long run(int square, int fileStep, int rankStep) {
    long run = 0;
    int file = Square.file(square) + fileStep;
    int rank = Square.rank(square) + rankStep;
    while (((file | rank) & ~7) == 0 && (opponent & 1L << Square.at(file, rank)) != 0) {
      run |= 1L << Square.at(file, rank);
      file += fileStep;
      rank += rankStep;
    }
    return run;
  }
}
