package org.kifu.opening.output;

import java.io.IOException;
import java.util.List;
import org.kifu.archive.query.GameFilter;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.study.Preparation.PreparedMove;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.OpeningWords;

/** The moves to expect of an opponent, in words: a tree of moves, a line each. */
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
    out.append(TextTable.of(columns(side, words), moves).toString());
  }

  private static List<Column<PreparedMove>> columns(Disc side, OpeningWords words) {
    String score = words.of("against.score");
    return List.of(
        Column.number(
            words.of("against.comes"), 7, move -> OpeningText.percent(move.likelihood()) + " %"),
        Column.number(words.of("against.own-games"), 9, move -> move.own().games()),
        Column.number(score, 5, move -> score(move.own(), side)),
        Column.number(words.of("against.opponent"), 8, move -> move.opponents().games()),
        Column.number(score, 5, move -> score(move.opponents(), side)),
        Column.text(words.of("text.moves"), move -> inTree(move, side, words)),
        Column.text("", PreparedMove::reached));
  }

  private static String inTree(PreparedMove move, Disc side, OpeningWords words) {
    String who = words.of(move.mover() == side ? "against.own" : "against.opp");
    return "  ".repeat(move.line().length() / 2) + who + " " + move.move();
  }

  private static String score(OpeningStats stats, Disc side) {
    return stats.games() == 0 ? "" : OpeningText.percent(stats.score(side));
  }
}
