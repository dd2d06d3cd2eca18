package org.kifu.archive.tournament;

import java.util.Locale;
import java.util.Optional;
import org.kifu.board.Square;

/** What a game is worth in which a player oversteps the time. The player loses in any case. */
public enum TimeForfeits {
  /** The game is played on, and the loser gets 31 discs at most (world championship). */
  WOC,
  /** The loser gets no discs (tournaments in Singapore). */
  ZERO,
  /** The discs stay as they were written down. */
  WRITTEN;

  private static final int MOST_OF_THE_LOSER = DiscCount.HALF - 1;

  /** The name on the command line and in output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The count of a game by this profile; a game that was not lost by time keeps its own. */
  public Optional<DiscCount> discs(Result result) {
    return switch (result.kind()) {
      case TIME_BLACK ->
          loser(result.discs().map(DiscCount::black))
              .map(loser -> new DiscCount(loser, Square.COUNT - loser))
              .or(result::discs);
      case TIME_WHITE ->
          loser(result.discs().map(DiscCount::white))
              .map(loser -> new DiscCount(Square.COUNT - loser, loser))
              .or(result::discs);
      default -> result.discs();
    };
  }

  /** The loser's discs; nothing if those that were written down stand. */
  private Optional<Integer> loser(Optional<Integer> written) {
    return switch (this) {
      case WOC -> written.map(discs -> Math.min(discs, MOST_OF_THE_LOSER));
      case ZERO -> Optional.of(0);
      case WRITTEN -> Optional.empty();
    };
  }
}
