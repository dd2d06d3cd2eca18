package org.kifu.format.text.find;

import java.util.BitSet;
import org.kifu.format.text.page.Row;

/**
 * Letters and digits that stand alone among the squares of a row, as what is left of a square, and
 * words of two letters in the place of one, such as {@code gl}.
 */
final class HalfSquares {
  /** The least number of squares of the row. */
  private static final int LEAST = 8;

  /** The same beside a word whose second letter looks like a digit. */
  private static final int LEAST_BESIDE_MISREAD = 4;

  private static final String DIGITS = "lISOBGZ";

  /** The most halves of squares; more of them are something else. */
  private static final int MOST = 2;

  private HalfSquares() {}

  /**
   * The numbers of the finds of a row that are halves of squares; none if there are other words.
   */
  static BitSet of(Finds finds, SquareSpelling spelling, Row row) {
    BitSet halves = new BitSet();
    int squares = 0;
    boolean areMisread = true;
    for (int i = 0; i < finds.size(); i++) {
      FindKind kind = finds.kind(i);
      squares += kind == FindKind.SQUARE ? 1 : 0;
      if (squares > 0 && isHalf(finds, i, spelling, row)) {
        halves.set(i);
        areMisread &= isMisread(finds, i, row);
      } else if (kind == FindKind.WORD) {
        return new BitSet();
      }
    }
    int least = areMisread ? LEAST_BESIDE_MISREAD : LEAST;
    return squares >= least && halves.cardinality() <= MOST ? halves : new BitSet();
  }

  /** Whether the second letter of a word was a digit before a scanner read it. */
  static boolean isMisread(Finds finds, int find, Row row) {
    String text = finds.text(find, row);
    return text.length() == 2 && DIGITS.indexOf(text.charAt(1)) >= 0;
  }

  private static boolean isHalf(Finds finds, int find, SquareSpelling spelling, Row row) {
    int length = finds.to(find) - finds.from(find);
    boolean isAlone =
        (length == 1 || length == 2 && finds.kind(find) == FindKind.WORD)
            && find + 1 < finds.size()
            && finds.cell(find + 1) == finds.cell(find)
            && finds.from(find + 1) > finds.to(find);
    if (!isAlone || finds.cell(find - 1) != finds.cell(find)) {
      return false;
    }
    return switch (finds.kind(find)) {
      case NUMBER -> finds.value(find) >= 1 && finds.value(find) <= spelling.ranks();
      case WORD, SIDE ->
          spelling.file(finds.text(find, row).charAt(0)) >= 0
              && Character.isLetter(finds.text(find, row).charAt(length - 1));
      default -> false;
    };
  }
}
