package org.kifu.export;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningPosition;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningTally;

/**
 * Opening statistics for people: the most played moves as a tree and the most frequent named
 * openings, or all moves of the one position that was asked for. Percentages are rounded from the
 * four decimals that {@link OpeningCsv} writes.
 */
public final class OpeningText {
  private static final int MOVES_SHOWN = 40;
  private static final int NAMES_SHOWN = 25;

  private static final String LEGEND =
      """
      black: black's share of the points in per cent, a draw counting half, and its 95 % interval
      discs: mean final discs, black minus white;  *: fewer than 30 games

      """;
  private static final String HEADER = "  games   share   black  95 %% interval   discs  %s\n";

  private OpeningText() {}

  /** Writes the table; {@code out} stays open. */
  public static void write(OpeningTable table, Appendable out) throws IOException {
    OpeningTally tally = table.summary().tally();
    out.append(OpeningWords.english().games(tally)).append('\n');
    if (tally.counted() == 0) {
      return;
    }
    OpeningLine at = table.settings().at();
    if (at == null) {
      out.append(LEGEND);
      writeTree(table, out);
      writeNamed(table, out);
    } else {
      OpeningPositionText.write(at, table, out);
    }
  }

  /** A remark on the games that were left out, in one line; nothing if all were counted. */
  public static Optional<String> remark(OpeningTally tally) {
    long excluded = tally.games() - tally.counted();
    if (excluded == 0) {
      return Optional.empty();
    }
    String reasons =
        tally.excluded().entrySet().stream()
            .map(entry -> entry.getValue() + " " + entry.getKey().label())
            .collect(Collectors.joining(", "));
    String games = tally.games() == 1 ? "game" : "games";
    return Optional.of("%d %s, %d excluded: %s".formatted(tally.games(), games, excluded, reasons));
  }

  private static void writeTree(OpeningTable table, Appendable out) throws IOException {
    long games = table.summary().tally().counted();
    List<OpeningRow> rows = new OpeningTree(table).mostPlayed("", MOVES_SHOWN);
    out.append(String.format(Locale.ROOT, HEADER, "moves"));
    for (OpeningRow row : rows) {
      String line = row.lineWithMove();
      String move = "  ".repeat(row.ply()) + line.substring(line.length() - 2);
      writeLine(row.stats(), games, move, row.reached().toString(), out);
    }
    if (rows.size() < table.rows().size()) {
      out.append("The %d most played of %d moves\n".formatted(rows.size(), table.rows().size()));
    }
  }

  private static void writeNamed(OpeningTable table, Appendable out) throws IOException {
    List<OpeningPosition> named = table.named();
    if (named.isEmpty()) {
      return;
    }
    long games = table.summary().tally().counted();
    out.append('\n').append(String.format(Locale.ROOT, HEADER, "named openings"));
    for (OpeningPosition position : named.subList(0, Math.min(NAMES_SHOWN, named.size()))) {
      writeLine(position.stats(), games, position.line(), position.name().toString(), out);
    }
    if (named.size() > NAMES_SHOWN) {
      out.append("The %d most frequent of %d\n".formatted(NAMES_SHOWN, named.size()));
    }
  }

  private static void writeLine(
      OpeningStats stats, long ofGames, String moves, String name, Appendable out)
      throws IOException {
    String line =
        String.format(
            Locale.ROOT,
            "%7d%s %5.1f %%  %5s  %5s - %5s  %6s  %-24s  %s",
            stats.games(),
            stats.isSmallSample() ? "*" : " ",
            100.0 * stats.games() / ofGames,
            percent(stats.blackScore()),
            percent(stats.blackScoreLow()),
            percent(stats.blackScoreHigh()),
            oneDecimal(stats.meanBlackDiscDiff()),
            moves,
            name);
    out.append(line.stripTrailing()).append('\n');
  }

  static String percent(BigDecimal share) {
    return oneDecimal(share.movePointRight(2));
  }

  static String oneDecimal(BigDecimal value) {
    return value.setScale(1, RoundingMode.HALF_EVEN).toPlainString();
  }
}
