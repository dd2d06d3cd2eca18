package org.kifu.annotate;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.PeerComparison.SideStanding;
import org.kifu.annotate.PeerTable.Group;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;

/** The accuracy of both sides of a game by the searches of a table of peers. */
final class PeerTally {
  /** The accuracies of some moves. */
  private static final class Sum {
    double accuracy;
    int moves;

    void add(double ofMove) {
      accuracy += ofMove;
      moves++;
    }

    int mean() {
      return (int) Math.round(accuracy / moves);
    }
  }

  /** The moves of one side. */
  private static final class SideSum {
    final Sum game = new Sum();
    final Map<Phase, Sum> phases = new EnumMap<>(Phase.class);
  }

  private final Map<Disc, SideSum> sides = new HashMap<>();

  /**
   * Adds a move.
   *
   * @param winLoss the chance to win that it gave away, in ten-thousandths
   */
  void add(Disc mover, Phase phase, int winLoss) {
    double accuracy = LossSum.accuracy(winLoss);
    SideSum side = sides.computeIfAbsent(mover, _ -> new SideSum());
    side.game.add(accuracy);
    side.phases.computeIfAbsent(phase, _ -> new Sum()).add(accuracy);
  }

  /** Forgets the moves of a game. */
  void clear() {
    sides.clear();
  }

  /**
   * The comparison with the players of the year of the game; only for a game from the usual start
   * to the end, as those of the table.
   */
  Optional<PeerComparison> comparison(PeerTable table, GameSummary game) {
    SideSum black = sides.getOrDefault(Disc.BLACK, new SideSum());
    SideSum white = sides.getOrDefault(Disc.WHITE, new SideSum());
    boolean isLikeThose =
        game.result().count().isPresent()
            && game.start().equals(StartSpec.STANDARD)
            && Math.min(black.game.moves, white.game.moves) >= PeerTable.LEAST_CHOICES;
    int known = game.header().date().year();
    int year = known == 0 ? Integer.MAX_VALUE : known;
    return isLikeThose
        ? table
            .row(year, Group.ALL, Optional.empty())
            .map(
                row ->
                    new PeerComparison(
                        row.from(),
                        row.to(),
                        standing(table, year, black),
                        standing(table, year, white)))
        : Optional.empty();
  }

  private static SideStanding standing(PeerTable table, int year, SideSum side) {
    Map<Phase, PeerComparison.PeerStanding> phases = new EnumMap<>(Phase.class);
    side.phases.forEach(
        (phase, sum) -> {
          if (sum.moves >= PeerTable.LEAST_OF_PHASE) {
            PeerComparison.PeerStanding.of(table, year, Optional.of(phase), sum.mean())
                .ifPresent(standing -> phases.put(phase, standing));
          }
        });
    return new SideStanding(
        PeerComparison.PeerStanding.of(table, year, Optional.empty(), side.game.mean())
            .orElseThrow(),
        phases);
  }
}
