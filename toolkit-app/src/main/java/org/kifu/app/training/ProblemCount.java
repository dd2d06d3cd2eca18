package org.kifu.app.training;

import java.time.LocalDate;
import java.util.Collection;
import java.util.Optional;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.DrillStanding;
import org.kifu.base.StoredProblem;
import org.kifu.json.JsonObject;

/**
 * The numbers of problems by what the progress says of them.
 *
 * @param total all
 * @param due those that are asked again today
 * @param fresh those that were never answered
 * @param learnt those that are learnt
 */
record ProblemCount(int total, int due, int fresh, int learnt) {
  static ProblemCount of(Collection<StoredProblem> all, DrillProgress progress, LocalDate today) {
    int due = 0;
    int fresh = 0;
    int learnt = 0;
    for (StoredProblem each : all) {
      Optional<DrillStanding> standing = progress.standing(each.canonical());
      fresh += standing.isEmpty() ? 1 : 0;
      due += standing.filter(known -> known.isDue(today)).isPresent() ? 1 : 0;
      learnt += standing.filter(DrillStanding::isLearnt).isPresent() ? 1 : 0;
    }
    return new ProblemCount(all.size(), due, fresh, learnt);
  }

  JsonObject into(JsonObject object) {
    return object.put("total", total).put("due", due).put("fresh", fresh).put("learnt", learnt);
  }
}
