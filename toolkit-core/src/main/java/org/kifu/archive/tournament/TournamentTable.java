package org.kifu.archive.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.archive.query.FoldedName;

/**
 * The standings and the cross table of a tournament.
 *
 * @param rules the rules by which the table was made
 * @param events the names of the events of the results, without unknown ones
 * @param games the number of games
 * @param rounds the last round; 0 if the round of a game is not known
 * @param standings the rows, first place first
 * @param results the results that were counted, in the order of the input
 * @param findings the findings that a person has to examine
 */
public record TournamentTable(
    TournamentRules rules,
    List<String> events,
    int games,
    int rounds,
    List<Standing> standings,
    List<TournamentResult> results,
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
   * The number of columns of the cross table: one for each round, or for each game if rounds are
   * not known. It limits the table to two million cells. A call goes through all rows.
   */
  public int columns() {
    return Math.min(allColumns(), Math.max(1, MOST_CELLS / Math.max(1, standings.size())));
  }

  /** The number of columns that would show every result. */
  public int allColumns() {
    return rounds > 0
        ? rounds
        : standings.stream().mapToInt(each -> each.meetings().size()).max().orElse(0);
  }

  /**
   * The results of a row in a column of the cross table.
   *
   * @param column the number of the column, from 1
   */
  public List<Standing.Meeting> cell(Standing row, int column) {
    List<Standing.Meeting> all = row.meetings();
    return rounds > 0
        ? all.stream().filter(meeting -> meeting.round() == column).toList()
        : IntStream.of(column - 1).filter(i -> i < all.size()).mapToObj(all::get).toList();
  }

  /**
   * The results of each player in the order of the meetings of his row, by his name without case
   * and accents.
   */
  public Map<FoldedName, List<TournamentResult>> resultsByPlayer() {
    Map<FoldedName, List<TournamentResult>> all = new HashMap<>();
    for (TournamentResult result : results) {
      if (result.kind() != TournamentResult.ResultKind.WITHDRAWN) {
        Stream.of(result.pairing().black(), result.pairing().white())
            .filter(name -> !name.isEmpty())
            .forEach(
                name ->
                    all.computeIfAbsent(FoldedName.of(name), _ -> new ArrayList<>()).add(result));
      }
    }
    all.values().forEach(own -> own.sort(Comparator.comparingInt(each -> each.pairing().round())));
    return all;
  }
}
