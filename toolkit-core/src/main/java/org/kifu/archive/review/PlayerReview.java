package org.kifu.archive.review;

import java.util.List;
import java.util.Map;
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
}
