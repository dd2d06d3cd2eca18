package org.kifu.archive.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Square;
import org.kifu.game.Labelled;

/**
 * The rules by which a table is made.
 *
 * @param points what is added up
 * @param bqFactor what an opponent's point counts in the Brightwell quotient, 0 to 1000; 6 at the
 *     world championship
 * @param tieBreaks what parts players with the same points, the first first
 * @param timeForfeits what a game lost by time is worth
 * @param byeDiscs the discs that a bye is worth, 0 to 64
 */
public record TournamentRules(
    PointRule points,
    int bqFactor,
    List<TieBreak> tieBreaks,
    TimeForfeits timeForfeits,
    int byeDiscs) {
  /** The factor of the world championship. */
  public static final int USUAL_BQ_FACTOR = 6;

  private static final int MOST_BQ_FACTOR = 1000;

  /** Points, Brightwell quotient, discs: the order of the world championship. */
  public static final TournamentRules WORLD_CHAMPIONSHIP =
      new TournamentRules(
          PointRule.WIN_DRAW_LOSS,
          USUAL_BQ_FACTOR,
          List.of(TieBreak.BQ, TieBreak.DISCS),
          TimeForfeits.WOC,
          DiscCount.HALF);

  /** Checks the ranges. */
  public TournamentRules {
    tieBreaks = List.copyOf(tieBreaks);
    if (bqFactor < 0 || bqFactor > MOST_BQ_FACTOR) {
      throw new IllegalArgumentException(
          "a factor of the Brightwell quotient is 0 to %d, not %d"
              .formatted(MOST_BQ_FACTOR, bqFactor));
    }
    if (byeDiscs < 0 || byeDiscs > Square.COUNT) {
      throw new IllegalArgumentException("a bye is worth 0 to 64 discs, not " + byeDiscs);
    }
  }

  /** The tie-breaks that are usual where these points are added up. */
  public static List<TieBreak> usualTieBreaks(PointRule points) {
    return switch (points) {
      case WIN_DRAW_LOSS -> WORLD_CHAMPIONSHIP.tieBreaks;
      case DISCS -> List.of(TieBreak.WINS, TieBreak.DIRECT);
    };
  }

  /** The points that a tournament adds up. */
  public enum PointRule implements Labelled {
    /** A point for a win, half a point for a draw. */
    WIN_DRAW_LOSS,
    /** A point for each disc. */
    DISCS;

    @Override
    public String toString() {
      return label();
    }
  }

  /** Ways to part players with the same points; docs/tournaments.md defines each. */
  public enum TieBreak implements Labelled {
    /** The Brightwell quotient. */
    BQ,
    /** All discs. */
    DISCS,
    /** All discs minus those of the opponents. */
    DISC_DIFFERENCE,
    /** The points in the games among those who are still tied, if each met each. */
    DIRECT,
    /** The number of games won, byes among them. */
    WINS,
    /** The sum of the opponents' points. */
    OPPONENTS;

    /** The tie-break of that name. */
    public static Optional<TieBreak> of(String label) {
      return Arrays.stream(values()).filter(each -> each.label().equals(label)).findFirst();
    }
  }

  /**
   * Profiles of what a game is worth in which a player oversteps the time. The player loses in any
   * case.
   */
  public enum TimeForfeits implements Labelled {
    /** The game is played on, and the loser gets 31 discs at most (world championship). */
    WOC,
    /** The loser gets no discs (tournaments in Singapore). */
    ZERO,
    /** The discs stay as they were written down. */
    WRITTEN;

    private static final int MOST_OF_THE_LOSER = DiscCount.HALF - 1;

    /** The count of a game by this profile; a game that was not lost by time keeps its own. */
    public Optional<DiscCount> discs(TournamentResult result) {
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

    @Override
    public String toString() {
      return label();
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
}
