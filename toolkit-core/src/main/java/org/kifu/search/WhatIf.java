package org.kifu.search;

/**
 * A change of the rules for one question about a position: what if the side to move could not play
 * on some squares, or if the other side could pass once, for some turns?
 *
 * @param barred the squares where the side to move must not play; it passes if it has no other move
 * @param turns the number of turns of the side to move for which the change holds, 0 or more; a
 *     turn in which it passes counts
 * @param freePass whether the other side may pass once at one of its turns between these, although
 *     it has moves
 */
public record WhatIf(long barred, int turns, boolean freePass) {
  /** More turns than a game has. */
  public static final int FOR_EVER = 64;

  /** The game as it is. */
  public static final WhatIf NOTHING = new WhatIf(0, 0, false);

  /** Checks the number of turns. */
  public WhatIf {
    if (turns < 0 || turns > FOR_EVER) {
      throw new IllegalArgumentException("expected 0 to 64 turns, not " + turns);
    }
  }

  /** The squares are barred. */
  public static WhatIf barred(long squares, int turns) {
    return new WhatIf(squares, turns, false);
  }

  /** The other side may pass once. */
  public static WhatIf freePass(int turns) {
    return new WhatIf(0, turns, true);
  }

  /** The rest of the change after a turn of the side whose squares are barred. */
  WhatIf afterTurn() {
    return turns == 0 ? this : new WhatIf(barred, turns - 1, freePass);
  }

  /** The rest of the change after the free pass. */
  WhatIf afterPass() {
    return barred == 0 ? NOTHING : new WhatIf(barred, turns, false);
  }

  /** Whether the game goes on as always when the side whose squares are barred is to move. */
  boolean isSpent(boolean barredSideToMove) {
    return turns == 0 && (barredSideToMove || !freePass);
  }
}
