package org.kifu.page;

import java.util.Collection;
import java.util.Optional;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.table.Html;

/**
 * A position in few bytes, as every page and the script draw it. The side of a square is 10; a disc
 * is a line of length 0 with round ends. The empty board and the signs of bad moves are drawn once
 * on each page.
 */
final class BoardDrawing {
  private static final String SIZE = "-3.6 -3.6 85 85";
  private static final String SMALL = "-0.8 -0.8 81.6 81.6";

  private final boolean named;
  private final StringBuilder discs = new StringBuilder();
  private final Html below = new Html();
  private final Html above = new Html();

  private BoardDrawing(long black, long white, boolean named) {
    this.named = named;
    discs(black | white, "edge", 0);
    if (named) {
      discs(black, "bu", 5);
      discs(white, "wu", 5);
    }
    discs(black, "bf", 0);
    discs(white, "wf", 0);
  }

  /** A board with the names of its files and ranks. */
  static BoardDrawing of(Position position) {
    return of(position.black(), position.white());
  }

  /** A board with these discs and with the names of its files and ranks. */
  static BoardDrawing of(long black, long white) {
    return new BoardDrawing(black, white, true);
  }

  /** A board without names, for a small picture. */
  static BoardDrawing small(Position position) {
    return new BoardDrawing(position.black(), position.white(), false);
  }

