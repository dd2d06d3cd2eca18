package org.kifu.opening.output;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.TheorySum;
import org.kifu.opening.Trap;
import org.kifu.table.TextTable;
import org.kifu.table.TextTable.Column;
import org.kifu.words.OpeningWords;

/**
 * One position for people: all moves in the orientation of who asks, when it was played, and how
 * the games ended.
 *
 * @param at the position
 * @param table of its moves
 */
record OpeningPositionText(OpeningLine at, OpeningTable table, OpeningWords words) {
  private static final int MOVE = 10;

  void write(Appendable out) throws IOException {
    if (table.rows().isEmpty()) {
      out.append(words.filled("text.nothing", where())).append('\n');
      return;
    }
    Disc answering = table.rows().getFirst().mover().opponent();
    EngineColumns engine = EngineColumns.of(table, words);
    out.append(words.of("text.legend.black")).append('\n');
    out.append(words.of("text.legend.discs.at")).append('\n');
    out.append(engine.legend());
    out.append(words.of("text.legend.trap." + answering.label())).append("\n\n");
    OpeningStats stats = OpeningStats.NONE;
    OpeningHistory history = OpeningHistory.NONE;
    for (OpeningRow row : table.rows()) {
      stats = stats.plus(row.stats());
      history = history.plus(row.history());
    }
    moves(stats, history, engine).write(out);
    writeFirst(history.first(), out);
    new DiscDiffBars(history.results().byDiscDiff(), words).write(out);
    writeDecades(history.results(), out);
  }

  private TextTable moves(OpeningStats all, OpeningHistory history, EngineColumns engine) {
    List<Column> columns = new ArrayList<>(OpeningText.columns(words));
    columns.add(Column.number(words.of("text.median"), 6));
    columns.add(Column.number(words.of("text.theory"), 6));
    columns.addAll(engine.columns());
    columns.add(Column.number(words.of("text.years"), 9));
    columns.add(Column.number(words.of("text.trap"), 5));
    columns.add(Column.text(words.of("text.move"), MOVE));
    columns.add(Column.text("", 0));
    TextTable text = new TextTable(columns);
    for (OpeningRow row : new OpeningTree(table).mostPlayed(at.moves(), table.rows().size())) {
      List<String> cells = cells(row.stats(), row.history(), all.games());
      cells.addAll(engine.cells(row));
      cells.add(years(row.history().results()));
      cells.add(row.trap().map(Trap::index).map(OpeningText::oneDecimal).orElse(""));
      cells.add(String.join(" = ", moves(row.move())));
      cells.add(row.reached().toString());
      text.add(cells);
    }
    List<String> cells = cells(all, history, all.games());
    cells.addAll(engine.none());
    Collections.addAll(cells, years(history.results()), "", words.filled("text.all", where()));
    cells.add(table.rows().getFirst().name().toString());
    text.add(cells);
    return text;
  }

  private static List<String> cells(OpeningStats stats, OpeningHistory history, long ofGames) {
    List<String> cells = new ArrayList<>(OpeningText.cells(stats, ofGames));
    cells.add(Integer.toString(history.results().discDiffQuantile(1, 2)));
    cells.add(theory(history.theory()));
    return cells;
  }

  private String where() {
    return at.moves().isEmpty() ? words.of("text.start") : at.moves();
  }

  /** The move of a row, then those that are the same by symmetry. */
  private List<String> moves(String move) {
    List<String> moves = new ArrayList<>(at.equivalents(move));
    moves.remove(move);
    moves.addFirst(move);
    return moves;
  }

  private static String theory(TheorySum theory) {
    return theory.games() == 0 ? "" : OpeningText.oneDecimal(theory.meanBlackDiscDiff());
  }

  private static String years(ResultsByYear results) {
    int first = results.firstYear();
    int last = results.lastYear();
    return first == 0 ? "" : first == last ? "" + first : first + "-" + last;
  }

  private void writeFirst(@Nullable FirstGame first, Appendable out) throws IOException {
    if (first == null || (first.black() + first.white() + first.date()).isBlank()) {
      return;
    }
    String players = first.black() + " - " + first.white();
    String game =
        List.of(first.date().toString(), players, first.event()).stream()
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(", "));
    String number = Integer.toString(first.number());
    out.append('\n').append(words.filled("text.first", game, first.source(), number)).append('\n');
  }

  private void writeDecades(ResultsByYear here, Appendable out) throws IOException {
    if (here.firstYear() == 0) {
      return;
    }
    SortedMap<Integer, OpeningStats> played = here.byDecade();
    List<Column> columns = OpeningText.columns(words);
    TextTable text =
        new TextTable(
            List.of(
                Column.number(words.of("text.decade"), 7),
                columns.get(0),
                Column.number(words.of("text.of-all"), 7),
                columns.get(2),
                columns.get(3)));
    for (Map.Entry<Integer, OpeningStats> decade : table.results().byDecade().entrySet()) {
      OpeningStats stats = played.getOrDefault(decade.getKey(), OpeningStats.NONE);
      if (decade.getKey() > 0) {
        text.add(decade(decade.getKey(), stats, decade.getValue().games()));
      }
    }
    out.append('\n');
    text.write(out);
  }

  private List<String> decade(int decade, OpeningStats stats, long ofGames) {
    String name = words.filled("chart.decade", Integer.toString(decade));
    return stats.games() == 0
        ? List.of(name, "0 ", OpeningText.share(0, ofGames), "", "")
        : List.of(
            name,
            stats.games() + (stats.isSmallSample() ? "*" : " "),
            OpeningText.share(stats.games(), ofGames),
            OpeningText.percent(stats.blackScore()),
            OpeningText.interval(stats));
  }
}
