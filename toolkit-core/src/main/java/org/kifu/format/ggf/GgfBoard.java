package org.kifu.format.ggf;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.notation.SizedBoard;

/**
 * Boards and match types. A board is its size, the squares row by row from a1 and the side to move;
 * {@code * x X #} are black, {@code O o 0} white, {@code - .} empty, and white space is ignored.
 * (Source of the octagon's form: the board type of C. Welty's programs; no file is known.)
 */
final class GgfBoard {
  private static final Pattern VALUE = Pattern.compile("\\s*(\\d{1,2})\\s(.*)", Pattern.DOTALL);
  private static final Pattern SIZE = Pattern.compile("\\D*(\\d{1,2}).*", Pattern.DOTALL);

  private GgfBoard() {}

  /** Reads a value of BO; nothing if it is not a board. */
  static Optional<SizedBoard> read(String value) {
    Matcher written = VALUE.matcher(value);
    if (!written.matches() || !SizedBoard.isSize(Integer.parseInt(written.group(1)))) {
      return Optional.empty();
    }
    String cells = written.group(2).replaceAll("[*x#]", "X").replaceAll("[o0]", "O");
    return SizedBoard.parse(Integer.parseInt(written.group(1)), cells.replace('.', '-'));
  }

  /** The size that a match type names, such as 8 in {@code s8r20}; the usual one if none. */
  static int sizeOf(String type) {
    Matcher size = SIZE.matcher(type);
    return size.matches() && SizedBoard.isSize(Integer.parseInt(size.group(1)))
        ? Integer.parseInt(size.group(1))
        : SizedBoard.USUAL;
  }

  /** Whether fewer discs win by a match type. */
  static boolean isAnti(String type) {
    return type.contains("a");
  }

  /** Writes a board, with blanks between its rows if it is a square. */
  static String write(SizedBoard board) {
    String cells = board.cells().replace('X', '*');
    String rows =
        board.size() == SizedBoard.OCTAGON
            ? cells
            : cells.replaceAll("(.{" + board.size() + "})(?=.)", "$1 ");
    return board.size() + " " + rows + (board.side() == Disc.BLACK ? " *" : " O");
  }

  /** The simplest match type. */
  static String type(int size, boolean isAnti) {
    return size + (isAnti ? "a" : "");
  }
}
