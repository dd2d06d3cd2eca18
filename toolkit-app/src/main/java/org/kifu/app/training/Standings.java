package org.kifu.app.training;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.DrillStanding;
import org.kifu.base.StoredProblem;
import org.kifu.base.StoredProblems;
import org.kifu.board.Position;

/** The progress by the numbers of positions, as of a day. */
final class Standings {
  private final Map<Long, DrillStanding> known = new HashMap<>();
  private final LocalDate today;

  Standings(DrillProgress progress, LocalDate today) {
    this.today = today;
    for (Map.Entry<Position, DrillStanding> each : progress.standings().entrySet()) {
      known.put(StoredProblems.key(each.getKey()), each.getValue());
    }
  }

  /** The standing of a problem; nothing if it was never answered. */
  Optional<DrillStanding> of(StoredProblem problem) {
    @Nullable DrillStanding found = known.isEmpty() ? null : known.get(problem.key());
    return Optional.ofNullable(found);
  }

  /** Whether a problem was never answered. */
  boolean isFresh(StoredProblem problem) {
    return of(problem).isEmpty();
  }

  /** Whether a problem is asked again today. */
  boolean isDue(StoredProblem problem) {
    return of(problem).filter(each -> each.isDue(today)).isPresent();
  }

  /** Whether any position is asked again today. */
  boolean areAnyDue() {
    return known.values().stream().anyMatch(each -> each.isDue(today));
  }
}
