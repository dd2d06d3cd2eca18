package org.kifu.page;

import java.util.List;
import org.kifu.board.BoardText;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.table.Html;

/**
 * Diagrams of positions in the fewest bytes. The side of a square is 1; a disc is a line of length
 * 0 with round ends. The empty board is drawn once on each page. The script draws its board in the
 * same way.
 */
final class BoardDrawing {
  private static final String SIZE = "-0.55 -0.55 8.75 8.75";

  private BoardDrawing() {}

  /** The empty board, which every diagram uses and which is not shown itself. */
  static String shared() {
    StringBuilder lines = new StringBuilder();
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      lines.append("M" + i + " 0v8M0 " + i + "h8");
      names
          .append(name((char) ('a' + i), i + 0.5, -0.15))
          .append(name((char) ('1' + i), -0.3, i + 0.63));
    }
    return "<svg class=\"shared\" aria-hidden=\"true\"><defs><g id=\"empty-board\">"
        + "<rect class=\"field\" width=\"8\" height=\"8\"/>"
        + ("<path class=\"lines\" d=\"" + lines + "M8 0v8M0 8h8\"/>")
        + "<path class=\"points\" d=\"M2 2h0M6 2h0M2 6h0M6 6h0\"/>"
        + names
        + "</g><g id=\"best-mark\" class=\"best\"><circle r=\"0.3\"/><circle class=\"dot\""
        + " r=\"0.1\"/></g><path id=\"played-mark\" class=\"played\" d=\"M-0.25 -0.25l0.5 0.5M-0.25"
        + " 0.25l0.5 -0.5\"/></defs></svg>\n";
  }

  private static String name(char name, double x, double y) {
    return "<text x=\"" + x + "\" y=\"" + y + "\">" + name + "</text>";
  }

  /**
   * A position with marks on empty squares.
   *
   * @param words a description of the diagram for people who cannot see it
   * @param played the move that was played; a pass is not marked
   * @param best the squares that were better
   */
  static void draw(
      Html html, String words, Position position, MoveToken played, List<MoveToken> best) {
    open(html, words, position);
    best.forEach(move -> mark(html, move, "best"));
    mark(html, played, "played");
    html.close();
  }

  /** A position without marks. */
  static void draw(Html html, String words, Position position) {
    open(html, words, position);
    html.close();
  }

  /** A sign for each square from a1 to h8: {@code X} black, {@code O} white, {@code -} empty. */
  static String cells(Position position) {
    return BoardText.write(position).substring(0, Square.COUNT);
  }

  private static void open(Html html, String words, Position position) {
    html.open("svg", "class", "board", "viewBox", SIZE, "role", "img", "aria-label", words);
    html.empty("use", "href", "#empty-board");
    html.empty("path", "class", "rim", "d", discs(position.black() | position.white()));
    html.empty("path", "class", "black", "d", discs(position.black()));
    html.empty("path", "class", "white", "d", discs(position.white()));
  }

  private static void mark(Html html, MoveToken move, String kind) {
    int square = move.squareOn8x8();
    if (square >= 0) {
      String x = Square.file(square) + ".5";
      String y = Square.rank(square) + ".5";
      html.empty("use", "href", "#" + kind + "-mark", "x", x, "y", y);
    }
  }

  private static String discs(long discs) {
    StringBuilder path = new StringBuilder();
    for (long left = discs; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      path.append("M" + Square.file(square) + ".5 " + Square.rank(square) + ".5h0");
    }
    return path.toString();
  }
}
