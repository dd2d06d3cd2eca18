package org.kifu.archive.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import org.kifu.archive.query.FoldedName;

/**
 * Puts players in order: by points, and those with the same points by one tie-break after another.
 */
record Ranking(TournamentRules rules) {
  private static final Comparator<Entrant> BY_NAME =
      Comparator.comparing((Entrant each) -> FoldedName.of(each.name()).text())
          .thenComparing(Entrant::name);

  /** The players from the first place on; those who share a place are in one list, by name. */
  List<List<Entrant>> places(List<Entrant> entrants) {
    List<List<Entrant>> places = new ArrayList<>();
    for (List<Entrant> tied : groups(entrants, each -> each.points(rules.points()))) {
      part(tied, 0, places);
    }
    return places;
  }

  private void part(List<Entrant> tied, int next, List<List<Entrant>> places) {
    if (tied.size() == 1 || next == rules.tieBreaks().size()) {
      places.add(tied.stream().sorted(BY_NAME).toList());
      return;
    }
    for (List<Entrant> group : groups(tied, value(rules.tieBreaks().get(next), tied))) {
      part(group, next + 1, places);
    }
  }

  private ToLongFunction<Entrant> value(TieBreak tieBreak, List<Entrant> tied) {
    return switch (tieBreak) {
      case BQ -> each -> each.bq(rules.bqFactor());
      case DISCS -> Entrant::discs;
      case DISC_DIFFERENCE -> Entrant::discDifference;
      case DIRECT -> haveAllMet(tied) ? each -> each.halvesAgainst(tied) : _ -> 0;
      case WINS -> each -> each.score().wins() + each.score().byes();
      case OPPONENTS -> Entrant::opponentPoints;
    };
  }

  private static boolean haveAllMet(List<Entrant> tied) {
    return tied.stream()
        .allMatch(one -> tied.stream().allMatch(other -> one == other || one.hasMet(other)));
  }

  /** Groups of the same value, the highest first. */
  private static List<List<Entrant>> groups(List<Entrant> entrants, ToLongFunction<Entrant> value) {
    TreeMap<Long, List<Entrant>> groups = new TreeMap<>(Comparator.reverseOrder());
    for (Entrant each : entrants) {
      groups.computeIfAbsent(value.applyAsLong(each), _ -> new ArrayList<>()).add(each);
    }
    return List.copyOf(groups.values());
  }
}
