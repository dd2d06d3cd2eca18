package org.kifu.games.solo;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.games.solo.Deal.Tile;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;

/** Positions of the solo game as text. */
final class SoloText {
  private static final int SIDE = 8;

  private SoloText() {}

  /**
   * Draws a position with letters above and numbers at the left: {@code O} is a gold disc, {@code
   * X} a black disc, {@code ?} a tile face down, {@code g7} or {@code b-} a tile face up.
   */
  static String draw(SoloPosition position) {
    StringBuilder text = new StringBuilder(" ");
    for (char file = 'a'; file <= 'h'; file++) {
      text.append("  ").append(file).append(' ');
    }
    for (int square = 0; square < Square.COUNT; square++) {
      if (Square.file(square) == 0) {
        trim(text).append(Square.rank(square) + 1);
      }
      String sign = sign(position, square);
      text.append(sign.length() < 3 ? "  " : " ").append(sign);
      text.append(sign.length() < 2 ? " " : "");
    }
    return trim(text).toString();
  }

  private static StringBuilder trim(StringBuilder line) {
    while (!line.isEmpty() && line.charAt(line.length() - 1) == ' ') {
      line.setLength(line.length() - 1);
    }
    return line.append('\n');
  }

  private static String sign(SoloPosition position, int square) {
    long bit = 1L << square;
    if (((position.gold() | position.black()) & bit) != 0) {
      return (position.gold() & bit) != 0 ? "O" : "X";
    }
    if ((position.up() & bit) != 0) {
      return position.deal().face(square).map(Tile::toString).orElse("??");
    }
    return (position.down() & bit) != 0 ? "?" : ".";
  }

  /** The appearance of the board; a tile that nobody has seen has a question mark. */
  static BoardFace face(SoloPosition position) {
    List<Cell> cells =
        IntStream.range(0, Square.COUNT).mapToObj(square -> cell(position, square)).toList();
    return new BoardFace(BoardFace.Make.RAVENSBURGER, SIDE, SIDE, cells);
  }

  private static Cell cell(SoloPosition position, int square) {
    long bit = 1L << square;
    if (((position.gold() | position.black()) & bit) != 0) {
      return new Cell.Laid((position.gold() & bit) != 0 ? Disc.WHITE : Disc.BLACK);
    }
    if (((position.up() | position.down()) & bit) == 0) {
      return new Cell.Empty();
    }
    Optional<Tile> face =
        (position.up() & bit) != 0 ? position.deal().face(square) : Optional.empty();
    return new Cell.Tile(
        face.map(Tile::colour),
        face.map(tile -> tile.number() == Tile.BLANK ? "" : "" + tile.number()).orElse("?"));
  }

  /**
   * The key of a position: one cell for each square, with {@code U} for a tile face up and {@code
   * D} for a tile face down, followed by the deal.
   */
  static String key(SoloPosition position) {
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < Square.COUNT; square++) {
      long bit = 1L << square;
      text.append(
          (position.gold() & bit) != 0
              ? 'O'
              : (position.black() & bit) != 0
                  ? 'X'
                  : (position.up() & bit) != 0 ? 'U' : (position.down() & bit) != 0 ? 'D' : '-');
    }
    return text.append(' ').append(position.deal()).toString();
  }
}
