package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.history.HistoryGame;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.PlainText;

/** The history of a player for a terminal: a line for each game, with a letter for its result. */
public final class HistoryText {
  private static final int LONGEST_CELL = 32;

  private HistoryText() {}

  /** Writes a history; flushes {@code out} and leaves it open. */
  public static void write(PlayerHistory history, HistoryWords words, Writer out)
      throws IOException {
    out.write(words.words().filled("history.title", PlainText.of(history.names())) + "\n");
    out.write(words.sum(history) + "\n\n");
    out.write(TextTable.of(columns(words), history.games()).toString());
    out.flush();
  }

  private static List<Column<HistoryGame>> columns(HistoryWords words) {
    List<Column<HistoryGame>> columns = new ArrayList<>();
    columns.add(Column.text("", 1, game -> game.isFavourite() ? HistoryWords.STAR : ""));
    columns.add(Column.<HistoryGame>text("", game -> words.letter(game.result())).after(1));
    for (Column<HistoryGame> fact : HistoryColumns.of(words)) {
      columns.add(
          Column.<HistoryGame>of(fact.name(), fact.unit(), game -> PlainText.of(fact.textOf(game)))
              .atMost(LONGEST_CELL));
    }
    return columns;
  }
}
