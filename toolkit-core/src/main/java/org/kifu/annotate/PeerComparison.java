package org.kifu.annotate;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.PeerTable.Group;
import org.kifu.board.Disc;

/**
 * How accurately both sides played, beside players of tournaments of those years. All accuracies
 * are those of the {@link PeerTable}, whose searches are less deep than those of the moves.
 *
 * @param from the first of the years
 * @param to the last of the years
 */
public record PeerComparison(int from, int to, SideStanding black, SideStanding white) {
  /**
   * Some moves of one side among those of its peers.
   *
   * @param accuracy their accuracy by the searches of the table, in hundredths of a per cent
   * @param percentOfAll the per cent of all players that were less accurate in a game
   * @param percentOfStrongest the per cent of the strongest players; empty if there are none
   */
  public record PeerStanding(int accuracy, int percentOfAll, OptionalInt percentOfStrongest) {
    /** The standing of an accuracy; empty if the table does not have the phase. */
    static Optional<PeerStanding> of(
        PeerTable table, int year, Optional<Phase> phase, int accuracy) {
      OptionalInt all = table.percentBelow(year, Group.ALL, phase, accuracy);
      return all.isEmpty()
          ? Optional.empty()
          : Optional.of(
              new PeerStanding(
                  accuracy,
                  all.getAsInt(),
                  table.percentBelow(year, Group.STRONGEST, phase, accuracy)));
    }
  }

  /**
   * One side among its peers.
   *
   * @param game its moves of the whole game
   * @param phases those of each phase that had enough of them, beside others in the same phase
   */
  public record SideStanding(PeerStanding game, Map<Phase, PeerStanding> phases) {
    /** Copies the map. */
    public SideStanding {
      phases = Map.copyOf(phases);
    }
  }

  /** The standing of a side. */
  public SideStanding of(Disc side) {
    return side == Disc.BLACK ? black : white;
  }
}
