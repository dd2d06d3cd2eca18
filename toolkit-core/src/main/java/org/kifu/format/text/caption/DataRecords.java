package org.kifu.format.text.caption;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.RowKind;

/**
 * The elements of lists in data that state facts of different games: both name a player of the same
 * side, or a date, and not the same one. What such an element says is not said of the game of
 * another one, also where its own moves are lost.
 */
final class DataRecords {
  /** The first values of the elements that state one, by kind. */
  private final Map<Group, Map<LabelKind, String>> elements = new HashMap<>();

  DataRecords(List<Claim> claims) {
    for (Claim claim : claims) {
      if (claim.row().kind() == RowKind.DATA && (claim.isOfPlayer() || isDate(claim))) {
        for (Group group = claim.row().group(); group.depth() > 0; group = group.parent()) {
          if (DataFacts.isOfElement(group)) {
            elements
                .computeIfAbsent(group, _ -> new EnumMap<>(LabelKind.class))
                .putIfAbsent(claim.kind(), claim.value());
          }
        }
      }
    }
  }

  private static boolean isDate(Claim claim) {
    return claim.kind() == LabelKind.DATE;
  }

  /**
   * Whether a fact is in another record than a game.
   *
   * @param first the path of the game's first row
   * @param last the path of its last row
   */
  boolean areTwo(Claim claim, Group first, Group last) {
    int common = claim.row().group().common(first);
    Map<LabelKind, String> own = of(claim.row().group(), common + 1);
    Map<LabelKind, String> others = of(first, common + 1);
    return first.common(last) > common
        && own.entrySet().stream()
            .anyMatch(
                fact ->
                    !SameName.are(
                        fact.getValue(), others.getOrDefault(fact.getKey(), fact.getValue())));
  }

  /** The facts of the outer part of a path. */
  private Map<LabelKind, String> of(Group group, int depth) {
    Group outer = group;
    while (outer.depth() > depth) {
      outer = outer.parent();
    }
    return outer.depth() < depth ? Map.of() : elements.getOrDefault(outer, Map.of());
  }
}
