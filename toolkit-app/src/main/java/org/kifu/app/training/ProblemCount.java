package org.kifu.app.training;

import java.util.Collection;
import java.util.Optional;
import org.kifu.archive.review.DrillStanding;
import org.kifu.base.StoredProblem;
import org.kifu.json.JsonObject;

/** The numbers of problems by what the progress says of them, and what they cost. */
final class ProblemCount {
  private final Standings standings;
  private int total;
  private int due;
  private int fresh;
  private int learnt;
  private long chance;

  ProblemCount(Standings standings) {
    this.standings = standings;
  }

  static ProblemCount of(Collection<StoredProblem> all, Standings standings) {
    ProblemCount count = new ProblemCount(standings);
    all.forEach(count::add);
    return count;
  }

  void add(StoredProblem problem) {
    Optional<DrillStanding> standing = standings.of(problem);
    total++;
    chance += problem.winLoss();
    fresh += standing.isEmpty() ? 1 : 0;
    due += standings.isDue(problem) ? 1 : 0;
    learnt += standing.filter(DrillStanding::isLearnt).isPresent() ? 1 : 0;
  }

  /** The chance to win that the moves gave away in all, in ten-thousandths. */
  long chance() {
    return chance;
  }

  JsonObject into(JsonObject object) {
    return object.put("total", total).put("due", due).put("fresh", fresh).put("learnt", learnt);
  }
}
