package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import org.kifu.archive.query.GameFilter;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.study.Preparation.PreparedMove;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.TextTable;

/**
 * The moves to expect against an opponent as a table, with one row for each move, line by line.
 * Scores are the points of the player's colour; a cell is empty if there are no games.
 *
 * @param side the player's colour
 */
public record PreparationTable(List<PreparedMove> moves, Disc side) {
  private static final List<String> NUMBERS =
      List.of("likelihood", "own_games", "own_score", "opponent_games", "opponent_score");

  /** Writes CSV, with shares from 0 to 1 to four decimals; {@code out} stays open. */
  public void writeCsv(Writer out) throws IOException {
    List<Column<PreparedMove>> columns =
        ResultColumns.joined(
            OpeningColumns.of(
                OpeningColumns.PLY,
                OpeningColumns.LINE,
                OpeningColumns.NAME,
                OpeningColumns.MOVE,
                OpeningColumns.REACHED,
                OpeningColumns.MOVER),
            numbers(NUMBERS, BigDecimal::toPlainString, BigDecimal::toPlainString),
            OpeningColumns.of(OpeningColumns.ALIASES));
    CsvRows.write(columns, moves, out);
  }

  /**
   * Writes a tree of moves as text, with percentages; {@code out} stays open.
   *
   * @param chosen the games of the player, and those of the opponent
   */
  public void writeText(List<GameFilter> chosen, OpeningWords words, Appendable out)
      throws IOException {
    for (GameFilter games : chosen) {
      out.append(words.chosen(games).map(line -> line + "\n").orElse(""));
    }
    out.append(words.of("against.legend")).append('\n');
    out.append(words.of("against.legend.comes")).append("\n\n");
    String score = words.of("against.score");
    List<String> names =
        List.of(
            words.of("against.comes"),
            words.of("against.own-games"),
            score,
            words.of("against.opponent"),
            score);
    List<Column<PreparedMove>> columns =
        ResultColumns.joined(
            numbers(names, share -> OpeningText.percent(share) + " %", OpeningText::percent),
            List.of(
                Column.text(words.of("text.moves"), move -> inTree(move, words)),
                Column.text("", PreparedMove::reached)));
    out.append(TextTable.of(columns, moves).toString());
  }

  private String inTree(PreparedMove move, OpeningWords words) {
    String who = words.of(move.mover() == side ? "against.own" : "against.opp");
    return "  ".repeat(move.ply()) + who + " " + move.move();
  }

  /** The columns of the likelihood of a move, and of both players' results with it. */
  private List<Column<PreparedMove>> numbers(
      List<String> names,
      Function<BigDecimal, String> likelihood,
      Function<BigDecimal, String> score) {
    return List.of(
        Column.number(names.get(0), 7, move -> likelihood.apply(move.likelihood())),
        Column.number(names.get(1), 9, move -> move.own().games()),
        Column.number(names.get(2), 5, move -> score(move.own(), score)),
        Column.number(names.get(3), 8, move -> move.opponents().games()),
        Column.number(names.get(4), 5, move -> score(move.opponents(), score)));
  }

  private String score(OpeningStats stats, Function<BigDecimal, String> written) {
    return stats.games() == 0 ? "" : written.apply(stats.score(side));
  }
}
