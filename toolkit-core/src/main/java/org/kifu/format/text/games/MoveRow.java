package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.PassTable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/**
 * A row of nothing but moves on a board of any size, joined or apart, perhaps with their numbers,
 * with words for passes, and with a label before the first one.
 *
 * @param row the row of the page
 * @param moves the moves; their squares are only written, not numbered
 * @param pass how surely a word behind the last move means a pass; 0 if there is none
 */
record MoveRow(Row row, List<WrittenSquare> moves, int pass) {
  private static final Pattern LABEL = Pattern.compile("[^:]{1,30}+:\\s++");

  private static final Pattern ITEM =
      Pattern.compile(
          "(?i)[\\s,;-]*+(?:(\\d{1,3})[.)]++\\s*+)?+"
              + "(?:([a-z]\\d{1,2}+(?:>[a-z]\\d{1,2}+)?+)|([a-z]{2,5}+)(?!\\d))");

  private static final Pattern END = Pattern.compile("[\\s,;.-]*+");

  /** Copies the moves. */
  MoveRow {
    moves = List.copyOf(moves);
  }

  /** The moves of a row; nothing if it has anything else. */
  static Optional<MoveRow> of(Row row) {
    boolean isLine =
        row.kind() == RowKind.LINE
            && row.cells().size() == 1
            && row.cells().getFirst().label().isEmpty();
    return isLine ? of(row, row.cells().getFirst().written()) : Optional.empty();
  }

  private static Optional<MoveRow> of(Row row, String text) {
    Matcher label = LABEL.matcher(text);
    Matcher item = ITEM.matcher(text);
    int at = label.lookingAt() ? label.end() : 0;
    List<WrittenSquare> moves = new ArrayList<>();
    int pass = 0;
    while (item.region(at, text.length()).lookingAt()) {
      int strength = item.group(3) == null ? 0 : passOf(item.group(3));
      if (item.group(2) == null && strength == 0) {
        return Optional.empty();
      }
      if (item.group(2) != null) {
        moves.add(move(row, item, moves.size(), pass));
      }
      pass = strength;
      at = item.end();
    }
    boolean isWhole = END.matcher(text).region(at, text.length()).matches();
    boolean isRow = isWhole && (!moves.isEmpty() || pass > 0);
    return isRow ? Optional.of(new MoveRow(row, moves, pass)) : Optional.empty();
  }

  private static int passOf(String word) {
    return PassTable.strength(word.toLowerCase(Locale.ROOT)) > 0 ? WrittenSquare.SURE_PASS : 0;
  }

  private static WrittenSquare move(Row row, Matcher item, int column, int pass) {
    int number = item.group(1) == null ? -1 : Integer.parseInt(item.group(1));
    return new WrittenSquare(-1, row, 0, item.start(2), item.end(2), number, 0, column, "", pass);
  }
}
