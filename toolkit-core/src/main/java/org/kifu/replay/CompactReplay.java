package org.kifu.replay;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;
import org.kifu.board.FinalDiscs;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.MoveList;

/**
 * A replay of 8x8 games in their compact form, one byte for each move, without allocation: the
 * replay for large archives. One object serves one thread, for game after game. It gives the same
 * results as {@link Replay}, but faster and without the positions on the way.
 */
public final class CompactReplay {
  /** The end of a replay. */
  public enum End {
    /** Every move was legal and neither side can move. */
    COMPLETE,
    /** Every move was legal and somebody can still move. */
    UNFINISHED,
    /** A move was not legal; {@link #used()} is its index. */
    ILLEGAL
  }

  /** The squares d3, c4, f5 and e6, on which a game from the standard start begins, as bits. */
  public static final long FIRST_MOVES = 0x0000_1020_0408_0000L;

  private long player;
  private long opponent;
  private boolean blackToMove;
  private int used;
  private int passes;

  /** A replay to be used for one game after the other. */
  public CompactReplay() {}

  /**
   * Replays moves from the standard start.
   *
   * @param squares squares 0 to 63 or {@link MoveList#PASS}; any other byte is not a legal move
   * @param from the index of the first move
   * @param count the number of moves
   */
  public End play(byte[] squares, int from, int count) {
    start();
    for (int i = 0; i < count; i++) {
      if (!step(squares[from + i])) {
        return End.ILLEGAL;
      }
    }
    return end();
  }

  /** Goes to the standard start, for a caller that wants to see the positions on the way. */
  public void start() {
    player = Position.START.player();
    opponent = Position.START.opponent();
    blackToMove = true;
    passes = 0;
    used = 0;
  }

  /** Goes to the position where another replay is, with its counts. */
  public void goTo(CompactReplay other) {
    player = other.player;
    opponent = other.opponent;
    blackToMove = other.blackToMove;
    passes = other.passes;
    used = other.used;
  }

  /**
   * Plays one written move, after the pass that it implies.
   *
   * @param square 0 to 63 or {@link MoveList#PASS}
   * @return false if it is not legal; the position is then unchanged except for that pass
   */
  public boolean step(int square) {
    boolean legal = tryStep(square);
    used += legal ? 1 : 0;
    return legal;
  }

  /** Whether the side to move has a legal move; if not, it passes or the game is over. */
  public boolean mayMove() {
    return Mobility.legalMoves(player, opponent) != 0;
  }

  /** The end of the replay if no further move was written: complete or unfinished. */
  public End end() {
    return isOver() ? End.COMPLETE : End.UNFINISHED;
  }

  private boolean tryStep(int square) {
    if ((square & ~63) != 0) {
      return square == MoveList.PASS && passIfForced();
    }
    if (((player | opponent) & 1L << square) != 0) {
      return false;
    }
    long flips = Flips.flips(square, player, opponent);
    if (flips == 0) {
      if (!passIfForced()) {
        return false;
      }
      flips = Flips.flips(square, player, opponent);
      if (flips == 0) {
        return false;
      }
    }
    long moved = player | flips | 1L << square;
    player = opponent & ~flips;
    opponent = moved;
    blackToMove = !blackToMove;
    return true;
  }

  private boolean passIfForced() {
    if (Mobility.legalMoves(player, opponent) != 0 || Mobility.legalMoves(opponent, player) == 0) {
      return false;
    }
    long other = opponent;
    opponent = player;
    player = other;
    blackToMove = !blackToMove;
    passes++;
    return true;
  }

  private boolean isOver() {
    return Long.bitCount(player | opponent) == Square.COUNT
        || Mobility.legalMoves(player, opponent) == 0 && Mobility.legalMoves(opponent, player) == 0;
  }

  /** The number of written moves that were legal, which is the index of the first illegal one. */
  public int used() {
    return used;
  }

  /** The number of plies played, including passes, filled in or written. */
  public int plies() {
    return Long.bitCount(player | opponent) - 4 + passes;
  }

  /**
   * Black's discs, with the empty squares given to the winner; 32 if both sides have the same
   * number. If the game is complete, this is the final score.
   */
  public int blackDiscs() {
    return FinalDiscs.of(Long.bitCount(black()), Long.bitCount(white()));
  }

  /** The discs of the side to move in the last position; bit 0 is a1. */
  public long player() {
    return player;
  }

  /** The discs of the other side; bit 0 is a1. */
  public long opponent() {
    return opponent;
  }

  /** The black discs of the last position; bit 0 is a1. */
  public long black() {
    return blackToMove ? player : opponent;
  }

  /** The white discs of the last position; bit 0 is a1. */
  public long white() {
    return blackToMove ? opponent : player;
  }

  /** The side to move in the last position. */
  public Disc sideToMove() {
    return blackToMove ? Disc.BLACK : Disc.WHITE;
  }
}
