package org.kifu.format.text.arrange;

import java.util.List;
import org.kifu.format.text.find.WrittenSquare;

/**
 * An order in which squares of a block may have been played.
 *
 * @param name the layout, for a person, such as {@code columns that are read down}
 * @param cost what it costs the judge, in squares
 * @param squares some or all squares of the block
 * @param choice whether it takes only some squares of the block, or all of them
 */
public record Proposal(String name, double cost, List<WrittenSquare> squares, Choice choice) {
  /** The choice of squares of a block. */
  public enum Choice {
    /** All of them, in another order. */
    ALL,
    /** All of them, from the bottom: a game in the order of the text shows that it is not so. */
    FROM_BOTTOM,
    /** All of them, in games that a word of each row tells apart. */
    GAMES,
    /** Those of one column. */
    COLUMN,
    /** Those that a log names as moves: the others are squares that it only talks of. */
    LOG
  }

  /** Whether it takes all squares of the block in another order, without any words for it. */
  boolean isOfAll() {
    return choice == Choice.ALL || choice == Choice.FROM_BOTTOM;
  }
}
