package org.kifu.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;

/**
 * A start position of a board of any size. A size is the side of a square board, or {@link
 * #OCTAGON}: 10x10 without three squares at each corner. Only the 88 squares that are left are
 * listed.
 *
 * @param size 4, 6, 8, 10, 12, 14 or 88
 * @param cells one {@code X} (black), {@code O} or {@code -} for each square, row by row from a1
 * @param side the side to move
 */
public record SizedBoard(int size, String cells, Disc side) {
  /** The size of the tournament game. */
  public static final int USUAL = 8;

  /** The size of the octagon, which is its number of squares. */
  public static final int OCTAGON = 88;

  private static final int OCTAGON_SIDE = 10;
  private static final String ANTI = "anti";
  private static final String GRAND = "grand";
  private static final String EIGHT_STARS = "eight-stars";
  private static final Pattern GRID = Pattern.compile("(?:grid|anti):(\\d{1,2})x\\1");

  /** Whether boards of this size are known. */
  public static boolean isSize(int size) {
    return size == OCTAGON || size >= 4 && size <= 14 && size % 2 == 0;
  }

  /** The number of squares. */
  public static int squares(int size) {
    return size == OCTAGON ? OCTAGON : size * size;
  }

  /**
   * The name of the rules of a board of this size.
   *
   * @param isAnti whether the side with fewer discs wins
   * @param rules8x8 the rules on 8x8 squares if the side with more discs wins
   */
  public static String rules(int size, boolean isAnti, String rules8x8) {
    return switch (size) {
      case USUAL -> isAnti ? ANTI : rules8x8;
      case OCTAGON -> isAnti ? ANTI + ":" + EIGHT_STARS : EIGHT_STARS;
      case OCTAGON_SIDE -> isAnti ? sized(ANTI, size) : GRAND;
      default -> sized(isAnti ? ANTI : "grid", size);
    };
  }

  private static String sized(String game, int size) {
    return "%s:%dx%d".formatted(game, size, size);
  }

  /** Returns the position with four crossed discs in the centre and black to move. */
  public static SizedBoard standard(int size) {
    StringBuilder cells = new StringBuilder("-".repeat(squares(size)));
    int half = side(size) / 2;
    cells.setCharAt(middle(size, half - 1, half - 1), 'O');
    cells.setCharAt(middle(size, half, half - 1), 'X');
    cells.setCharAt(middle(size, half - 1, half), 'X');
    cells.setCharAt(middle(size, half, half), 'O');
    return new SizedBoard(size, cells.toString(), Disc.BLACK);
  }

  /**
   * Returns the board in a text: one cell for each square, followed by the side to move. White
   * space is ignored.
   */
  public static Optional<SizedBoard> parse(int size, String text) {
    String cells = text.replaceAll("\\s", "");
    int squares = squares(size);
    if (cells.length() != squares + 1 || !cells.matches("[XO-]*[XO]")) {
      return Optional.empty();
    }
    Disc side = cells.endsWith("X") ? Disc.BLACK : Disc.WHITE;
    return Optional.of(new SizedBoard(size, cells.substring(0, squares), side));
  }

  /**
   * Returns the start of a record; nothing if its rules have no such board, or its text is not a
   * position.
   */
  public static Optional<SizedBoard> of(GameRecord game) {
    int size = sizeOf(game.rules());
    return size == 0
        ? Optional.empty()
        : game.start().position(standard(size), text -> read(size, text));
  }

  private static Optional<SizedBoard> read(int size, String text) {
    return size == USUAL
        ? BoardText.parse(text).map(BoardText::write).flatMap(board -> parse(USUAL, board))
        : parse(size, text);
  }

  /** Whether these rules have a known board other than the usual one. */
  public static boolean isOther(String rules) {
    int size = sizeOf(rules);
    return size != 0 && size != USUAL;
  }

  /**
   * Whether these are the usual rules on a square board, so that the size of the board identifies
   * them.
   */
  public static boolean isToldBySize(String rules) {
    int size = sizeOf(rules);
    return size != 0 && size != OCTAGON && !rules.startsWith(ANTI);
  }

  /** The size of the board of these rules; 0 if the rules are not known here. */
  private static int sizeOf(String rules) {
    Matcher square = GRID.matcher(rules);
    if (square.matches() && isSize(Integer.parseInt(square.group(1)))) {
      return Integer.parseInt(square.group(1));
    }
    return switch (rules) {
      case GameRecord.OTHELLO, ANTI -> USUAL;
      case GRAND -> OCTAGON_SIDE;
      case EIGHT_STARS, ANTI + ":" + EIGHT_STARS -> OCTAGON;
      default -> 0;
    };
  }

  /** The start that a record states for this position. */
  public StartSpec start() {
    String text = cells + (side == Disc.BLACK ? " X" : " O");
    if (size == USUAL) {
      return BoardText.parse(text).map(StartSpec::of).orElse(new StartSpec.Setup(text));
    }
    return equals(standard(size)) ? StartSpec.STANDARD : new StartSpec.Setup(text);
  }

  private static int side(int size) {
    return size == OCTAGON ? OCTAGON_SIDE : size;
  }

  /** The index of a square of the two middle rows. */
  private static int middle(int size, int file, int rank) {
    int missing = size == OCTAGON ? 6 : 0; // at the two upper corners
    return rank * side(size) + file - missing;
  }
}
