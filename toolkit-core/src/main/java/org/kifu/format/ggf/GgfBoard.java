package org.kifu.format.ggf;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;

/**
 * A start position: the size, the squares row by row from a1, the side to move. {@code * x X #} are
 * black, {@code O o 0} white, {@code - .} empty; white space counts nowhere.
 *
 * <p>A size is the side of a square board, or {@link #OCTAGON}: 10x10 without three squares at each
 * corner, of which only the 88 that are left are listed (source: the board type of M. Buro's server
 * and of C. Welty's programs; no file is known).
 *
 * @param size 4, 6, 8, 10, 12, 14 or 88
 * @param cells one {@code X}, {@code O} or {@code -} a square
 * @param side who is to move
 */
record GgfBoard(int size, String cells, Disc side) {
  static final int USUAL = 8;
  static final int OCTAGON = 88;

  private static final int OCTAGON_SIDE = 10;
  private static final Pattern VALUE = Pattern.compile("\\s*(\\d{1,2})\\s(.*)", Pattern.DOTALL);
  private static final Pattern SIZE = Pattern.compile("\\D*(\\d{1,2}).*", Pattern.DOTALL);

  /** Reads a value of BO; nothing if it is no board. */
  static Optional<GgfBoard> read(String value) {
    Matcher written = VALUE.matcher(value);
    if (!written.matches() || !isSize(Integer.parseInt(written.group(1)))) {
      return Optional.empty();
    }
    int size = Integer.parseInt(written.group(1));
    String cells = written.group(2).replaceAll("\\s", "").replaceAll("[*xX#]", "X");
    cells = cells.replaceAll("[Oo0]", "O").replace('.', '-');
    int squares = squares(size);
    if (cells.length() != squares + 1 || !cells.matches("[XO-]*[XO]")) {
      return Optional.empty();
    }
    Disc side = cells.endsWith("X") ? Disc.BLACK : Disc.WHITE;
    return Optional.of(new GgfBoard(size, cells.substring(0, squares), side));
  }

  /** The size that a match type names, such as 8 in {@code s8r20}; the usual one if it has none. */
  static int sizeOf(String type) {
    Matcher size = SIZE.matcher(type);
    return size.matches() && isSize(Integer.parseInt(size.group(1)))
        ? Integer.parseInt(size.group(1))
        : USUAL;
  }

  /** The plainest match type. */
  static String type(int size, boolean isAnti) {
    return size + (isAnti ? "a" : "");
  }

  /** The number of squares. */
  static int squares(int size) {
    return size == OCTAGON ? OCTAGON : size * size;
  }

  /**
   * The name of the rules.
   *
   * @param rules8x8 those of 8x8 squares where the most discs win
   */
  static String rules(int size, boolean isAnti, String rules8x8) {
    String grid =
        switch (size) {
          case USUAL -> rules8x8;
          case OCTAGON -> "eight-stars";
          case OCTAGON_SIDE -> "grand";
          default -> "grid:%dx%d".formatted(size, size);
        };
    return !isAnti ? grid : size == USUAL ? "anti" : "anti " + grid;
  }

  private static boolean isSize(int size) {
    return size == OCTAGON || size >= 4 && size <= 14 && size % 2 == 0;
  }

  /** How a record says it. */
  StartSpec start() {
    String text = cells + (side == Disc.BLACK ? " X" : " O");
    if (size == USUAL) {
      return BoardText.parse(text).map(StartSpec::of).orElse(new StartSpec.Setup(text));
    }
    return equals(standard(size)) ? StartSpec.STANDARD : new StartSpec.Setup(text);
  }

  /** Four discs crossed in the centre, black to move. */
  static GgfBoard standard(int size) {
    StringBuilder cells = new StringBuilder("-".repeat(squares(size)));
    int side = size == OCTAGON ? OCTAGON_SIDE : size;
    int half = side / 2;
    cells.setCharAt(index(size, half - 1, half - 1), 'O');
    cells.setCharAt(index(size, half, half - 1), 'X');
    cells.setCharAt(index(size, half - 1, half), 'X');
    cells.setCharAt(index(size, half, half), 'O');
    return new GgfBoard(size, cells.toString(), Disc.BLACK);
  }

  /** The place of a square of the four middle rows, all of which are whole. */
  private static int index(int size, int file, int rank) {
    int missing = size == OCTAGON ? 6 : 0; // at the two upper corners
    int side = size == OCTAGON ? OCTAGON_SIDE : size;
    return rank * side + file - missing;
  }
}
