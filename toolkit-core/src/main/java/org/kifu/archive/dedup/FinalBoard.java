package org.kifu.archive.dedup;

import java.io.Serializable;
import java.util.Comparator;
import org.kifu.board.Symmetry;

/**
 * The discs at the end of a game, turned so that symmetric boards are equal.
 *
 * @param black the black discs
 * @param white the white discs
 */
public record FinalBoard(long black, long white) implements Comparable<FinalBoard>, Serializable {
  /** Of a game that is not legal, or not on the 8x8 board. */
  static final FinalBoard NONE = new FinalBoard(0, 0);

  private static final Comparator<FinalBoard> ORDER =
      Comparator.comparingLong(FinalBoard::black).thenComparingLong(FinalBoard::white);
  private static final Symmetry[] SYMMETRIES = Symmetry.values();

  /** The smallest of the eight boards that these discs turn to. */
  static FinalBoard of(long black, long white) {
    FinalBoard smallest = new FinalBoard(black, white);
    for (Symmetry symmetry : SYMMETRIES) {
      long turned = symmetry.apply(black);
      if (turned <= smallest.black) {
        FinalBoard board = new FinalBoard(turned, symmetry.apply(white));
        smallest = board.compareTo(smallest) < 0 ? board : smallest;
      }
    }
    return smallest;
  }

  /** Whether both sides have discs; the board of a game that is not legal has none at all. */
  public boolean isOfTwoColours() {
    return black != 0 && white != 0;
  }

  @Override
  public int compareTo(FinalBoard other) {
    return ORDER.compare(this, other);
  }
}
