package org.kifu.archive.review;

import java.util.List;
import java.util.Map;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Disc;

/**
 * One player over all his games; {@code docs/metrics.md} defines each number.
 *
 * @param names his names as the records spell them, the first one met first
 * @param excluded chosen games that are not counted: of other rules, or with moves that are not
 *     legal
 * @param all what he did in all games
 * @param opponents what his opponents did in them
 * @param phases the parts of the games, in their order
 * @param colours what he did with each colour that he had, black first
 * @param openings by the name of the opening, the most frequent first
 * @param meetings by opponent, the most frequent first
 * @param years by year, the first one first; games without a date have no name, at the end
 * @param motifs the reasons of labelled moves, the most frequent first
 * @param times moves by the time that they took; none if the records have no times
 * @param repeated positions in which he went wrong more than once, what cost most first
 * @param settings how the games were annotated, the most frequent first
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

  /** His name as it was met first. */
  public String name() {
    return names.isEmpty() ? "" : names.getFirst();
  }

  /**
   * The labelled moves that a motif was a reason of.
   *
   * @param motif what was counted on the board
   * @param moves labelled moves of the player that have it as a reason; a move may have several
   * @param centidiscs what those moves lost, in hundredths of a disc
   * @param opponents labelled moves of his opponents that have it
   */
  public record MotifCount(Motif motif, long moves, long centidiscs, long opponents) {}

  /**
   * A part of the games.
   *
   * @param phase which one
   * @param own the player's moves
   * @param opponents those of his opponents in the same games
   */
  public record PhaseReview(Phase phase, MoveStats own, MoveStats opponents) {}

  /**
   * The settings by which some of the games were annotated.
   *
   * @param settings what their values depend on
   * @param games how many they are
   */
  public record SettingsUse(AnnotationSettings settings, long games) {}

  /**
   * Moves that took about as long.
   *
   * @param fromSeconds the least time, included
   * @param toSeconds the longest time, not included; 0 for no end
   * @param moves how good they were
   */
  public record TimeBand(int fromSeconds, int toSeconds, MoveStats moves) {}

  /**
   * The games of one kind, such as of one year.
   *
   * @param name what they have in common; empty where the records do not say
   * @param stats what the player did in them
   */
  public record ReviewGroup(String name, ReviewStats stats) {
    /** With fewer games than this, statistics say little. */
    public static final int SMALL_SAMPLE = 10;

    /** Whether there are too few games to say much. */
    public boolean isSmall() {
      return stats.results().games() < SMALL_SAMPLE;
    }
  }
}
