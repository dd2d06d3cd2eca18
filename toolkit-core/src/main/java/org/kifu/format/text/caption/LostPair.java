package org.kifu.format.text.caption;

import java.util.BitSet;
import org.kifu.game.SourceLocation;

/**
 * Both players of a game whose moves are missing.
 *
 * @param where the place of the one who is named first
 * @param rows the numbers of the rows that say so
 */
public record LostPair(String black, String white, SourceLocation where, BitSet rows) {
  /** Copies the numbers of the rows. */
  public LostPair {
    rows = (BitSet) rows.clone();
  }
}
