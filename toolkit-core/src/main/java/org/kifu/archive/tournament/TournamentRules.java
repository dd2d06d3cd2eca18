package org.kifu.archive.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.Labelled;

/**
 * The rules by which a table is made.
 *
 * @param points the points to add up
 * @param bqFactor the value of an opponent's point in the Brightwell quotient, 0 to 1000; 6 at the
 *     world championship
 * @param tieBreaks the tie-breaks that separate players with the same points, in order
 * @param timeForfeits the count of a game that was lost by time
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
          DiscCount.UNPLAYED.half());

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

  /** The usual tie-breaks for this kind of points. */
  public static List<TieBreak> usualTieBreaks(PointRule points) {
    return switch (points) {
      case WIN_DRAW_LOSS -> WORLD_CHAMPIONSHIP.tieBreaks;
      case DISCS -> List.of(TieBreak.WINS, TieBreak.DIRECT);
    };
  }

  /** The points that a tournament adds up. */
  public enum PointRule implements Labelled {
    /** A point for a win, and half a point for a draw. */
    WIN_DRAW_LOSS,
    /** A point for each disc. */
    DISCS;

    @Override
    public String toString() {
      return label();
    }
  }

  /** Ways to separate players with the same points; docs/tournaments.md defines each. */
  public enum TieBreak implements Labelled {
    /** The Brightwell quotient. */
    BQ,
    /** All discs. */
    DISCS,
    /** All discs minus those of the opponents. */
    DISC_DIFFERENCE,
    /** The points in the games among those who are still tied, if all of them met each other. */
    DIRECT,
    /** The number of games won, including byes. */
    WINS,
    /** The sum of the opponents' points. */
    OPPONENTS;

    /** The tie-break with this name. */
    public static Optional<TieBreak> of(String label) {
      return Arrays.stream(values()).filter(each -> each.label().equals(label)).findFirst();
    }
  }

  /**
   * Profiles for the count of a game in which a player overstepped the time. The player loses in
   * all of them.
   */
  public enum TimeForfeits implements Labelled {
    /** The game continues, and the loser gets at most 31 discs (world championship). */
    WOC,
    /** The loser gets no discs (tournaments in Singapore). */
    ZERO,
    /** The discs stay as they were recorded. */
    WRITTEN;

    /**
     * The count of a game by this profile; a game that was not lost by time keeps its own count.
     */
    public Optional<DiscCount> discs(TournamentResult result) {
      return switch (result.kind()) {
        case TIME_BLACK -> discs(result.discs(), Disc.BLACK);
        case TIME_WHITE -> discs(result.discs(), Disc.WHITE);
        default -> result.discs();
      };
    }

    private Optional<DiscCount> discs(Optional<DiscCount> written, Disc loser) {
      return switch (this) {
        case WOC ->
            written.map(
                count -> count.crediting(loser, Math.min(count.credit(loser), count.half() - 1)));
        case ZERO -> Optional.of(written.orElse(DiscCount.UNPLAYED).crediting(loser, 0));
        case WRITTEN -> written;
      };
    }

    @Override
    public String toString() {
      return label();
    }
  }
}
