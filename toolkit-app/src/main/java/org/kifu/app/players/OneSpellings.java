package org.kifu.app.players;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.archive.names.NameCensus;
import org.kifu.archive.names.NameFinder;
import org.kifu.archive.names.NameRules.NameRule;
import org.kifu.base.Base;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;

/** The spellings that look like one player, as {@code kifu names} proposes them. */
final class OneSpellings {
  private static final String HEADERS =
      """
      SELECT b.name, w.name, e.name, g.year FROM games g
        LEFT JOIN players b ON b.player = g.black LEFT JOIN players w ON w.player = g.white
        LEFT JOIN events e USING (event)\
      """;

  private final Kept<Map<String, Set<String>>> kept;

  OneSpellings(Library library) {
    kept = new Kept<>(library, OneSpellings::found);
  }

  /** The other spellings of a name; nothing as long as they are looked for. */
  Optional<List<String>> of(Base base, String name) throws IOException {
    return kept.now(base)
        .map(
            groups ->
                groups.getOrDefault(name, Set.of()).stream()
                    .filter(other -> !other.equals(name))
                    .toList());
  }

  private static Map<String, Set<String>> found(Base base) throws IOException {
    NameCensus census = new NameCensus();
    for (List<@Nullable Object> row : Library.rows(base, HEADERS)) {
      int year = (int) Listed.number(row.get(3));
      census.add(
          new GameHeader(
              Listed.text(row.get(0)),
              Listed.text(row.get(1)),
              Listed.text(row.get(2)),
              "",
              year == 0 ? GameDate.UNKNOWN : GameDate.ofYear(year)));
    }
    Map<String, Set<String>> groups = new HashMap<>();
    for (NameRule rule : NameFinder.proposals(census)) {
      if (rule.kind() == NameRule.NameKind.PLAYER) {
        join(groups, rule);
      }
    }
    return groups;
  }

  private static void join(Map<String, Set<String>> groups, NameRule rule) {
    Set<String> group = new TreeSet<>();
    for (String name : List.of(rule.from(), rule.to())) {
      group.add(name);
      group.addAll(groups.getOrDefault(name, Set.of()));
    }
    new ArrayList<>(group).forEach(name -> groups.put(name, group));
  }
}
