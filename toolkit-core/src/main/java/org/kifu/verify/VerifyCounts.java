package org.kifu.verify;

import java.io.Serializable;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.kifu.game.ByteCounts;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult.Group;

/**
 * The counts of a verification: all games, and the requested tables. Parts that were counted
 * separately, on threads or machines, add up to the counts of the whole; files keep the order in
 * which they came. Not for several threads.
 */
final class VerifyCounts implements Serializable {
  private static final long serialVersionUID = 1;

  private final Tally total = new Tally();
  private final boolean byFile;
  private final boolean byYear;
  private final LinkedHashMap<String, Tally> files = new LinkedHashMap<>();
  private final TreeMap<Integer, Tally> years = new TreeMap<>();

  /**
   * Starts at zero.
   *
   * @param groupings the tables to make in addition to the total
   */
  VerifyCounts(Set<Grouping> groupings) {
    byFile = groupings.contains(Grouping.FILE);
    byYear = groupings.contains(Grouping.YEAR);
  }

  /** Counts a game and its findings. */
  void add(CheckedGame game) {
    total.add(game);
    if (byFile) {
      file(game.where().source()).add(game);
    }
    if (byYear) {
      year(game.year()).add(game);
    }
  }

  /**
   * Counts a finding that concerns a source and not one of its games, and so does not belong to a
   * year.
   */
  void add(Finding finding) {
    total.add(finding);
    if (byFile) {
      file(finding.problem().where().source()).add(finding);
    }
  }

  /** Counts a game that has already been counted as a duplicate of an earlier one. */
  void addDuplicate(SeenGame game, Finding finding) {
    total.addDuplicate(finding);
    if (byFile) {
      file(game.where().source()).addDuplicate(finding);
    }
    if (byYear) {
      year(game.year()).addDuplicate(finding);
    }
  }

  /** Counts the bytes of a source, which do not belong to a year. */
  void add(String source, ByteCounts bytes) {
    total.add(bytes);
    if (byFile) {
      file(source).add(bytes);
    }
  }

  /** Adds other counts, made with the same tables, to these. */
  void add(VerifyCounts other) {
    total.add(other.total);
    other.files.forEach((source, tally) -> file(source).add(tally));
    other.years.forEach((year, tally) -> year(year).add(tally));
  }

  private Tally file(String source) {
    return files.computeIfAbsent(source, key -> new Tally());
  }

  private Tally year(int year) {
    return years.computeIfAbsent(year, key -> new Tally());
  }

  /** The counts so far. */
  VerifyResult result() {
    return new VerifyResult(total, groups());
  }

  private Map<Grouping, List<Group>> groups() {
    Map<Grouping, List<Group>> groups = new EnumMap<>(Grouping.class);
    if (byFile) {
      groups.put(
          Grouping.FILE,
          files.entrySet().stream().map(e -> new Group(e.getKey(), e.getValue())).toList());
    }
    if (byYear) {
      groups.put(
          Grouping.YEAR,
          years.entrySet().stream().map(e -> new Group(name(e.getKey()), e.getValue())).toList());
    }
    return groups;
  }

  private static String name(int year) {
    return year == 0 ? "" : Integer.toString(year);
  }
}
