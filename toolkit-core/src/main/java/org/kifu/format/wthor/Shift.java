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

  private static int search(byte[] bytes, int at, int usual) {
    int next = at + Layout.GAME;
    for (int shift = 1; shift < Layout.GAME; shift++) {
      if (beginsAt(bytes, next - shift)) {
        return isWhole(bytes, at) ? usual : Layout.GAME - shift;
      }
      if (beginsAt(bytes, next + shift)) {
        return isGame(bytes, at, 1) ? usual : Layout.GAME + shift;
      }
    }
    return usual;
  }

  /** Whether a long game stands here, and one more behind it if the source goes on so far. */
  private static boolean beginsAt(byte[] bytes, int at) {
    int next = at + Layout.GAME;
    boolean isLast = next == bytes.length || next + Layout.GAME > bytes.length;
    return isGame(bytes, at, Sample.STRONG_MOVES)
        && (isLast || isGame(bytes, next, Sample.STRONG_MOVES));
  }

  private static boolean isGame(byte[] bytes, int at, int leastMoves) {
    return at + Layout.GAME <= bytes.length && Sample.movesOfGame(bytes, at) >= leastMoves;
  }

  /**
   * Whether nothing of a record belongs to the next: it is a game to its end, or one that stops so
   * early that the zeros behind it are its own. The first two bytes of a record may be zeros too.
   */
  private static boolean isWhole(byte[] bytes, int at) {
    int moves = at + Layout.GAME <= bytes.length ? Sample.movesOfGame(bytes, at) : 0;
    MoveList list = GameLayout.EIGHT.moves(bytes, at + Layout.MOVES, moves);
    return switch (new CompactReplay().play(list.squares(), 0, moves)) {
      case COMPLETE -> true;
      case UNFINISHED -> moves > 0 && moves < Layout.MAX_MOVES - 2;
      case ILLEGAL -> false;
    };
  }
}
