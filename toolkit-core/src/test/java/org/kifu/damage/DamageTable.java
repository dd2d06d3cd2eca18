package org.kifu.damage;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts of what came of damage, by notation and kind. */
final class DamageTable {
  private record Row(Notation notation, Damage damage) implements Comparable<Row> {
    @Override
    public int compareTo(Row other) {
      int byNotation = notation.compareTo(other.notation);
      return byNotation != 0 ? byNotation : damage.compareTo(other.damage);
    }
  }

  private final Map<Row, Map<Failure, Integer>> failures = new TreeMap<>();
  private final Map<Row, Integer> cases = new TreeMap<>();

  /** Counts a case. */
  void add(DamageCase each, Set<Failure> found) {
    Row row = new Row(each.three().notation(), each.damage());
    cases.merge(row, 1, Integer::sum);
    Map<Failure, Integer> counts = failures.computeIfAbsent(row, _ -> new EnumMap<>(Failure.class));
    found.forEach(failure -> counts.merge(failure, 1, Integer::sum));
  }

  int cases(Notation notation) {
    return cases.entrySet().stream()
        .filter(entry -> entry.getKey().notation == notation)
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  int count(Notation notation, Failure failure) {
    return failures.entrySet().stream()
        .filter(entry -> entry.getKey().notation == notation)
        .mapToInt(entry -> entry.getValue().getOrDefault(failure, 0))
        .sum();
  }

  /** A line for each notation and, where something failed, for each kind of damage. */
  String text() {
    List<String> lines = new ArrayList<>();
    for (Notation notation : Notation.values()) {
      if (cases(notation) > 0) {
        Map<Failure, Integer> sums = new EnumMap<>(Failure.class);
        for (Failure failure : Failure.values()) {
          sums.put(failure, count(notation, failure));
        }
        lines.add(line(notation.toString(), cases(notation), sums));
        lines.addAll(linesOf(notation));
      }
    }
    return String.join("\n", lines);
  }

  private List<String> linesOf(Notation notation) {
    return failures.entrySet().stream()
        .filter(entry -> entry.getKey().notation == notation && !entry.getValue().isEmpty())
        .map(
            entry ->
                line(
                    "  " + entry.getKey().damage,
                    cases.getOrDefault(entry.getKey(), 0),
                    entry.getValue()))
        .toList();
  }

  private static String line(String title, int cases, Map<Failure, Integer> counts) {
    StringBuilder line = new StringBuilder("%-30s %7d".formatted(title, cases));
    counts.forEach((failure, count) -> line.append(count == 0 ? "" : "  " + failure + " " + count));
    return line.toString();
  }
}
