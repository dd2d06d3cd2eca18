package org.kifu.opening.output;

import java.io.IOException;
import java.util.List;
import org.kifu.archive.query.GameFilter;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.PreparedMove;
import org.kifu.table.TextTable;
import org.kifu.table.TextTable.Column;
import org.kifu.words.OpeningWords;

/** What to expect of an opponent in words: a tree of moves, a line each. */
public final class PreparationText {
  private PreparationText() {}

  /**
   * Writes the moves; {@code out} stays open.
   *
   * @param side the player's colour
   * @param chosen the games of the player, and those of the opponent
   */
  public static void write(
      List<PreparedMove> moves,
      Disc side,
      List<GameFilter> chosen,
      OpeningWords words,
      Appendable out)
      throws IOException {
    for (GameFilter games : chosen) {
      out.append(words.chosen(games).map(line -> line + "\n").orElse(""));
    }
    out.append(words.of("against.legend")).append('\n');
    out.append(words.of("against.legend.comes")).append("\n\n");
    String score = words.of("against.score");
    TextTable text =
        new TextTable(
            List.of(
                Column.number(words.of("against.comes"), 7),
                Column.number(words.of("against.own-games"), 9),
                Column.number(score, 5),
                Column.number(words.of("against.opponent"), 8),
                Column.number(score, 5),
                Column.text(words.of("text.moves"), 0),
                Column.text("", 0)));
    for (PreparedMove move : moves) {
      text.add(cells(move, side, words));
    }
    text.write(out);
  }

  private static List<String> cells(PreparedMove move, Disc side, OpeningWords words) {
    String who = words.of(move.mover() == side ? "against.own" : "against.opp");
    return List.of(
        OpeningText.percent(move.likelihood()) + " %",
        Long.toString(move.own().games()),
        score(move.own(), side),
        Long.toString(move.opponents().games()),
        score(move.opponents(), side),
        "  ".repeat(move.line().length() / 2) + who + " " + move.move(),
        move.reached().toString());
  }

  private static String score(OpeningStats stats, Disc side) {
    return stats.games() == 0 ? "" : OpeningText.percent(stats.score(side));
  }
}
