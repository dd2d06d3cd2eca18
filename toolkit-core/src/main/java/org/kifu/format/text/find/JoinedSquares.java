package org.kifu.format.text.find;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/** A row of nothing but squares in Latin letters, one right behind the other. */
public final class JoinedSquares {
  private JoinedSquares() {}

  /** The squares of a row; none if it has anything else but blanks around them. */
  public static List<WrittenSquare> of(Row row) {
    boolean isLine =
        row.kind() == RowKind.LINE
            && row.cells().size() == 1
            && row.cells().getFirst().label().isEmpty();
    if (!isLine) {
      return List.of();
    }
    PlacedText text = row.cells().getFirst().text();
    String written = text.toString();
    int from = 0;
    int to = written.length();
    while (from < to && written.charAt(from) <= ' ') {
      from++;
    }
    while (from < to && written.charAt(to - 1) <= ' ') {
      to--;
    }
    if ((to - from) % 2 != 0) {
      return List.of();
    }
    List<WrittenSquare> squares = new ArrayList<>((to - from) / 2);
    for (int at = from; at < to; at += 2) {
      int square = SquareSpelling.LATIN.square(written, at);
      if (square < 0) {
        return List.of();
      }
      squares.add(new WrittenSquare(square, row, 0, at, at + 2, -1, 0, squares.size(), ""));
    }
    return squares;
  }
}
