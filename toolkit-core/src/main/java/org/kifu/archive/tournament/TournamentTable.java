package org.kifu.archive.tournament;

import org.kifu.archive.tournament.ResultCheck.ResultFinding;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Standings and cross table of a tournament.
 *
 * @param rules by which it was made
 * @param events the names of the events that the results are of, as far as they are known
 * @param games the number of games
 * @param rounds the last round; 0 if that of some game is not known
 * @param standings the rows, the first place first
 * @param results what was counted, in the order of the input
 * @param findings what a person has to look at
 */
public record TournamentTable(
    TournamentRules rules,
    List<String> events,
    int games,
    int rounds,
    List<Standing> standings,
    List<Result> results,
    List<ResultFinding> findings) {
  private static final int MOST_CELLS = 2_000_000;

  /** Copies the lists. */
  public TournamentTable {
    events = List.copyOf(events);
    standings = List.copyOf(standings);
    results = List.copyOf(results);
    findings = List.copyOf(findings);
  }

  /** Adds up results. */
  public static TournamentTable of(ResultCheck checked, TournamentRules rules) {
    return new TableBuilder(rules).add(checked).build();
  }

  /**
   * The columns of the cross table: a round each, or a game each where rounds are not known. So
   * many that it has two million cells at most; ask once, as all rows are looked through.
   */
  public int columns() {
    return Math.min(allColumns(), Math.max(1, MOST_CELLS / Math.max(1, standings.size())));
  }

  /** The columns that it would take to show every result. */
  public int allColumns() {
    return rounds > 0
        ? rounds
        : standings.stream().mapToInt(each -> each.meetings().size()).max().orElse(0);
  }

  /**
   * What a row has in a column of the cross table.
   *
   * @param column from 1
   */
  public List<Standing.Meeting> cell(Standing row, int column) {
    List<Standing.Meeting> all = row.meetings();
    return rounds > 0
        ? all.stream().filter(meeting -> meeting.round() == column).toList()
        : IntStream.of(column - 1).filter(i -> i < all.size()).mapToObj(all::get).toList();
  }
}
