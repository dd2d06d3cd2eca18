package org.kifu.archive.audit;

import java.util.Map;
import org.kifu.archive.query.RandomDraw;

/**
 * The numbers of claims of each kind that are judged.
 *
 * @param counts for each question how many claims are drawn at random, all if there are no more;
 *     one without a count is not asked
 * @param seed where the random numbers begin
 */
public record AuditPlan(Map<Question, Integer> counts, long seed) {
  /** Copies the counts. */
  public AuditPlan {
    counts = Map.copyOf(counts);
  }

  boolean asks(Question question) {
    return counts.getOrDefault(question, 0) > 0;
  }

  RandomDraw draw(Question question) {
    return new RandomDraw(counts.getOrDefault(question, 0), seed);
  }
}
