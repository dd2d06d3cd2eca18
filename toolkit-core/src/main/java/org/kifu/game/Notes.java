package org.kifu.game;

import java.util.List;
import java.util.function.Predicate;

/**
 * What people and programs wrote at the moves of a line, each list in the order of the moves.
 *
 * @param remarks comments
 * @param clocks times
 * @param evaluations what the moves were claimed to be worth
 * @param tags what else the source states in words of its own
 * @param variations other moves than those of the line
 */
public record Notes(
    List<Remark> remarks,
    List<ClockTime> clocks,
    List<Evaluation> evaluations,
    List<Tag> tags,
    List<Variation> variations) {
  /** Nothing is written. */
  public static final Notes NONE = new Notes(List.of(), List.of(), List.of(), List.of(), List.of());

  /** Copies the lists. */
  public Notes {
    remarks = List.copyOf(remarks);
    clocks = List.copyOf(clocks);
    evaluations = List.copyOf(evaluations);
    tags = List.copyOf(tags);
    variations = List.copyOf(variations);
  }

  /** The same without some of the tags. */
  public Notes withoutTags(Predicate<Tag> some) {
    return tags.stream().noneMatch(some)
        ? this
        : new Notes(
            remarks, clocks, evaluations, tags.stream().filter(some.negate()).toList(), variations);
  }

  /** Comments and times alone. */
  public static Notes of(List<Remark> remarks, List<ClockTime> clocks) {
    return remarks.isEmpty() && clocks.isEmpty()
        ? NONE
        : new Notes(remarks, clocks, List.of(), List.of(), List.of());
  }
}
