package org.kifu.export;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

/**
 * One position for people: all moves in the orientation of who asks, when it was played, and how
 * the games ended.
 */
final class OpeningPositionText {
  private static final String HEADER =
      "  games   share   black  95 % interval   discs  median  theory      years   trap  move\n";

  /** So wide are the classes of final discs, and the longest bar. */
  private static final int CLASS = 16;

  private static final int CLASSES = 8;
  private static final int BAR = 40;

  private OpeningPositionText() {}

  static void write(OpeningLine at, OpeningTable table, Appendable out) throws IOException {
    if (table.rows().isEmpty()) {
      out.append("No game goes on from ").append(where(at)).append("\n");
      return;
    }
    Disc answering = table.rows().getFirst().mover().opponent();
    out.append(
        """
        black: black's share of the points in per cent, a draw counting half, and its 95 %% interval
        discs: final discs, black minus white: mean, median, and the mean of the archive's theoretical scores
        trap: discs that %s loses on average by the answer to a move;  *: fewer than 30 games

        """
            .formatted(answering == Disc.BLACK ? "black" : "white"));
    out.append(HEADER);
    List<OpeningRow> rows = new OpeningTree(table).mostPlayed(at.moves(), table.rows().size());
    OpeningStats stats = OpeningStats.NONE;
    OpeningHistory history = OpeningHistory.NONE;
    for (OpeningRow row : rows) {
      stats = stats.plus(row.stats());
      history = history.plus(row.history());
    }
    for (OpeningRow row : rows) {
      String trap = row.trap().map(Trap::index).map(OpeningText::oneDecimal).orElse("");
      String move = String.join(" = ", moves(at, row.move()));
      writeLine(
          row.stats(), row.history(), stats.games(), trap, move, row.reached().toString(), out);
    }
    writeLine(
        stats,
        history,
        stats.games(),
        "",
        "all from " + where(at),
        rows.getFirst().name().toString(),
        out);
    writeFirst(history.first(), out);
    writeDiffs(history.results().byDiscDiff(), out);
    writeDecades(history.results(), table.results(), out);
  }

  private static String where(OpeningLine at) {
    return at.moves().isEmpty() ? "the start" : at.moves();
  }

  /** The move of a row, then those that are the same by symmetry. */
  private static List<String> moves(OpeningLine at, String move) {
    List<String> moves = new ArrayList<>(at.equivalents(move));
    moves.remove(move);
    moves.addFirst(move);
    return moves;
  }

  private static void writeLine(
      OpeningStats stats,
      OpeningHistory history,
      long ofGames,
      String trap,
      String moves,
      String name,
      Appendable out)
      throws IOException {
    ResultsByYear results = history.results();
    String line =
        String.format(
            Locale.ROOT,
            "%7d%s %5.1f %%  %5s  %5s - %5s  %6s  %6d  %6s  %9s  %5s  %-10s  %s",
            stats.games(),
            stats.isSmallSample() ? "*" : " ",
            100.0 * stats.games() / ofGames,
            OpeningText.percent(stats.blackScore()),
            OpeningText.percent(stats.blackScoreLow()),
            OpeningText.percent(stats.blackScoreHigh()),
            OpeningText.oneDecimal(stats.meanBlackDiscDiff()),
            results.discDiffQuantile(1, 2),
            theory(history.theory()),
            years(results),
            trap,
            moves,
            name);
    out.append(line.stripTrailing()).append('\n');
  }

  private static String theory(TheorySum theory) {
    return theory.games() == 0 ? "" : OpeningText.oneDecimal(theory.meanBlackDiscDiff());
  }

  private static String years(ResultsByYear results) {
    int first = results.firstYear();
    int last = results.lastYear();
    return first == 0 ? "" : first == last ? "" + first : first + "-" + last;
  }

  private static void writeFirst(@Nullable FirstGame first, Appendable out) throws IOException {
    if (first == null || (first.black() + first.white() + first.date()).isBlank()) {
      return;
    }
    String players = first.black() + " - " + first.white();
    String game =
        List.of(first.date().toString(), players, first.event()).stream()
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(", "));
    out.append("\nFirst game: " + game + " (" + first.source() + ", " + first.number() + ")\n");
  }

  private static void writeDiffs(SortedMap<Integer, Long> diffs, Appendable out)
      throws IOException {
    long[] classes = new long[CLASSES];
    diffs.forEach((diff, games) -> classes[classOf(diff)] += diff == 0 ? 0 : games);
    long all = diffs.values().stream().mapToLong(Long::longValue).sum();
    out.append("\nFinal discs, black minus white\n");
    for (int i = 0; i < CLASSES; i++) {
      // Even numbers; a class of black's begins with its lower end, one of white's with its upper.
      int low = (i - CLASSES / 2) * CLASS + (i < CLASSES / 2 ? 0 : 2);
      writeBar("%3d to %3d".formatted(low, low + CLASS - 2), classes[i], all, out);
      if (i == CLASSES / 2 - 1) {
        writeBar("    draw  ", diffs.getOrDefault(0, 0L), all, out);
      }
    }
  }

  private static void writeBar(String label, long games, long all, Appendable out)
      throws IOException {
    String bar = "#".repeat((int) Math.round((double) BAR * games / all));
    String line = String.format(Locale.ROOT, "  %s  %7d  %s", label, games, bar);
    out.append(line.stripTrailing()).append('\n');
  }

  /** The class of a difference; a draw has one of its own and is in none of these. */
  private static int classOf(int diff) {
    return diff < 0 ? (diff + 64) / CLASS : (diff + 62) / CLASS;
  }

  private static void writeDecades(ResultsByYear here, ResultsByYear everywhere, Appendable out)
      throws IOException {
    SortedMap<Integer, OpeningStats> all = everywhere.byDecade();
    SortedMap<Integer, OpeningStats> played = here.byDecade();
    if (here.firstYear() == 0) {
      return;
    }
    out.append("\n decade   games  of all   black  95 % interval\n");
    for (Map.Entry<Integer, OpeningStats> decade : all.entrySet()) {
      OpeningStats stats = played.getOrDefault(decade.getKey(), OpeningStats.NONE);
      if (decade.getKey() > 0) {
        writeDecade(decade.getKey(), stats, decade.getValue().games(), out);
      }
    }
  }

  private static void writeDecade(int decade, OpeningStats stats, long ofGames, Appendable out)
      throws IOException {
    String line =
        String.format(
            Locale.ROOT,
            "  %4ds %7d%s %5.1f %%  %5s  %s",
            decade,
            stats.games(),
            stats.games() > 0 && stats.isSmallSample() ? "*" : " ",
            100.0 * stats.games() / ofGames,
            stats.games() == 0 ? "" : OpeningText.percent(stats.blackScore()),
            stats.games() == 0 ? "" : interval(stats.blackScoreLow(), stats.blackScoreHigh()));
    out.append(line.stripTrailing()).append('\n');
  }

  private static String interval(BigDecimal low, BigDecimal high) {
    return "%5s - %5s".formatted(OpeningText.percent(low), OpeningText.percent(high));
  }
}
