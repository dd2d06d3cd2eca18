package org.kifu.format.text.find;

import java.util.BitSet;
import org.kifu.format.text.page.Row;

/** Letters and digits that stand alone among the squares of a row, as what is left of a square. */
final class HalfSquares {
  /** The least number of squares of the row. */
  private static final int LEAST = 8;

  /** The most halves of squares; more of them are something else. */
  private static final int MOST = 2;

  private static final int RANKS = 8;

  private HalfSquares() {}

  /**
   * The numbers of the finds of a row that are halves of squares; none if there are other words.
   */
  static BitSet of(Finds finds, SquareSpelling spelling, Row row) {
    BitSet halves = new BitSet();
    int squares = 0;
    for (int i = 0; i < finds.size(); i++) {
      FindKind kind = finds.kind(i);
      squares += kind == FindKind.SQUARE ? 1 : 0;
      if (squares > 0 && isHalf(finds, i, spelling, row)) {
        halves.set(i);
      } else if (kind == FindKind.WORD) {
        return new BitSet();
      }
    }
    return squares >= LEAST && halves.cardinality() <= MOST ? halves : new BitSet();
  }

  private static boolean isHalf(Finds finds, int find, SquareSpelling spelling, Row row) {
    boolean isAlone =
        finds.to(find) - finds.from(find) == 1
            && find + 1 < finds.size()
            && finds.cell(find + 1) == finds.cell(find)
            && finds.from(find + 1) > finds.to(find);
    if (!isAlone || finds.cell(find - 1) != finds.cell(find)) {
      return false;
    }
    return switch (finds.kind(find)) {
      case NUMBER -> finds.value(find) >= 1 && finds.value(find) <= RANKS;
      case WORD, SIDE -> spelling.file(finds.text(find, row).charAt(0)) >= 0;
      default -> false;
    };
  }
}
