package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.format.text.find.BoardSigns;
import org.kifu.format.text.page.Row;

/**
 * Boards that are the last word of a row, of 64 signs, as programs write them into a log: {@code
 * [12:52] board: 000...0bw0...}.
 */
final class WordBoards {
  private static final int SIDE = 8;
  private static final int SQUARES = SIDE * SIDE;

  private WordBoards() {}

  /** The boards of a page, in the order of the rows. */
  static List<BoardGrid> on(List<Row> page) {
    List<BoardGrid> boards = new ArrayList<>(0);
    for (Row row : page) {
      String text = row.cells().getLast().written();
      int to = text.length();
      while (to > 0 && text.charAt(to - 1) == ' ') {
        to--;
      }
      int from = to - SQUARES;
      if (from >= 0 && text.lastIndexOf(' ', to - 1) == from - 1) {
        board(row, text.substring(from, to), from).ifPresent(boards::add);
      }
    }
    return boards;
  }

  /** The board of a word; nothing if its signs are not those of discs and empty squares. */
  private static Optional<BoardGrid> board(Row row, String word, int from) {
    int[] values = new int[SQUARES];
    boolean hasLetters = word.chars().filter(Character::isLetter).limit(2).count() > 1;
    for (int i = 0; i < SQUARES; i++) {
      char sign = word.charAt(i);
      if (!BoardSigns.is(sign)) {
        return Optional.empty();
      }
      boolean isZero = sign == '0' && hasLetters; // no letter O, as the discs are letters
      int colour = BoardSigns.colour(String.valueOf(sign)).orElse(0);
      values[i] =
          isZero || colour == 0 ? GridItem.EMPTY : colour > 0 ? GridItem.BLACK : GridItem.WHITE;
    }
    List<GridRow> rows = new ArrayList<>(SIDE);
    int cell = row.cells().size() - 1;
    for (int y = 0; y < SIDE; y++) {
      List<GridItem> items = new ArrayList<>(SIDE);
      for (int x = 0; x < SIDE; x++) {
        int at = from + SIDE * y + x;
        items.add(new GridItem(values[SIDE * y + x], x, -1, cell, at, at + 1));
      }
      rows.add(new GridRow(row, items, 0, -1));
    }
    return Optional.of(BoardGrid.of(rows, null, List.of()));
  }
}
