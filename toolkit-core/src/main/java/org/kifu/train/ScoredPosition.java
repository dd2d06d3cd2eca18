package org.kifu.train;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.evaluation.Score;
import org.kifu.search.Engine;

/** A position whose score is known, and with it those of its moves, if they were solved. */
final class ScoredPosition {
  private final long player;
  private final long opponent;
  private final int score;
  private final byte[] moves;

  /**
   * @param player the discs of the side to move
   * @param score in discs for the side to move
   * @param moves the score of each legal move, from a1 to h8; none if only that of the position is
   *     known
   */
  private ScoredPosition(long player, long opponent, int score, byte[] moves) {
    this.player = player;
    this.opponent = opponent;
    this.score = score;
    this.moves = moves;
  }

  /** A position of which only the score is known. */
  ScoredPosition(long player, long opponent, int score) {
    this(player, opponent, score, new byte[0]);
  }

  /** Solves all moves of a position in which the side to move can move. */
  static byte[] solved(PlayedPosition at, Engine engine) {
    long moves = at.moves();
    ByteBuffer buffer = ByteBuffer.allocate(2 * Long.BYTES + Long.bitCount(moves));
    buffer.putLong(at.player()).putLong(at.opponent());
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Flips.flips(square, at.player(), at.opponent());
      long moved = at.player() | flips | 1L << square;
      buffer.put((byte) -score(at.opponent() & ~flips, moved, engine));
    }
    return buffer.array();
  }

  private static int score(long player, long opponent, Engine engine) {
    if (Mobility.legalMoves(player, opponent) != 0) {
      return engine.solve(new Position(player, opponent, Disc.BLACK)).value().centidiscs() / 100;
    }
    return Mobility.legalMoves(opponent, player) == 0
        ? Score.ofFinished(player, opponent)
        : -score(opponent, player, engine);
  }

  /** The position of the bytes that {@link #solved} made; nothing if there are none. */
  static Optional<ScoredPosition> of(byte[] bytes) {
    if (bytes.length == 0) {
      return Optional.empty();
    }
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    long player = buffer.getLong();
    long opponent = buffer.getLong();
    byte[] moves = Arrays.copyOfRange(bytes, buffer.position(), bytes.length);
    byte best = Byte.MIN_VALUE;
    for (byte score : moves) {
      best = (byte) Math.max(best, score);
    }
    return Optional.of(new ScoredPosition(player, opponent, best, moves));
  }

  /** The discs of the side to move. */
  long player() {
    return player;
  }

  long opponent() {
    return opponent;
  }

  /** The score, in discs for the side to move. */
  int score() {
    return score;
  }

  /** The number of moves whose scores are known: all legal ones, or none. */
  int moves() {
    return moves.length;
  }

  /** The score of a move. */
  int score(int square) {
    long before = Mobility.legalMoves(player, opponent) & (1L << square) - 1;
    return moves[Long.bitCount(before)];
  }
}
