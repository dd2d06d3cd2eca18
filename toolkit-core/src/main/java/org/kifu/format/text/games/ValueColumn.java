package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.RowKind;
import org.kifu.notation.WrittenTimes;

/**
 * The last column of a table with one move on each row, if it holds the value or the time of each
 * move: {@code 1;f5;-2}. Numbers without a sign or a point may count something else.
 */
final class ValueColumn {
  /** The least number of rows that are no accident. */
  private static final int LEAST = 4;

  private static final Pattern VALUE = Pattern.compile("[-+−]?\\d{1,2}(?:[.,]\\d{1,3})?");

  private ValueColumn() {}

  /** The values behind the moves of a game, in their order; none if they are something else. */
  static List<PlacedText> of(List<WrittenSquare> squares) {
    List<PlacedText> values = new ArrayList<>(0);
    boolean areValues = false;
    for (int i = 0; i < squares.size(); i++) {
      WrittenSquare square = squares.get(i);
      List<Cell> cells = square.row().cells();
      boolean isAlone =
          square.row().kind() == RowKind.TABLE
              && square.cell() + 1 < cells.size()
              && (i == 0 || squares.get(i - 1).row().number() != square.row().number());
      PlacedText value = isAlone ? cells.getLast().text().strip() : null;
      if (value == null || value.length() > 0 && !isValue(value)) {
        return List.of();
      }
      if (value.length() > 0) {
        values.add(value);
        areValues |= value.chars().anyMatch(c -> "-+−.:".indexOf(c) >= 0);
      }
    }
    return areValues && values.size() >= LEAST ? values : List.of();
  }

  private static boolean isValue(PlacedText text) {
    return VALUE.matcher(text).matches() || WrittenTimes.seconds(text.toString()).isPresent();
  }
}
