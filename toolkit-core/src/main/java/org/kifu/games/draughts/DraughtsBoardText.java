package org.kifu.games.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.notation.SmallLetters;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.BoardFace.Make;

/**
 * Positions as text in the form of PDN's FEN tag: the side to move and two lists, {@code
 * W:W21-32:B1-12} or {@code W:Wa1,Kc3:Bb8,h8}. A king has {@code K} before it. Squares have names
 * or the numbers 1 (b8) to 32 (g1); numbers may be ranges. The text may end with a dot. A half-move
 * clock and a move number ({@code :H0:F1}) are ignored.
 */
final class DraughtsBoardText {
  private static final Pattern FORM =
      Pattern.compile(
          "\\s*([WB])\\s*:\\s*([WB])([^:]*):\\s*([WB])([^:.]*)(?::H\\d+)?(?::F\\d+)?\\s*\\.?\\s*");

  private static final Pattern PIECE =
      Pattern.compile("(K?)(?:([a-hA-H][1-8])|(\\d{1,2})(?:-(\\d{1,2}))?)");

  private static final int SIDE = 8;

  private DraughtsBoardText() {}

  /** The board with its men and kings. */
  static BoardFace face(DraughtsPosition position) {
    List<Cell> cells = new ArrayList<>(Square.COUNT);
    for (int i = 0; i < Square.COUNT; i++) {
      int square = Square.at(i % SIDE, SIDE - 1 - i / SIDE);
      cells.add(cell(position, 1L << square));
    }
    return new BoardFace(Make.DRAUGHTS, SIDE, SIDE, cells);
  }

  private static Cell cell(DraughtsPosition position, long bit) {
    if (((position.white() | position.black()) & bit) == 0) {
      return new Cell.Empty();
    }
    Disc colour = (position.black() & bit) != 0 ? Disc.BLACK : Disc.WHITE;
    return (position.kings() & bit) != 0 ? new Cell.King(colour) : new Cell.Laid(colour);
  }

  /** The pieces of a list. */
  private record Side(long pieces, long kings) {
    static final Side NONE = new Side(0, 0);

    Side with(int square, boolean isKing) {
      return new Side(pieces | 1L << square, isKing ? kings | 1L << square : kings);
    }
  }

  static Optional<DraughtsPosition> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches() || form.group(2).equals(form.group(4))) {
      return Optional.empty();
    }
    Disc first = form.group(1).equals("W") ? Disc.WHITE : Disc.BLACK;
    boolean isWhiteFirst = form.group(2).equals("W");
    Optional<Side> white = side(form.group(isWhiteFirst ? 3 : 5));
    Optional<Side> black = side(form.group(isWhiteFirst ? 5 : 3));
    return white.flatMap(own -> black.flatMap(other -> position(own, other, first)));
  }

  /**
   * Returns the position of the pieces; nothing if two pieces are on one square, or a man is on the
   * row where it becomes a king.
   */
  private static Optional<DraughtsPosition> position(Side white, Side black, Disc first) {
    long kings = white.kings() | black.kings();
    boolean isDouble = (white.pieces() & black.pieces()) != 0;
    boolean isManOnLast =
        (white.pieces() & ~kings & DarkSquares.LAST_OF_WHITE) != 0
            || (black.pieces() & ~kings & DarkSquares.LAST_OF_BLACK) != 0;
    return isDouble || isManOnLast
        ? Optional.empty()
        : Optional.of(
            new DraughtsPosition(white.pieces(), black.pieces(), kings, first, DrawClock.OFF));
  }

  private static Optional<Side> side(String list) {
    Side side = Side.NONE;
    if (list.isBlank()) {
      return Optional.of(side);
    }
    for (String each : list.split(",", -1)) {
      Matcher piece = PIECE.matcher(each.strip());
      if (!piece.matches()) {
        return Optional.empty();
      }
      boolean isKing = !piece.group(1).isEmpty();
      for (int square : squares(piece)) {
        if ((DarkSquares.ALL >>> square & 1) == 0 || (side.pieces() >>> square & 1) != 0) {
          return Optional.empty();
        }
        side = side.with(square, isKing);
      }
    }
    return Optional.of(side);
  }

  /** The squares of an entry; the light square 1 if it names no square of the board. */
  private static List<Integer> squares(Matcher piece) {
    if (piece.group(2) != null) {
      return List.of(Square.parse(SmallLetters.of(piece.group(2))));
    }
    int first = Integer.parseInt(piece.group(3));
    int last = piece.group(4) == null ? first : Integer.parseInt(piece.group(4));
    if (first < 1 || first > last || last > DarkSquares.COUNT) {
      return List.of(1);
    }
    List<Integer> squares = new ArrayList<>();
    for (int number = first; number <= last; number++) {
      squares.add(DarkSquares.ofNumber(number));
    }
    return squares;
  }

  static String write(DraughtsPosition position) {
    return (position.isWhiteToMove() ? "W" : "B")
        + ":W"
        + list(position.white(), position.kings())
        + ":B"
        + list(position.black(), position.kings());
  }

  private static String list(long pieces, long kings) {
    List<String> names = new ArrayList<>();
    for (long left = pieces; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      names.add(((kings >>> square & 1) != 0 ? "K" : "") + Square.name(square));
    }
    return String.join(",", names);
  }

  /**
   * Draws the board: a1 at the lower left, {@code X} black, {@code O} white, the sign twice for a
   * king, a dot on every empty dark square, nothing on light squares.
   */
  static String draw(DraughtsPosition position) {
    StringBuilder text = new StringBuilder();
    for (int rank = SIDE - 1; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder().append(rank + 1);
      for (int file = 0; file < SIDE; file++) {
        row.append(' ').append(cell(position, SIDE * rank + file));
      }
      text.append(row.toString().stripTrailing()).append('\n');
    }
    text.append(' ');
    for (int file = 0; file < SIDE; file++) {
      text.append(' ').append((char) ('a' + file)).append(file < SIDE - 1 ? " " : "\n");
    }
    return text.toString();
  }

  private static String cell(DraughtsPosition position, int square) {
    long bit = 1L << square;
    if ((DarkSquares.ALL & bit) == 0) {
      return "  ";
    }
    if (((position.white() | position.black()) & bit) == 0) {
      return ". ";
    }
    String man = (position.white() & bit) != 0 ? "O" : "X";
    return man + ((position.kings() & bit) != 0 ? man : " ");
  }
}
