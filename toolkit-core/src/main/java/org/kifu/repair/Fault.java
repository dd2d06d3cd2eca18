package org.kifu.repair;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A fault, and how it is undone.
 *
 * @param kind what happened
 * @param changes what to write instead
 */
public record Fault(FaultKind kind, List<Change> changes) {
  /**
   * One change.
   *
   * @param place a square of a diagram, such as {@code c4}; {@code move 12} of a list, counted from
   *     1 with written passes; or what else is meant, such as {@code score}
   * @param from what is written there; empty for nothing
   * @param to what to write; empty for nothing
   */
  public record Change(String place, String from, String to) {
    @Override
    public String toString() {
      return place + ": " + shown(from) + " -> " + shown(to);
    }

    private static String shown(String text) {
      return text.isEmpty() ? "nothing" : text;
    }
  }

  /** Copies the changes. */
  public Fault {
    changes = List.copyOf(changes);
  }

  static Fault of(FaultKind kind, String place, String from, String to) {
    return new Fault(kind, List.of(new Change(place, from, to)));
  }

  /** {@code swap (c4: 17 -> 23, d6: 23 -> 17)}. */
  @Override
  public String toString() {
    return changes.stream()
        .map(Change::toString)
        .collect(Collectors.joining(", ", kind.label() + " (", ")"));
  }
}
