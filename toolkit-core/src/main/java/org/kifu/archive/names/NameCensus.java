package org.kifu.archive.names;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.kifu.archive.names.NameRules.NameRule;
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
  Collection<NameUse> uses(NameRule.NameKind kind) {
    return (kind == NameRule.NameKind.PLAYER ? players : events).values();
  }

  /** The events of certain years at which a player was, by their numbers. */
  Set<Integer> occasions(String player) {
    return attended.getOrDefault(player, Set.of());
  }

  /** Against whom a player had black. */
  Set<String> opponents(String player) {
    return met.getOrDefault(player, Set.of());
  }

  /**
   * Players, each with the names that are proposed to be one; what was of one of these names is of
   * all.
   */
  static final class Persons {
    private record Person(Set<String> names, Set<String> opponents, Set<Integer> occasions) {
      /** Whether the two played each other, so that they cannot be one. */
      boolean met(Person other) {
        return !Collections.disjoint(names, other.opponents)
            || !Collections.disjoint(opponents, other.names);
      }

      /** Whether the two were at one event, so that they are hardly one. */
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

    /** Each name is a person of its own at first. */
    Persons(NameCensus census) {
      this.census = census;
    }

    /**
     * Makes two names one person, unless they, or any names that are one with them, met.
     *
     * @param atOneEvent whether they may have been at one event, as the sources may be two
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

    /** The smaller is what is copied, so that all unions together take little time. */
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
   * @param firstYear the earliest year that is known; 0 if none is
   * @param lastYear the latest; 0 if none is
   */
  record NameUse(String name, long games, int firstYear, int lastYear) {
    NameUse and(int year) {
      return new NameUse(
          name,
          games + 1,
          year == 0 ? firstYear : firstYear == 0 ? year : Math.min(firstYear, year),
          Math.max(lastYear, year));
    }

    /** {@code 12 games 1988-1991}. */
    @Override
    public String toString() {
      String years =
          firstYear == 0
              ? ""
              : firstYear == lastYear ? " " + firstYear : " %d-%d".formatted(firstYear, lastYear);
      return games + (games == 1 ? " game" : " games") + years;
    }
  }
}