  /** The parts that every drawing uses, which are not shown themselves. */
  static String shared() {
    StringBuilder grid = new StringBuilder();
    for (int i = 10; i < 80; i += 10) {
      grid.append("M" + i + " 0v80M0 " + i + "h80");
    }
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      names
          .append(name((char) ('a' + i), 10 * i + 5, -1))
          .append(name((char) ('1' + i), -1.8, 10 * i + 5.8));
    }
    String ground =
        "<rect class=\"ground\" width=\"80\" height=\"80\"/><path class=\"grid\" d=\""
            + grid
            + "\"/><path class=\"spots\" d=\"M20 20h0M60 20h0M20 60h0M60 60h0\"/>";
    return "<svg class=\"shared aside\" aria-hidden=\"true\"><defs><g id=\"board\"><rect"
        + " class=\"rim\" x=\"-3.6\" y=\"-3.6\" width=\"85\" height=\"85\" rx=\"1.4\"/>"
        + ground
        + ("<g class=\"names\">" + names + "</g></g>")
        + "<g id=\"small-board\"><rect class=\"rim\" x=\"-0.8\" y=\"-0.8\" width=\"81.6\""
        + (" height=\"81.6\" rx=\"1.2\"/>" + ground + "</g>")
        + "<circle id=\"g1\" cx=\"7\" cy=\"7\" r=\"4.8\"/>"
        + "<path id=\"g2\" d=\"M7 1.2L13.2 12.4H0.8Z\"/>"
        + "<path id=\"g3\" d=\"M7 0.4L13.6 7L7 13.6L0.4 7Z\"/>"
        + "<circle id=\"gb\" cx=\"7\" cy=\"7\" r=\"5\"/></defs></svg>\n";
  }

  private static String name(char name, double x, double y) {
    return "<text x=\"" + x + "\" y=\"" + y + "\">" + name + "</text>";
  }

  /** The number of a label in the names of signs and colours: 1 to 3, the worst last. */
  static int severity(MoveLabel label) {
    return switch (label) {
      case INACCURACY -> 1;
      case MISTAKE -> 2;
      case BLUNDER -> 3;
    };
  }

  /**
   * The sign of a label.
   *
   * @param hollow whether the loss is an estimate
   */
  static Html sign(Optional<MoveLabel> label, boolean hollow) {
    Html html = new Html();
    String kind = label.map(each -> "g" + severity(each)).orElse("gb");
    String look = "glyph " + kind + (hollow ? " hollow" : "");
    html.open("svg", "class", look, "viewBox", "0 0 14 14", "aria-hidden", "true");
    return html.empty("use", "href", "#" + kind).close();
  }

  /** A sign for each square from a1 to h8: {@code X} black, {@code O} white, {@code -} empty. */
  static String cells(Position position) {
    return BoardText.write(position).substring(0, Square.COUNT);
  }

  /** Marks the last move. */
  BoardDrawing last(MoveToken move) {
    int square = move.squareOn8x8();
    if (square >= 0) {
      above.empty("path", "class", "last", "d", "M" + centre(square, 0) + "h0");
    }
    return this;
  }

  /** Lights squares. */
  BoardDrawing lit(Collection<Integer> squares) {
    squares.forEach(square -> frame(below, square, "lit", 0.4, "0.6"));
    return this;
  }

  /** Rings the best moves. */
  BoardDrawing ring(Collection<MoveToken> moves) {
    moves.stream()
        .mapToInt(MoveToken::squareOn8x8)
        .filter(square -> square >= 0)
        .forEach(square -> frame(above, square, "ring", 0.7, "1.2"));
    return this;
  }

  private static void frame(Html html, int square, String kind, double inset, String round) {
    String side = plain(10 - 2 * inset);
    html.empty(
        "rect",
        "class",
        kind,
        "x",
        plain(10 * Square.file(square) + inset),
        "y",
        plain(10 * Square.rank(square) + inset),
        "width",
        side,
        "height",
        side,
        "rx",
        round);
  }

  /** Shows a move that is not yet played, with its label. */
  BoardDrawing ghost(MoveToken move, Disc side, Optional<MoveLabel> label, boolean hollow) {
    int square = move.squareOn8x8();
    if (square < 0) {
      return this;
    }
    String face = (side == Disc.BLACK ? "bf" : "wf") + " ghost";
    above.empty("path", "class", face, "d", "M" + centre(square, 0) + "h0");
    label.ifPresent(each -> badge(square, each, hollow));
    return this;
  }

  /** Draws the sign of a label beside a disc, or on it where the board is small. */
  private void badge(int square, MoveLabel label, boolean hollow) {
    double offset = named ? 3.4 : 0;
    double x = 10 * Square.file(square) + 5 + offset;
    double y = 10 * Square.rank(square) + 5 - offset;
    double scale = named ? 0.186 : 0.286;
    String kind = "g" + severity(label);
    above.empty(
        "circle", "class", "badge", "cx", plain(x), "cy", plain(y), "r", named ? "2.1" : "3.3");
    above.empty(
        "use",
        "href",
        "#" + kind,
        "class",
        kind + (hollow ? " hollow" : ""),
        "transform",
        "translate(" + plain(x - 7 * scale) + " " + plain(y - 7 * scale) + ")scale(" + scale + ")");
  }

  /** Writes the number of a disc on it. */
  BoardDrawing number(int square, int number, Disc colour) {
    String x = plain(10 * Square.file(square) + 5);
    String y = plain(10 * Square.rank(square) + 6.3);
    String on = colour == Disc.BLACK ? "on-black" : "on-white";
    above.element("text", Integer.toString(number), "class", on, "x", x, "y", y);
    return this;
  }

  /** Writes the drawing; without words it is only seen. */
  void write(Html html, String words) {
    html.open(
        "svg",
        "class",
        named ? "bd" : "bd mini",
        "viewBox",
        named ? SIZE : SMALL,
        "role",
        words.isEmpty() ? "" : "img",
        "aria-hidden",
        words.isEmpty() ? "true" : "",
        "aria-label",
        words);
    html.empty("use", "href", named ? "#board" : "#small-board");
    html.markup(below.toString()).markup(discs.toString()).markup(above.toString()).close();
  }

  private void discs(long which, String kind, int lower) {
    if (which != 0) {
      discs.append("<path class=\"" + kind + "\" d=\"");
      for (long left = which; left != 0; left &= left - 1) {
        discs.append("M" + centre(Long.numberOfTrailingZeros(left), lower) + "h0");
      }
      discs.append("\"/>");
    }
  }

  /**
   * The centre of a square.
   *
   * @param lower how much lower, in tenths
   */
  private static String centre(int square, int lower) {
    String y = Square.rank(square) + "5" + (lower == 0 ? "" : "." + lower);
    return (Square.file(square) + "5 " + y).replaceFirst("^0", "").replace(" 0", " ");
  }

  private static String plain(double number) {
    double rounded = Math.round(100 * number) / 100.0;
    return rounded == Math.rint(rounded)
        ? Integer.toString((int) rounded)
        : Double.toString(rounded);
  }
}
