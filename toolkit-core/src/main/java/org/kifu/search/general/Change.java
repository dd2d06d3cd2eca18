package org.kifu.search.general;

import java.math.BigInteger;

/**
 * A change of the rules for one question about a position: what if the side to move could not play
 * on some squares, or if the other side could pass once, for some turns?
 *
 * @param barred the squares where the side to move must not play, as bits by their numbers; it
 *     passes if it has no other move
 * @param turns the number of turns of the side to move for which the change holds, 0 or more; a
 *     turn in which it passes counts
 * @param freePass whether the other side may pass once at one of its turns between these, although
 *     it has moves
 */
public record Change(BigInteger barred, int turns, boolean freePass) {
  /** More turns than a game has. */
  public static final int FOR_EVER = Integer.MAX_VALUE;

  /** The game as it is. */
  public static final Change NOTHING = new Change(BigInteger.ZERO, 0, false);

  /** The squares are barred. */
  public static Change barred(BigInteger squares, int turns) {
    return new Change(squares, turns, false);
  }

  /** The other side may pass once. */
  public static Change freePass(int turns) {
    return new Change(BigInteger.ZERO, turns, true);
  }

  /** The rest of the change after a turn of the side whose squares are barred. */
  Change afterTurn() {
    return turns == 0 || turns == FOR_EVER ? this : new Change(barred, turns - 1, freePass);
  }

  /** The rest of the change after the free pass. */
  Change afterPass() {
    return barred.signum() == 0 ? NOTHING : new Change(barred, turns, false);
  }

  /** Whether the game goes on as always when the side whose squares are barred is to move. */
  boolean isSpent(boolean barredSideToMove) {
    return turns == 0 && (barredSideToMove || !freePass);
  }
}
