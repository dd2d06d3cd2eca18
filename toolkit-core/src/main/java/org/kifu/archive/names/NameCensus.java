package org.kifu.archive.names;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.kifu.game.GameHeader;

/**
 * The names of an archive, and which players were in one place at one time: who met, or played the
 * same event in the same year, is not one person. Takes memory by the number of different names and
 * of events that each was at.
 */
public final class NameCensus {
  private final Map<String, NameUse> players = new LinkedHashMap<>();
  private final Map<String, NameUse> events = new LinkedHashMap<>();
  private final Map<String, Integer> occasions = new HashMap<>();
  private final Map<String, Set<Integer>> attended = new HashMap<>();
  private final Map<String, Set<String>> met = new HashMap<>();

  /** Begins without games. */
  public NameCensus() {}

  /** Counts the names of a game. */
  public void add(GameHeader header) {
    int year = header.date().year();
    count(players, header.black(), year);
    count(players, header.white(), year);
    count(events, header.event(), year);
    if (!header.event().isEmpty()) {
      int occasion =
          occasions.computeIfAbsent(header.event() + "\n" + year, key -> occasions.size());
      attended.computeIfAbsent(header.black(), key -> new HashSet<>()).add(occasion);
      attended.computeIfAbsent(header.white(), key -> new HashSet<>()).add(occasion);
    }
    met.computeIfAbsent(header.black(), key -> new HashSet<>()).add(header.white());
  }

  private static void count(Map<String, NameUse> uses, String name, int year) {
    if (!name.isEmpty()) {
      uses.merge(name, new NameUse(name, 1, year, year), (before, one) -> before.and(year));
    }
  }

  /** All names of a kind, in the order of their first game. */
  Collection<NameUse> uses(NameKind kind) {
    return (kind == NameKind.PLAYER ? players : events).values();
  }

  /** The events of certain years at which a player was, by their numbers. */
  Set<Integer> occasions(String player) {
    return attended.getOrDefault(player, Set.of());
  }

  /** Against whom a player had black. */
  Set<String> opponents(String player) {
    return met.getOrDefault(player, Set.of());
  }
}
