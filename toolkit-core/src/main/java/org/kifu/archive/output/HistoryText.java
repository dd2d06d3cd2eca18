package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.history.HistoryGame;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.table.Unit;
import org.kifu.words.HistoryWords;
import org.kifu.words.PlainText;

/** The history of a player for a terminal: a line a game, with a letter for what it brought. */
public final class HistoryText {
  private static final int LONGEST_CELL = 32;

  /** The fact that is a number. */
  private static final int RATING = 2;

  private HistoryText() {}

  /** Writes it; {@code out} is flushed and stays open. */
  public static void write(PlayerHistory history, HistoryWords words, Writer out)
      throws IOException {
    out.write(words.words().filled("history.title", PlainText.of(history.names())) + "\n");
    out.write(words.sum(history) + "\n\n");
    TextTable<Line> table = new TextTable<>(columns(words));
    for (HistoryGame game : history.games()) {
      table.add(new Line(game, words.facts(game)));
    }
    out.write(table.toString());
    out.flush();
  }

  /** A game and what is told of it. */
  private record Line(HistoryGame game, List<String> facts) {}

  private static List<Column<Line>> columns(HistoryWords words) {
    List<Column<Line>> columns = new ArrayList<>();
    columns.add(Column.text("", 1, line -> line.game.isFavourite() ? HistoryWords.STAR : ""));
    columns.add(Column.<Line>text("", line -> words.letter(line.game.result())).after(1));
    List<String> names = words.columns();
    for (int at = 0; at < names.size(); at++) {
      int fact = at;
      Unit unit = at == RATING ? Unit.DECIMAL : Unit.TEXT;
      columns.add(
          Column.<Line>of(names.get(at), unit, line -> PlainText.of(line.facts.get(fact)))
              .atMost(LONGEST_CELL));
    }
    return columns;
  }
}
