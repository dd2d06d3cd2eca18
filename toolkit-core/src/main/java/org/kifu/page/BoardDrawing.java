package org.kifu.page;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.Othello;
import org.kifu.table.Html;

/**
 * A board in few bytes, as every page and the script draw it. The side of a square is 10; a disc is
 * a line of length 0 with round ends. The empty board of the tournament game and the signs of bad
 * moves are drawn once on each page; any other empty board is part of its drawing.
 */
final class BoardDrawing {
  /** The rim above and at the left, and the whole rim, of a board with names and of a small one. */
  private static final double RIM = 3.6;

  private static final double WHOLE_RIM = 5;
  private static final double SMALL_RIM = 0.8;

  private final BoardFace face;
  private final boolean named;
  private final StringBuilder discs = new StringBuilder();
  private final Html below = new Html();
  private final Html above = new Html();

  private BoardDrawing(BoardFace face, boolean named) {
    this.face = face;
    this.named = named;
    List<Integer> black = indices(new Cell.Laid(Disc.BLACK), new Cell.King(Disc.BLACK));
    List<Integer> white = indices(new Cell.Laid(Disc.WHITE), new Cell.King(Disc.WHITE));
    List<Integer> all = Stream.concat(black.stream(), white.stream()).sorted().toList();
    discs(all, "edge", 0);
    if (named) {
      discs(black, "bu", 5);
      discs(white, "wu", 5);
    }
    discs(black, "bf", 0);
    discs(white, "wf", 0);
    crowns(indices(new Cell.King(Disc.BLACK)), "b");
    crowns(indices(new Cell.King(Disc.WHITE)), "w");
    for (int i = 0; i < face.cells().size(); i++) {
      if (face.cells().get(i) instanceof Cell.Tile tile) {
        tile(i, tile);
      }
    }
  }

  /** Draws a tile of the solo game with its number. */
  private void tile(int square, Cell.Tile tile) {
    String kind = tile.colour().map(colour -> colour == Disc.BLACK ? "tb" : "tg").orElse("td");
    Html drawn = new Html();
    frame(drawn, square, "tile " + kind, 1.4, "0.5");
    if (!tile.text().isEmpty()) {
      String x = plain(10 * file(square) + 5);
      String y = plain(10 * row(square) + 6.3);
      drawn.element("text", tile.text(), "class", "tt " + kind, "x", x, "y", y);
    }
    discs.append(drawn);
  }

  private List<Integer> indices(Cell... wanted) {
    List<Cell> kinds = List.of(wanted);
    return IntStream.range(0, face.cells().size())
        .filter(index -> kinds.contains(face.cells().get(index)))
        .boxed()
        .toList();
  }

  private void crowns(List<Integer> kings, String side) {
    discs(kings, side + "k", 0);
    discs(kings, side + "c", 0);
  }

  /** A board with the names of its files and ranks. */
  static BoardDrawing of(Position position) {
    return of(face(position));
  }

  /** A board of any game with the names of its files and ranks. */
  static BoardDrawing of(BoardFace face) {
    return new BoardDrawing(face, true);
  }

  /** A board without names, for a small picture. */
  static BoardDrawing small(Position position) {
    return small(face(position));
  }

  /** A board of any game without names, for a small picture. */
  static BoardDrawing small(BoardFace face) {
    return new BoardDrawing(face, false);
  }

