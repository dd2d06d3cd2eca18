package org.kifu.archive.names;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Players, each with the names that are proposed to be one; what was of one of these names is of
 * all.
 */
final class Persons {
  private record Person(Set<String> names, Set<String> opponents, Set<Integer> occasions) {
    /** Whether the two were in one place at one time, so that they cannot be one. */
    boolean wasWith(Person other) {
      return !Collections.disjoint(names, other.opponents)
          || !Collections.disjoint(opponents, other.names)
          || !Collections.disjoint(occasions, other.occasions);
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

  /** Makes two names one person, unless they, or any names that are one with them, met. */
  boolean join(String one, String other) {
    Person first = person(one);
    Person second = person(other);
    if (first.names.contains(other) || first.wasWith(second)) {
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
