package org.kifu.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.rules.Catalogue.Entry;
import org.kifu.rules.Catalogue.RulePage;

/** A family of rules that {@link Catalogue} finds by {@link java.util.ServiceLoader}. */
public interface RuleBook {
  /** The rules with fixed names. */
  List<Entry> entries();

  /** The forms of names with variable parts, such as {@code grid:WxH}, and their pages. */
  default Map<String, RulePage> forms() {
    return Map.of();
  }

  /**
   * The name for a new game. A name that leaves something to chance, such as the square of a hole,
   * is replaced by a definite one, drawn again each time. Any other name stays as it is.
   */
  default String settled(String name) {
    return name;
  }

  /** Returns the rules with a name, fixed or variable, such as {@code grid:6x6}. */
  Optional<Entry> byName(String name);
}