  private static BoardFace face(Position position) {
    return Othello.RULES.face(position).orElseThrow();
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

  /**
   * A sign for each square of a board, row by row from the top: as above, {@code K} and {@code Q}
   * for the kings of black and white, and {@code #} where there is no square. Tiles of the solo
   * game are {@code a} to {@code k} for gold ones without a number and with 1 to 10, {@code l} to
   * {@code v} for black ones, and {@code ?} for others.
   */
  static String cells(BoardFace face) {
    StringBuilder cells = new StringBuilder();
    face.cells().forEach(cell -> cells.append(sign(cell)));
    return cells.toString();
  }

  private static char sign(Cell cell) {
    return switch (cell) {
      case Cell.Laid(Disc side) -> side == Disc.BLACK ? 'X' : 'O';
      case Cell.King(Disc side) -> side == Disc.BLACK ? 'K' : 'Q';
      case Cell.Hole() -> '#';
      case Cell.Empty() -> '-';
      case Cell.Tile(var colour, var text) ->
          colour.map(side -> (char) ((side == Disc.BLACK ? 'l' : 'a') + number(text))).orElse('?');
    };
  }

  private static int number(String text) {
    return text.isEmpty() ? 0 : Integer.parseInt(text);
  }

  /** Marks the last move. */
  BoardDrawing last(MoveToken move) {
    int square = index(move);
    if (square >= 0) {
      above.empty("path", "class", "last", "d", "M" + centre(square, 0) + "h0");
    }
    return this;
  }

  /** Lights squares. */
  BoardDrawing lit(Collection<MoveToken> squares) {
    squares.stream()
        .mapToInt(this::index)
        .filter(square -> square >= 0)
        .forEach(square -> frame(below, square, "lit", 0.4, "0.6"));
    return this;
  }

  /** The index of the square where a move ends; -1 for a pass. */
  private int index(MoveToken move) {
    return GameBoards.square(move).map(face::index).orElse(-1);
  }

  /** Rings the best moves. */
  BoardDrawing ring(Collection<MoveToken> moves) {
    moves.stream()
        .mapToInt(this::index)
        .filter(square -> square >= 0)
        .distinct()
        .forEach(square -> frame(above, square, "ring", 0.7, "1.2"));
    return this;
  }

  private void frame(Html html, int square, String kind, double inset, String round) {
    String side = plain(10 - 2 * inset);
    html.empty(
        "rect",
        "class",
        kind,
        "x",
        plain(10 * file(square) + inset),
        "y",
        plain(10 * row(square) + inset),
        "width",
        side,
        "height",
        side,
        "rx",
        round);
  }

  /** Shows a move that is not yet played, with its label. */
  BoardDrawing ghost(MoveToken move, Disc side, Optional<MoveLabel> label, boolean hollow) {
    int square = index(move);
    if (square < 0) {
      return this;
    }
    if (move instanceof MoveToken.Path way) {
      frame(above, face.index(way.places().getFirst()), "from", 0.7, "1.2");
    }
    String disc = (side == Disc.BLACK ? "bf" : "wf") + " ghost";
    above.empty("path", "class", disc, "d", "M" + centre(square, 0) + "h0");
    label.ifPresent(each -> badge(square, each, hollow));
    return this;
  }

  /** Draws the sign of a label beside a disc, or on it where the board is small. */
  private void badge(int square, MoveLabel label, boolean hollow) {
    double offset = named ? 3.4 : 0;
    double x = 10 * file(square) + 5 + offset;
    double y = 10 * row(square) + 5 - offset;
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
  BoardDrawing number(MoveToken move, int number, Disc colour) {
    int square = index(move);
    String x = plain(10 * file(square) + 5);
    String y = plain(10 * row(square) + 6.3);
    String on = colour == Disc.BLACK ? "on-black" : "on-white";
    above.element("text", Integer.toString(number), "class", on, "x", x, "y", y);
    return this;
  }

  /** Writes the drawing; without words it is only seen. */
  void write(Html html, String words) {
    EmptyBoard ground = new EmptyBoard(face);
    String look = named ? "bd" : "bd mini";
    html.open(
        "svg",
        "class",
        ground.isUsual() ? look : look + " " + ground.look(),
        "viewBox",
        viewBox(),
        "role",
        words.isEmpty() ? "" : "img",
        "aria-hidden",
        words.isEmpty() ? "true" : "",
        "aria-label",
        words);
    if (ground.isUsual()) {
      html.empty("use", "href", named ? "#board" : "#small-board");
    } else {
      html.markup(ground.drawing(named));
    }
    html.markup(below.toString()).markup(discs.toString()).markup(above.toString()).close();
  }

  private String viewBox() {
    double rim = named ? RIM : SMALL_RIM;
    double whole = named ? WHOLE_RIM : 2 * SMALL_RIM;
    return "-%1$s -%1$s %2$s %3$s"
        .formatted(plain(rim), plain(10 * face.width() + whole), plain(10 * face.height() + whole));
  }

  private void discs(List<Integer> which, String kind, int lower) {
    if (!which.isEmpty()) {
      discs.append("<path class=\"" + kind + "\" d=\"");
      which.forEach(square -> discs.append("M" + centre(square, lower) + "h0"));
      discs.append("\"/>");
    }
  }

  /**
   * The centre of a square.
   *
   * @param lower how much lower, in tenths
   */
  private String centre(int square, int lower) {
    String y = row(square) + "5" + (lower == 0 ? "" : "." + lower);
    return (file(square) + "5 " + y).replaceFirst("^0", "").replace(" 0", " ");
  }

  private int file(int square) {
    return square % face.width();
  }

  private int row(int square) {
    return square / face.width();
  }

  static String plain(double number) {
    double rounded = Math.round(100 * number) / 100.0;
    return rounded == Math.rint(rounded)
        ? Integer.toString((int) rounded)
        : Double.toString(rounded);
  }
}
