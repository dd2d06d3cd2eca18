package org.kifu.archive.review;

import java.util.List;
import java.util.Map;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Disc;

/**
 * The review of one player over all games; {@code docs/metrics.md} defines each number.
 *
 * @param names the player's names as the records spell them, in the order of the games
 * @param excluded the number of chosen games that are not counted, because of other rules or
 *     illegal moves
 * @param all the statistics of the player in all games
 * @param opponents the statistics of the opponents in these games
 * @param phases the phases of the games, in order
 * @param colours the statistics for each colour that the player had, black first
 * @param openings the statistics by opening, most frequent first
 * @param meetings the statistics by opponent, most frequent first
 * @param years the statistics by year, first year first; at the end a group without a name for
 *     games without a date
 * @param motifs the reasons of labelled moves, most frequent first
 * @param times the moves by the time that they took; empty if the records have no times
 * @param repeated the positions in which the player made mistakes more than once, those that cost
 *     most first
 * @param settings the settings by which the games were annotated, most frequent first
 */
public record PlayerReview(
    List<String> names,
    long excluded,
    ReviewStats all,
    ReviewStats opponents,
    List<PhaseReview> phases,
    Map<Disc, ReviewStats> colours,
    List<ReviewGroup> openings,
    List<ReviewGroup> meetings,
    List<ReviewGroup> years,
    List<MotifCount> motifs,
    List<TimeBand> times,
    List<RepeatedMistake> repeated,
    List<SettingsUse> settings) {
  /** Copies the collections. */
  public PlayerReview {
    names = List.copyOf(names);
    phases = List.copyOf(phases);
    colours = Map.copyOf(colours);
    openings = List.copyOf(openings);
    meetings = List.copyOf(meetings);
    years = List.copyOf(years);
    motifs = List.copyOf(motifs);
    times = List.copyOf(times);
    repeated = List.copyOf(repeated);
    settings = List.copyOf(settings);
  }

  /** The name of the player in the first game. */
  public String name() {
    return names.isEmpty() ? "" : names.getFirst();
  }

  /**
   * The labelled moves for which a motif was a reason.
   *
   * @param motif the motif that was counted on the board
   * @param moves the labelled moves of the player with this reason; a move may have several
   * @param centidiscs the sum of the losses of these moves, in hundredths of a disc
   * @param opponents the labelled moves of the opponents with this reason
   */
  public record MotifCount(Motif motif, long moves, long centidiscs, long opponents) {}

  /**
   * The moves of one phase.
   *
   * @param phase the phase
   * @param own the statistics of the player's moves
   * @param opponents the statistics of the opponents' moves in the same games
   */
  public record PhaseReview(Phase phase, MoveStats own, MoveStats opponents) {}

  /**
   * The settings by which some of the games were annotated.
   *
   * @param settings the settings that the values depend on
   * @param games the number of these games
   */
  public record SettingsUse(AnnotationSettings settings, long games) {}

  /**
   * The moves that took about the same time.
   *
   * @param fromSeconds the least time, included
   * @param toSeconds the longest time, not included; 0 for no limit
   * @param moves the statistics of these moves
   */
  public record TimeBand(int fromSeconds, int toSeconds, MoveStats moves) {}

  /**
   * The games of one kind, such as the games of one year.
   *
   * @param name the common feature of the games; empty if the records do not state it
   * @param stats the statistics of the player in these games
   */
  public record ReviewGroup(String name, ReviewStats stats) {
    /** The number of games below which statistics have little meaning. */
    public static final int SMALL_SAMPLE = 10;

    /** Whether there are too few games for reliable statistics. */
    public boolean isSmall() {
      return stats.results().games() < SMALL_SAMPLE;
    }
  }
}
