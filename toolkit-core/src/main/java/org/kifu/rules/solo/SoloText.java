package org.kifu.rules.solo;

import org.kifu.board.Square;

/** Positions of the solo game in text. */
final class SoloText {
  private SoloText() {}

  /**
   * Letters above, numbers at the left; {@code O} a gold disc, {@code X} a black one, {@code ?} a
   * tile face down, {@code g7} or {@code b-} one face up.
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

  /** A cell a square, {@code U} for a tile face up and {@code D} for one face down; the deal. */
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
