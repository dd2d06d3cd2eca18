package org.kifu.archive.review;

import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.kifu.annotate.Phase;

/** An order in which the phases of the game take turns, as long as each has something. */
public final class PhaseTurns {
  private PhaseTurns() {}

  /** The first of each phase, then the second ones, and so on, each time in the same order. */
  public static <T> List<T> of(
      Collection<T> all, Function<T, Phase> phase, Comparator<? super T> order) {
    Map<Phase, TreeSet<T>> phases = new EnumMap<>(Phase.class);
    for (T each : all) {
      phases.computeIfAbsent(phase.apply(each), _ -> new TreeSet<>(order)).add(each);
    }
    List<List<T>> sorted = phases.values().stream().map(List::copyOf).toList();
    int longest = sorted.stream().mapToInt(List::size).max().orElse(0);
    return IntStream.range(0, longest)
        .boxed()
        .flatMap(
            turn ->
                sorted.stream()
                    .filter(some -> some.size() > turn)
                    .map(some -> some.get(turn))
                    .sorted(order))
        .toList();
  }
}
