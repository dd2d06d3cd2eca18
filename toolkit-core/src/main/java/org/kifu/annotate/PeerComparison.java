package org.kifu.annotate;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.PeerTable.Group;
import org.kifu.annotate.PeerTable.PeerRow;
import org.kifu.board.Disc;

/**
 * How accurately both sides played, beside players of tournaments of those years. All accuracies
 * are those of the {@link PeerTable}, whose searches are less deep than those of the moves.
 *
 * @param from the first of the years
 * @param to the last of the years
 */
public record PeerComparison(int from, int to, PeerStanding black, PeerStanding white) {
  /**
   * One side among its peers.
   *
   * @param accuracy its accuracy by the searches of the table, in hundredths of a per cent
   * @param percentOfAll the per cent of all players that were less accurate in a game
   * @param percentOfStrongest the per cent of the strongest players; empty if there are none
   */
  public record PeerStanding(int accuracy, int percentOfAll, OptionalInt percentOfStrongest) {}

  /** The comparison in a year; in the last years of the table if the year is 0, unknown. */
  static Optional<PeerComparison> of(PeerTable table, int year, int black, int white) {
    int sought = year == 0 ? Integer.MAX_VALUE : year;
    Optional<PeerRow> row = table.row(sought, Group.ALL);
    return row.map(
        all ->
            new PeerComparison(
                all.from(),
                all.to(),
                standing(table, sought, all, black),
                standing(table, sought, all, white)));
  }

  private static PeerStanding standing(PeerTable table, int year, PeerRow all, int accuracy) {
    return new PeerStanding(
        accuracy, all.percentBelow(accuracy), table.percentBelow(year, Group.STRONGEST, accuracy));
  }

  /** The standing of a side. */
  public PeerStanding of(Disc side) {
    return side == Disc.BLACK ? black : white;
  }
}
