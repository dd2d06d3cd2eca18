package org.kifu.format.wthor;

import org.kifu.game.MoveList;
import org.kifu.replay.CompactReplay;

/**
 * The length of a record where bytes may have been lost or added, so that those behind it stand
 * elsewhere than the length of a record says. What looks like a game shows where the next one
 * begins: squares that are taken once, the first of them a first move, and scores that can be.
 */
final class Shift {
  /** So many bytes from a record on are looked at. */
  static final int AHEAD = 4 * Layout.GAME;

  /** The later moves of a game are not so many from the start. */
  private static final int LEGAL_MOVES = 8;

  private Shift() {}

  /**
   * The bytes from a record to the next one.
   *
   * @param bytes {@link #AHEAD} from the record on, or all up to the end of the source
   */
  static int length(byte[] bytes, int at) {
    int usual = Math.min(Layout.GAME, bytes.length - at);
    int next = at + Layout.GAME;
    return next == bytes.length || isGame(bytes, next, 1) || goesOn(bytes, next)
        ? usual
        : search(bytes, at, usual);
  }

  /** Whether only what stands here is damaged: behind it all is in its place. */
  private static boolean goesOn(byte[] bytes, int at) {
    int next = at + Layout.GAME;
    return next == bytes.length || isGame(bytes, next, Sample.STRONG_MOVES);
  }

  /**
   * Looks for the first place behind which games stand: lost bytes leave it near, added ones far. A
   * game that can be one keeps its moves.
   */
  private static int search(byte[] bytes, int at, int usual) {
    int least = isWhole(bytes, at) ? Layout.MOVES + moves(bytes, at) : 1;
    for (int length = least; length < 2 * Layout.GAME; length++) {
      if (beginsAt(bytes, at + length)) {
        return length > Layout.GAME && isGame(bytes, at, 1) ? usual : length;
      }
    }
    return usual;
  }

  /**
   * Whether a long game stands here, which begins with legal moves: one played to its end, or with
   * one more behind it, or last.
   */
  private static boolean beginsAt(byte[] bytes, int at) {
    int next = at + Layout.GAME;
    if (!isGame(bytes, at, Sample.STRONG_MOVES)) {
      return false;
    }
    CompactReplay replay = new CompactReplay();
    boolean isComplete = play(replay, bytes, at) == CompactReplay.End.COMPLETE;
    boolean mayBe = next + Layout.GAME > bytes.length || isGame(bytes, next, Sample.STRONG_MOVES);
    return isComplete || mayBe && replay.used() >= LEGAL_MOVES;
  }

  private static boolean isGame(byte[] bytes, int at, int leastMoves) {
    return moves(bytes, at) >= leastMoves;
  }

  /**
   * Whether nothing of a record is lost but zeros, which those of the next one stand for: it is a
   * game to its end, or one that stops so early that the zeros behind it are its own. The first two
   * bytes of a record may be zeros too.
   */
  static boolean isWhole(byte[] bytes, int at) {
    int moves = moves(bytes, at);
    return switch (play(new CompactReplay(), bytes, at)) {
      case COMPLETE -> true;
      case UNFINISHED -> moves > 0 && moves < Layout.MAX_MOVES - 2;
      case ILLEGAL -> false;
    };
  }

  private static CompactReplay.End play(CompactReplay replay, byte[] bytes, int at) {
    int moves = moves(bytes, at);
    MoveList list = GameLayout.EIGHT.moves(bytes, at + Layout.MOVES, moves);
    return replay.play(list.squares(), 0, moves);
  }

  /** The moves of what looks like a game, or 0. */
  private static int moves(byte[] bytes, int at) {
    return at + Layout.GAME <= bytes.length ? Sample.movesOfGame(bytes, at) : 0;
  }
}
