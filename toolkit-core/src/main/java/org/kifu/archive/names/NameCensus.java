package org.kifu.archive.names;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.kifu.archive.names.NameRules.NameRule;
import org.kifu.game.Counted;
import org.kifu.game.GameHeader;

/**
 * The names of an archive, and the players who were in one place at one time. Two players who met
 * each other, or played at the same event in the same year, are not one person. The memory grows
 * with the number of different names and of the events of each.
 */
public final class NameCensus {
  private final Map<String, NameUse> players = new LinkedHashMap<>();
  private final Map<String, NameUse> events = new LinkedHashMap<>();
  private final Map<String, Integer> occasions = new HashMap<>();
  private final Map<String, Set<Integer>> attended = new HashMap<>();
  private final Map<String, Set<String>> met = new HashMap<>();

  /** Starts without games. */
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
  Collection<NameUse> uses(NameRule.NameKind kind) {
    return (kind == NameRule.NameKind.PLAYER ? players : events).values();
  }

  /** The numbers of the occasions, each an event in a year, at which a player was. */
  Set<Integer> occasions(String player) {
    return attended.getOrDefault(player, Set.of());
  }

  /** The opponents of a player who had black. */
  Set<String> opponents(String player) {
    return met.getOrDefault(player, Set.of());
  }

  /**
   * Players, each with the names that are proposed as one; facts of one of these names apply to
   * all.
   */
  static final class Persons {
    private record Person(Set<String> names, Set<String> opponents, Set<Integer> occasions) {
      /** Whether the two played each other, so that they cannot be one person. */
      boolean met(Person other) {
        return !Collections.disjoint(names, other.opponents)
            || !Collections.disjoint(opponents, other.names);
      }

      /** Whether the two were at one event, so that they are probably not one person. */
      boolean wasAtOneEvent(Person other) {
        return !Collections.disjoint(occasions, other.occasions);
      }

      int size() {
        return names.size() + opponents.size() + occasions.size();
      }

      void add(Person other) {
        names.addAll(other.names);
        opponents.addAll(other.opponents);
        occasions.addAll(other.occasions);
      }
    }

    private final NameCensus census;
    private final Map<String, Person> byName = new HashMap<>();

    /** Starts with each name as a separate person. */
    Persons(NameCensus census) {
      this.census = census;
    }

    /**
     * Makes two names one person, unless they, or any names that are one person with them, met.
     *
     * @param atOneEvent whether the two may have been at one event, because the names may come from
     *     two sources
     */
    boolean join(String one, String other, boolean atOneEvent) {
      Person first = person(one);
      Person second = person(other);
      if (first.names.contains(other)
          || first.met(second)
          || !atOneEvent && first.wasAtOneEvent(second)) {
        return false;
      }
      if (first.size() < second.size()) {
        unite(second, first);
      } else {
        unite(first, second);
      }
      return true;
    }

    /**
     * Copies the smaller person into the larger one, so that all unions together take little time.
     */
    private void unite(Person larger, Person smaller) {
      larger.add(smaller);
      smaller.names.forEach(name -> byName.put(name, larger));
    }

    private Person person(String name) {
      return byName.computeIfAbsent(
          name,
          key ->
              new Person(
                  new HashSet<>(Set.of(key)),
                  new HashSet<>(census.opponents(key)),
                  new HashSet<>(census.occasions(key))));
    }
  }

  /**
   * The use of a name.
   *
   * @param games the number of games
   * @param firstYear the earliest known year; 0 if none is known
   * @param lastYear the latest known year; 0 if none is known
   */
  record NameUse(String name, long games, int firstYear, int lastYear) {
    NameUse and(int year) {
      return new NameUse(
          name,
          games + 1,
          year == 0 ? firstYear : firstYear == 0 ? year : Math.min(firstYear, year),
          Math.max(lastYear, year));
    }

    /** The use in words, such as {@code 12 games 1988-1991}. */
    @Override
    public String toString() {
      String years =
          firstYear == 0
              ? ""
              : firstYear == lastYear ? " " + firstYear : " %d-%d".formatted(firstYear, lastYear);
      return Counted.of(games, "game") + years;
    }
  }
}
