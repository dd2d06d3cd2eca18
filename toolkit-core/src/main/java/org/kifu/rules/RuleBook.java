package org.kifu.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.rules.Catalogue.Entry;
import org.kifu.rules.Catalogue.RulePage;

/** A family of rules that {@link Catalogue} knows; found by {@link java.util.ServiceLoader}. */
public interface RuleBook {
  /** The rules with a fixed name. */
  List<Entry> entries();

  /** The forms of names that have a part of their own, with a page: {@code grid:WxH}. */
  default Map<String, RulePage> forms() {
    return Map.of();
  }

  /**
   * The name that a game goes by if this one leaves something to chance, such as the square of a
   * hole: drawn anew each time. Any other name stays as it is.
   */
  default String settled(String name) {
    return name;
  }

  /** The rules of a name; some families have names such as {@code grid:6x6}. */
  Optional<Entry> byName(String name);
}
