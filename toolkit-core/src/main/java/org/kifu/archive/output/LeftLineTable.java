package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.kifu.archive.history.HistoryGame;
import org.kifu.archive.history.HistoryGame.PlayerResult;
import org.kifu.archive.history.LeftLine;
import org.kifu.archive.history.LeftLine.MoveLoss;
import org.kifu.archive.history.LeftLines.LeftGame;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.board.Disc;
import org.kifu.json.JsonColumns;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.TextTable;
import org.kifu.words.Discs;
import org.kifu.words.PlainText;

/**
 * The games of a player with the moves that left the known line and the player's own, as text, CSV
 * and JSON. A loss is in discs for the side that played the move, 0 or more.
 */
public final class LeftLineTable {
  private static final int LONGEST_CELL = 32;

  private static final List<Column<Row>> COLUMNS = columns();

  private final PlayerHistory history;
  private final int least;
  private final List<Row> rows = new ArrayList<>();

  /** A game and how it left the lines. */
  private record Row(HistoryGame game, Optional<LeftLine> known, Optional<LeftLine> own) {
    String by(LeftLine left) {
      return left.by() == game.side() ? "player" : "opponent";
    }
  }

  private record GameSide(String source, int number, Disc side) {}

  /**
   * The table of a history.
   *
   * @param least the least number of games that make a position known
   * @param left the moves that left the lines, in any order
   */
  public LeftLineTable(PlayerHistory history, int least, List<LeftGame> left) {
    this.history = history;
    this.least = least;
    Map<GameSide, LeftGame> known = new HashMap<>();
    left.forEach(each -> known.put(new GameSide(each.source(), each.number(), each.side()), each));
    for (HistoryGame game : history.games()) {
      LeftGame found = known.get(new GameSide(game.source(), game.game(), game.side()));
      rows.add(
          found == null
              ? new Row(game, Optional.empty(), Optional.empty())
              : new Row(game, found.known(), found.own()));
    }
  }

  private static List<Column<Row>> columns() {
    List<Column<Row>> columns = new ArrayList<>();
    columns.add(fact("source", HistoryGame::source));
    columns.add(Column.number("game", row -> row.game.game()));
    columns.add(fact("date", game -> game.date().toString()));
    columns.add(fact("side", game -> game.side().label()));
    columns.add(fact("opponent", HistoryGame::opponent));
    columns.add(fact("result", game -> game.result().label()));
    columns.add(fact("score", HistoryGame::score));
    columns.add(fact("event", HistoryGame::event));
    columns.addAll(ofLine("known", Row::known));
    columns.addAll(ofLine("own", Row::own));
    return List.copyOf(columns);
  }

  private static Column<Row> fact(String name, Function<HistoryGame, Object> cell) {
    return Column.text(name, row -> cell.apply(row.game));
  }

  private static List<Column<Row>> ofLine(String name, Function<Row, Optional<LeftLine>> line) {
    return List.of(
        Column.number(name + "_ply", row -> cell(line.apply(row), LeftLine::ply)),
        Column.text(name + "_by", row -> cell(line.apply(row), row::by)),
        Column.text(name + "_move", row -> cell(line.apply(row), LeftLine::move)),
        Column.number(
            name + "_loss_discs",
            row ->
                cell(
                    line.apply(row).flatMap(LeftLine::loss),
                    loss -> Discs.number(loss.centidiscs()))),
        Column.text(
            name + "_confidence",
            row ->
                cell(
                    line.apply(row).flatMap(LeftLine::loss),
                    loss -> loss.isExact() ? "exact" : "estimated")));
  }

  private static <T> Object cell(Optional<T> fact, Function<T, Object> told) {
    return fact.map(told).orElse("");
  }

  /** Writes the table as CSV; {@code out} is flushed and stays open. */
  public void writeCsv(Writer out) throws IOException {
    CsvRows.write(COLUMNS, rows, out);
    out.flush();
  }

  /** Writes the table as a JSON document; {@code out} stays open. */
  public void writeJson(Writer out) throws IOException {
    JsonColumns<Row> fields = new JsonColumns<>(COLUMNS);
    try (JsonOutput json = JsonOutput.elementsOnLines(out, "")) {
      json.begin()
          .putAll(JsonObject.ofVersion(1).put("player", history.names()).put("leastGames", least))
          .beginList("games");
      for (Row row : rows) {
        json.write(fields.of(row));
      }
      json.endList().end();
    }
    out.flush();
  }

  /** Writes the table for a terminal; {@code out} is flushed and stays open. */
  public void writeText(HistoryWords words, Writer out) throws IOException {
    out.write(words.words().filled("history.title", PlainText.of(history.names())) + "\n");
    out.write(words.sum(history) + "\n");
    out.write(sum(words, "history.left.known-sum", Row::known) + "\n");
    out.write(sum(words, "history.left.own-sum", Row::own) + "\n\n");
    out.write(TextTable.of(textColumns(words), rows).toString());
    out.flush();
  }

  private String sum(HistoryWords words, String key, Function<Row, Optional<LeftLine>> line) {
    Predicate<Row> byPlayer = row -> line.apply(row).filter(each -> isOwn(row, each)).isPresent();
    Predicate<Row> byOpponent =
        row -> line.apply(row).filter(each -> !isOwn(row, each)).isPresent();
    return words
        .words()
        .filled(
            key,
            Integer.toString(least),
            Long.toString(rows.stream().filter(byPlayer).count()),
            score(byPlayer),
            Long.toString(rows.stream().filter(byOpponent).count()),
            score(byOpponent));
  }

  private static boolean isOwn(Row row, LeftLine left) {
    return left.by() == row.game.side();
  }

  /** The share of the points in the decided games, in percent; a dash if there are none. */
  private String score(Predicate<Row> which) {
    List<PlayerResult> results =
        rows.stream()
            .filter(which)
            .map(row -> row.game.result())
            .filter(result -> result != PlayerResult.OPEN)
            .toList();
    long halves =
        results.stream()
            .mapToLong(each -> each == PlayerResult.WON ? 2 : each == PlayerResult.DRAWN ? 1 : 0)
            .sum();
    return results.isEmpty()
        ? "-"
        : String.format(Locale.ROOT, "%.1f", 100.0 * halves / (2 * results.size()));
  }

  private static List<Column<Row>> textColumns(HistoryWords words) {
    List<Column<Row>> columns = new ArrayList<>();
    columns.add(Column.<Row>text("", row -> words.letter(row.game.result())).after(1));
    for (Column<HistoryGame> fact : HistoryColumns.of(words)) {
      if (HistoryColumns.isOfLines(words, fact)) {
        columns.add(
            Column.<Row>of(fact.name(), fact.unit(), row -> PlainText.of(fact.textOf(row.game)))
                .atMost(LONGEST_CELL));
      }
    }
    int place = columns.size() - 1;
    columns.add(place, lineColumn(words, "history.left.own", Row::own));
    columns.add(place, lineColumn(words, "history.left.known", Row::known));
    return columns;
  }

  private static Column<Row> lineColumn(
      HistoryWords words, String key, Function<Row, Optional<LeftLine>> line) {
    return Column.text(
        words.words().of(key),
        row ->
            line.apply(row)
                .map(
                    left ->
                        left.ply()
                            + " "
                            + left.move()
                            + " "
                            + words.words().of("history.left." + row.by(left))
                            + left.loss().map(loss -> " " + told(loss)).orElse(""))
                .orElse(""));
  }

  private static String told(MoveLoss loss) {
    return Discs.rounded(loss.centidiscs(), loss.isExact());
  }
}
