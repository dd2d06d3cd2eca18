package org.kifu.rules.grid;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.rules.Catalogue;

/**
 * Rules that were asked for lately, so that an archive of small boards does not lay out its board
 * once a game. A file may name any number of boards; only the last few are kept. For any number of
 * threads.
 */
final class RecentRules {
  private static final int MOST = 32;

  private final Map<String, Catalogue.Entry> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Catalogue.Entry> eldest) {
          return size() > MOST;
        }
      };

  /** The rules of a name, made if they are not kept. */
  synchronized Optional<Catalogue.Entry> get(
      String name, Function<String, Optional<Catalogue.Entry>> maker) {
    Catalogue.Entry known = kept.get(name);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Catalogue.Entry> made = maker.apply(name);
    made.ifPresent(entry -> kept.put(name, entry));
    return made;
  }
}
