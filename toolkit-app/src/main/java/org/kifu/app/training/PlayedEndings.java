package org.kifu.app.training;

import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.DrillStanding;
import org.kifu.archive.review.EndingTask;
import org.kifu.base.Base;
import org.kifu.base.StoredEndings;
import org.kifu.base.StoredEndings.StoredEnding;
import org.kifu.board.Position;

/**
 * The endings that were played: positions with few empty squares that are no problems, and that a
 * game of the base still has. They are everybody's, of any size, so what is counted as due is
 * asked.
 *
 * @param problems the bad moves of the base
 */
record PlayedEndings(Base base, Problems problems, DrillProgress progress) {

  /** All of them. */
  Map<Position, DrillStanding> all() throws IOException {
    Map<Position, DrillStanding> found = new HashMap<>();
    for (Map.Entry<Position, DrillStanding> each : progress.standings().entrySet()) {
      Position position = each.getKey();
      if (position.empties() <= EndingTask.MOST_EMPTIES
          && !problems.has(position)
          && stored(position).isPresent()) {
        found.put(position, each.getValue());
      }
    }
    return found;
  }

  /** Those that are due, the longest waiting first. */
  List<StoredEnding> due(LocalDate today) throws IOException {
    List<StoredEnding> found = new ArrayList<>();
    List<Position> positions =
        all().entrySet().stream()
            .filter(each -> each.getValue().isDue(today))
            .sorted(Map.Entry.comparingByValue(Comparator.comparing(DrillStanding::due)))
            .map(Map.Entry::getKey)
            .toList();
    for (Position each : positions) {
      stored(each).ifPresent(found::add);
    }
    return found;
  }

  private Optional<StoredEnding> stored(Position position) throws IOException {
    return new StoredEndings(base, "").at(position);
  }
}
