package org.kifu.verify;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.kifu.verify.VerifyResult.Group;

/** The tables that were asked for. */
final class GroupTallies {
  private final boolean byFile;
  private final boolean byYear;
  private final Map<String, Tally> files = new LinkedHashMap<>();
  private final Map<Integer, Tally> years = new TreeMap<>();

  GroupTallies(Set<Grouping> groupings) {
    byFile = groupings.contains(Grouping.FILE);
    byYear = groupings.contains(Grouping.YEAR);
  }

  void add(CheckedGame game) {
    if (byFile) {
      file(game.where().source()).add(game);
    }
    if (byYear) {
      year(game.year()).add(game);
    }
  }

  /** A finding of a source belongs to no year. */
  void add(Finding finding) {
    if (byFile) {
      file(finding.problem().where().source()).add(finding);
    }
  }

  void addDuplicate(Sighting game, Finding finding) {
    if (byFile) {
      file(game.where().source()).addDuplicate(finding);
    }
    if (byYear) {
      year(game.year()).addDuplicate(finding);
    }
  }

  private Tally file(String source) {
    return files.computeIfAbsent(source, key -> new Tally());
  }

  private Tally year(int year) {
    return years.computeIfAbsent(year, key -> new Tally());
  }

  Map<Grouping, List<Group>> toMap() {
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
