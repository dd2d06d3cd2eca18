package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.history.HistoryGame;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.table.Cells;
import org.kifu.words.HistoryWords;
import org.kifu.words.PlainText;

/** The history of a player for a terminal: a line a game, with a letter for what it brought. */
public final class HistoryText {
  private static final int LONGEST_CELL = 32;

  /** The star, the letter, the date and the opponent; then comes the rating, a number. */
  private static final int RATING = 4;

  private HistoryText() {}

  /** Writes it; {@code out} is flushed and stays open. */
  public static void write(PlayerHistory history, HistoryWords words, Writer out)
      throws IOException {
    out.write(words.words().filled("history.title", PlainText.of(history.names())) + "\n");
    out.write(words.sum(history) + "\n\n");
    List<List<String>> rows = new ArrayList<>();
    rows.add(row("", "", words.columns()));
    for (HistoryGame game : history.games()) {
      String star = game.isFavourite() ? HistoryWords.STAR : "";
      rows.add(row(star, words.letter(game.verdict()), words.facts(game)));
    }
    int[] widths = widths(rows);
    for (List<String> row : rows) {
      out.write(line(row, widths) + "\n");
    }
    out.flush();
  }

  private static List<String> row(String star, String letter, List<String> facts) {
    List<String> row = new ArrayList<>(List.of(star, letter));
    facts.forEach(fact -> row.add(PlainText.of(fact)));
    return row;
  }

  private static int[] widths(List<List<String>> rows) {
    int[] widths = new int[rows.getFirst().size()];
    widths[0] = 1;
    for (List<String> row : rows) {
      for (int column = 0; column < widths.length; column++) {
        int width = Math.min(LONGEST_CELL, Cells.width(row.get(column)));
        widths[column] = Math.max(widths[column], width);
      }
    }
    return widths;
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = row.get(column);
      int width = widths[column];
      line.append(column == RATING ? Cells.right(cell, width) : Cells.left(cell, width));
      line.append(column == 0 ? " " : "  ");
    }
    return line.toString().stripTrailing();
  }
}
