package org.kifu.page;

import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kifu.board.MoveToken.Place;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.BoardFace.Make;

/**
 * The empty board of a game: rim, squares, places that are no squares, and names.
 *
 * @param face the board
 */
public record EmptyBoard(BoardFace face) {
  /** The least side of a board with star points. */
  private static final int LEAST_WITH_STARS = 6;

  private static final int USUAL_SIDE = 8;

  /** Whether it is the board of the tournament game, which is drawn once on each page. */
  public boolean isUsual() {
    return face.make() == Make.OTHELLO
        && face.width() == USUAL_SIDE
        && face.height() == USUAL_SIDE
        && !face.cells().contains(new Cell.Hole());
  }

  /** The class of its colours in the style sheet. */
  public String look() {
    return look(face);
  }

  /** The class of the colours of a board; it also colours the signs of discs beside it. */
  static String look(BoardFace face) {
    return "mk-" + face.make().name().toLowerCase(Locale.ROOT);
  }

  /**
   * The shape of the board for the script: files, ranks, and a word if the first rank is at the
   * bottom.
   */
  public String shape() {
    return face.width()
        + " "
        + face.height()
        + (face.make() == Make.DRAUGHTS ? " from-bottom" : "");
  }

  /**
   * A sign for each square, row by row from the top: {@code X} and {@code O} for discs and men,
   * {@code K} and {@code Q} for kings, {@code -} and {@code #} for no piece and no square.
   */
  public String cells() {
    return BoardDrawing.cells(face);
  }

  /** The drawing, with the names of files and ranks or without them. */
  public String drawing(boolean named) {
    int width = 10 * face.width();
    int height = 10 * face.height();
    String base =
        "<g class=\"base\">"
            + rim(width, height, named)
            + rect("ground", 0, 0, width, height)
            + squares()
            + "</g>";
    return named ? base + names() : base;
  }

  private static String rim(int width, int height, boolean named) {
    String before = named ? "3.6" : "0.8";
    double whole = named ? 5 : 1.6;
    return "<rect class=\"rim\" x=\"-%1$s\" y=\"-%1$s\" width=\"%2$s\" height=\"%3$s\" rx=\"1.4\"/>"
        .formatted(before, BoardDrawing.plain(width + whole), BoardDrawing.plain(height + whole));
  }

  private static String rect(String kind, int x, int y, int width, int height) {
    return "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>"
        .formatted(kind, x, y, width, height);
  }

  private String squares() {
    StringBuilder drawn = new StringBuilder();
    if (face.make() == Make.DRAUGHTS) {
      cells(drawn, "light", this::isLight);
    } else {
      StringBuilder grid = new StringBuilder();
      IntStream.range(1, face.width())
          .forEach(i -> grid.append("M" + 10 * i + " 0v" + 10 * face.height()));
      IntStream.range(1, face.height())
          .forEach(i -> grid.append("M0 " + 10 * i + "h" + 10 * face.width()));
      drawn.append("<path class=\"grid\" d=\"" + grid + "\"/>");
    }
    if (face.make() == Make.OTHELLO
        && !(face.cells().getFirst() instanceof Cell.Hole)
        && Math.min(face.width(), face.height()) >= LEAST_WITH_STARS) {
      int right = 10 * (face.width() - 2);
      int low = 10 * (face.height() - 2);
      drawn.append(
          "<path class=\"spots\" d=\"M20 20h0M%1$d 20h0M20 %2$dh0M%1$d %2$dh0\"/>"
              .formatted(right, low));
    }
    cells(drawn, "hole", index -> face.cells().get(index) instanceof Cell.Hole);
    return drawn.toString();
  }

  private boolean isLight(int index) {
    Place square = face.square(index);
    return (square.file() + square.rank()) % 2 != 0;
  }

  private void cells(StringBuilder drawn, String kind, IntPredicate which) {
    String path =
        IntStream.range(0, face.cells().size())
            .filter(which)
            .mapToObj(
                i ->
                    "M%d %dh10v10h-10z".formatted(10 * (i % face.width()), 10 * (i / face.width())))
            .collect(Collectors.joining());
    if (!path.isEmpty()) {
      drawn.append("<path class=\"" + kind + "\" d=\"" + path + "\"/>");
    }
  }

  private String names() {
    StringBuilder names = new StringBuilder("<g class=\"names\">");
    for (int file = 0; file < face.width(); file++) {
      names.append(name(String.valueOf((char) ('a' + file)), 10 * file + 5.0, -1));
    }
    for (int row = 0; row < face.height(); row++) {
      String rank = Integer.toString(face.square(row * face.width()).rank() + 1);
      names.append(name(rank, -1.8, 10 * row + 5.8));
    }
    return names.append("</g>").toString();
  }

  private static String name(String name, double x, double y) {
    return "<text x=\"%s\" y=\"%s\">%s</text>"
        .formatted(BoardDrawing.plain(x), BoardDrawing.plain(y), name);
  }
}
