package org.kifu.opening;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.analysis.Limits;
import org.kifu.opening.OpeningShare.Totals;

/**
 * Opening statistics, ready to be read.
 *
 * @param settings the settings of the count
 * @param summary games, exclusions, distinct positions
 * @param rows one row for each position and move, in {@link OpeningRow#ORDER}
 * @param results all counted games, by year and final disc difference
 * @param named the named positions that counted games reached, the most frequent first; empty if
 *     only one position was asked for
 * @param coverage the number of games in named positions, by ply from 1; empty if only one position
 *     was asked for
 * @param engine the engine that valued the moves; nothing if none did
 */
public record OpeningTable(
    OpeningSettings settings,
    Summary summary,
    List<OpeningRow> rows,
    ResultsByYear results,
    List<NamedPosition> named,
    List<Coverage> coverage,
    Optional<ValuedBy> engine) {
  private static final Comparator<NamedPosition> MOST_FREQUENT_FIRST =
      Comparator.comparing((NamedPosition position) -> position.stats().games())
          .reversed()
          .thenComparing(NamedPosition::ply)
          .thenComparing(NamedPosition::line);

  /** Copies the lists. */
  public OpeningTable {
    rows = List.copyOf(rows);
    named = List.copyOf(named);
    coverage = List.copyOf(coverage);
  }

  /** Finds lines and English names for all counted positions. */
  public static OpeningTable of(OpeningCounts counts) {
    return of(counts, OpeningNames.english());
  }

  /** Finds lines and names for all counted positions. */
  public static OpeningTable of(OpeningCounts counts, OpeningNames names) {
    return of(counts, names, 1);
  }

  /**
   * Finds lines and names for all counted positions, on several threads.
   *
   * @param jobs the number of working threads, at least 1; it affects only the time
   */
  public static OpeningTable of(OpeningCounts counts, OpeningNames names, int jobs) {
    OpeningSettings settings = counts.settings();
    return of(
        counts,
        settings.at() == null ? Totals.of(counts.table(), settings.plies()) : Totals.NONE,
        names,
        jobs);
  }

  /**
   * Finds lines and English names for the table of a run that was counted elsewhere.
   *
   * @param counts the counts of the positions that {@link OpeningShare} finds
   * @param totals the totals of all positions
   */
  public static OpeningTable of(OpeningCounts counts, Totals totals) {
    return of(counts, totals, OpeningNames.english(), 1);
  }

  private static OpeningTable of(
      OpeningCounts counts, Totals totals, OpeningNames names, int jobs) {
    OpeningSettings settings = counts.settings();
    ResultsByYear results = counts.results();
    OpeningRowBuilder<?> builder = builder(settings.board(), counts, names, results);
    OpeningLine at = settings.at();
    if (at == null) {
      builder.buildAll(jobs);
    } else {
      builder.buildAt(at);
    }
    return new OpeningTable(
        settings,
        new Summary(counts.tally(), totals.distinct().stream().skip(1).toList()),
        builder.rows(),
        results,
        builder.named().stream().sorted(MOST_FREQUENT_FIRST).toList(),
        builder.coverage(totals),
        Optional.empty());
  }

  private static <P> OpeningRowBuilder<P> builder(
      OpeningBoard<P> board, OpeningCounts counts, OpeningNames names, ResultsByYear results) {
    return new OpeningRowBuilder<>(
        board, counts.table(), names, results, counts.settings().minGames());
  }

  /**
   * The same table with values of moves.
   *
   * @param valued the rows, some of them with values
   */
  OpeningTable valued(ValuedBy by, List<OpeningRow> valued) {
    return new OpeningTable(settings, summary, valued, results, named, coverage, Optional.of(by));
  }

  /**
   * The same table with the values of another one of the same counts, which has the same rows with
   * other names.
   */
  public OpeningTable valuedAs(OpeningTable other) {
    return new OpeningTable(
        settings,
        summary,
        IntStream.range(0, rows.size()).mapToObj(at -> valued(at, other.rows.get(at))).toList(),
        results,
        named,
        coverage,
        other.engine);
  }

  private OpeningRow valued(int at, OpeningRow other) {
    return other.value().map(rows.get(at)::withValue).orElse(rows.get(at));
  }

  /**
   * The games that are in a named position after a number of discs.
   *
   * @param ply the number of discs placed
   * @param games the number of counted games that placed this many discs
   * @param named the number of these games whose position has a name
   */
  public record Coverage(int ply, long games, long named) {}

  /**
   * The engine that valued the moves of a table.
   *
   * @param description the engine's description of itself
   * @param limits the limits of its search of the position after each move
   */
  public record ValuedBy(String description, Limits limits) {}

  /**
   * The games that reached one position.
   *
   * @param ply the number of discs placed
   * @param line the way to the position, as in {@link OpeningRow}
   * @param name the names of the position
   * @param stats the results
   */
  public record NamedPosition(int ply, String line, OpeningName name, OpeningStats stats) {}

  /**
   * The games in a table.
   *
   * @param tally games and exclusions
   * @param distinctPositions the number of canonical positions after 1, 2, ... discs, over all
   *     legal moves of all readable games, including games whose results do not count; empty if
   *     only one position was asked for
   */
  public record Summary(OpeningTally tally, List<Long> distinctPositions) {
    /** Copies the list. */
    public Summary {
      distinctPositions = List.copyOf(distinctPositions);
    }
  }
}
