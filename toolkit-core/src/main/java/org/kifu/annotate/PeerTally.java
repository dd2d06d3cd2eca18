package org.kifu.annotate;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;

/** The accuracy of both sides of a game by the searches of a table of peers. */
final class PeerTally {
  private static final class Sum {
    double accuracy;
    int moves;
  }

  private final Map<Disc, Sum> sums = new EnumMap<>(Disc.class);

  /**
   * Adds a move.
   *
   * @param winLoss the chance to win that it gave away, in ten-thousandths
   */
  void add(Disc mover, int winLoss) {
    Sum sum = sums.computeIfAbsent(mover, _ -> new Sum());
    sum.accuracy += LossSum.accuracy(winLoss);
    sum.moves++;
  }

  /** Forgets the moves of a game. */
  void clear() {
    sums.clear();
  }

  /**
   * The comparison with the players of the year of the game; only for a game from the usual start
   * to the end, as those of the table.
   */
  Optional<PeerComparison> comparison(PeerTable table, GameSummary game) {
    Sum black = sums.getOrDefault(Disc.BLACK, new Sum());
    Sum white = sums.getOrDefault(Disc.WHITE, new Sum());
    boolean isLikeThose =
        game.result().count().isPresent()
            && game.start().equals(StartSpec.STANDARD)
            && Math.min(black.moves, white.moves) >= PeerTable.LEAST_CHOICES;
    return isLikeThose
        ? PeerComparison.of(table, game.header().date().year(), mean(black), mean(white))
        : Optional.empty();
  }

  private static int mean(Sum sum) {
    return (int) Math.round(sum.accuracy / sum.moves);
  }
}
