package org.kifu.rules;

import java.util.Map;
import java.util.TreeMap;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken.Place;
import org.kifu.rules.BoardFace.Cell;

/**
 * A board of any size drawn in text: letters above, numbers at the left, a dot on every empty
 * square, {@code #} on every hole; a king is a letter, {@code K} of black, {@code Q} of white. Only
 * one thread may use it.
 */
public final class FaceText {
  private static final int LEAST_SPACED = 3;

  private final BoardFace face;
  private final DiscSigns signs;
  private final Map<Integer, String> written = new TreeMap<>();

  /** A board with its discs. */
  public FaceText(BoardFace face, DiscSigns signs) {
    this.face = face;
    this.signs = signs;
  }

  /**
   * Writes a number or a sign on a square.
   *
   * @param file counted from 0
   * @param rank counted from 0, from the top
   */
  public void write(int file, int rank, String text) {
    written.put(rank * face.width() + file, text);
  }

  /** Writes a number or a sign on the square of a record, if it is on the board. */
  public void write(Place square, String text) {
    int index = face.index(square);
    if (index >= 0) {
      written.put(index, text);
    }
  }

  /** Cells wide enough for a sign; one line more than ranks, each with a line feed. */
  public String narrow() {
    int longest =
        face.cells().stream()
            .mapToInt(cell -> cell instanceof Cell.Tile tile ? sign(tile).length() : 0)
            .max()
            .orElse(0);
    return text(1 + Math.max(signs.columns(), longest));
  }

  /** A tile of the solo game with its colour, such as {@code g7} or {@code b-}. */
  private static String sign(Cell.Tile tile) {
    return tile.colour()
        .map(side -> (side == Disc.BLACK ? "b" : "g") + (tile.text().isEmpty() ? "-" : tile.text()))
        .orElse(tile.text());
  }

  /** Cells wide enough for a number of two digits, or for the longest text if that is longer. */
  public String spaced() {
    int longest = written.values().stream().mapToInt(String::length).max().orElse(0);
    return text(Math.max(LEAST_SPACED, longest + 1));
  }

  private String text(int columns) {
    int margin = String.valueOf(face.height()).length();
    StringBuilder text = new StringBuilder(" ".repeat(margin));
    for (int file = 0; file < face.width(); file++) {
      text.repeat(' ', columns - 1).append((char) ('a' + file));
    }
    for (int rank = 0; rank < face.height(); rank++) {
      String number = String.valueOf(face.square(rank * face.width()).rank() + 1);
      text.append('\n').repeat(' ', margin - number.length()).append(number);
      for (int file = 0; file < face.width(); file++) {
        append(text, columns, file, rank);
      }
    }
    return text.append('\n').toString();
  }

  private void append(StringBuilder text, int columns, int file, int rank) {
    String own = written.get(rank * face.width() + file);
    if (own != null) {
      text.repeat(' ', columns - own.length()).append(own);
      return;
    }
    switch (face.at(file, rank)) {
      case Cell.Laid(Disc colour) ->
          text.repeat(' ', columns - signs.columns()).append(signs.of(colour));
      case Cell.King(Disc colour) ->
          text.repeat(' ', columns - 1).append(colour == Disc.BLACK ? 'K' : 'Q');
      case Cell.Hole() -> text.repeat(' ', columns - 1).append('#');
      case Cell.Tile tile -> text.repeat(' ', columns - sign(tile).length()).append(sign(tile));
      case Cell.Empty() -> text.repeat(' ', columns - 1).append('.');
    }
  }
}
