package org.kifu.archive.output;

import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.history.HistoryGame;
import org.kifu.table.Column;
import org.kifu.table.Unit;

/**
 * The columns of facts in a player's history, for all of its forms; texts of the record are
 * unchanged.
 */
public final class HistoryColumns {
  /** The place of the column of ratings. */
  private static final int RATING = 2;

  private HistoryColumns() {}

  /** The columns in order. */
  public static List<Column<HistoryGame>> of(HistoryWords words) {
    List<Column<HistoryGame>> columns = new ArrayList<>(facts(words));
    if (!words.ranks().isEmpty()) {
      columns.add(RATING + 1, Column.of(name(words, "rank"), Unit.INTEGER, words::rank));
    }
    return columns;
  }

  private static List<Column<HistoryGame>> facts(HistoryWords words) {
    return List.of(
        Column.text(name(words, "date"), HistoryGame::date),
        Column.text(name(words, "opponent"), HistoryGame::opponent),
        Column.of(name(words, "rating"), Unit.DECIMAL, HistoryGame::rating),
        Column.text(name(words, "score"), HistoryGame::score),
        Column.text(name(words, "ending"), words::ending),
        Column.text(name(words, "side"), words::side),
        Column.text(name(words, "event"), HistoryGame::event),
        Column.text(name(words, "game"), game -> game.source() + ": " + game.game()));
  }

  /** Whether a column stands in the table of the moves that left lines, which has less room. */
  static boolean isOfLines(HistoryWords words, Column<HistoryGame> column) {
    return List.of("date", "opponent", "score", "side", "game").stream()
        .anyMatch(key -> column.name().equals(name(words, key)));
  }

  private static String name(HistoryWords words, String key) {
    return words.words().of("history." + key);
  }
}
