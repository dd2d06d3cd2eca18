package org.kifu.train;

import java.util.random.RandomGenerator;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Position;

/** A position that changes: the moves of a game, or random moves, are played on it. */
final class PlayedPosition {
  private long player = Position.START.player();
  private long opponent = Position.START.opponent();
  private boolean blackToMove = true;

  /** The discs of the side to move, which has a legal move unless the game is over. */
  long player() {
    return player;
  }

  long opponent() {
    return opponent;
  }

  boolean blackToMove() {
    return blackToMove;
  }

  int empties() {
    return Long.bitCount(~(player | opponent));
  }

  /** The legal moves; none if the game is over. */
  long moves() {
    return Mobility.legalMoves(player, opponent);
  }

  /**
   * Plays the moves of a game until only this number of squares are empty.
   *
   * @param squares squares 0 to 63; other values, such as a pass, are skipped
   * @return whether the game reached that number
   */
  boolean follow(byte[] squares, int empties) {
    int left = empties();
    for (int i = 0; i < squares.length && left > empties; i++) {
      if (squares[i] >= 0) {
        if ((moves() & 1L << squares[i]) == 0) {
          return false;
        }
        play(squares[i]);
        left--;
      }
    }
    return left == empties;
  }

  /**
   * Plays random legal moves until only this number of squares are empty.
   *
   * @return whether the game reached that number before it was over
   */
  boolean wander(RandomGenerator random, int empties) {
    while (empties() > empties) {
      if (moves() == 0) {
        return false;
      }
      play(randomMove(random));
    }
    return true;
  }

  /** A random legal move; there must be at least one. */
  int randomMove(RandomGenerator random) {
    return move(random.nextInt(Long.bitCount(moves())));
  }

  /** The legal move of this number, from 0, in the order of the squares. */
  int move(int number) {
    long moves = moves();
    for (int skipped = number; skipped > 0; skipped--) {
      moves &= moves - 1;
    }
    return Long.numberOfTrailingZeros(moves);
  }

  /** Plays a legal move, and passes if the other side then cannot move and this one can. */
  void play(int square) {
    long flips = Flips.flips(square, player, opponent);
    long moved = player | flips | 1L << square;
    player = opponent & ~flips;
    opponent = moved;
    blackToMove = !blackToMove;
    if (moves() == 0 && Mobility.legalMoves(opponent, player) != 0) {
      long other = player;
      player = opponent;
      opponent = other;
      blackToMove = !blackToMove;
    }
  }
}
