package org.kifu.verify.output;

import java.util.List;
import java.util.function.ToLongFunction;
import org.kifu.verify.Acceptance;
import org.kifu.verify.Tally;
import org.kifu.verify.Verdict;

/**
 * A count of a tally with its names in the several forms.
 *
 * @param json the name in JSON
 * @param csv the name in CSV
 */
record TallyColumn(String json, String csv, ToLongFunction<Tally> value) {
  /** All counts but those of findings. */
  static final List<TallyColumn> ALL =
      List.of(
          of("read", Tally::read),
          of("accepted", tally -> tally.count(Acceptance.ACCEPTED)),
          of("repaired", tally -> tally.count(Acceptance.REPAIRED)),
          of("quarantined", tally -> tally.count(Acceptance.QUARANTINED)),
          of("complete", tally -> tally.count(Verdict.COMPLETE)),
          of("unfinished", tally -> tally.count(Verdict.UNFINISHED)),
          of("illegal", tally -> tally.count(Verdict.ILLEGAL)),
          of("unreadable", tally -> tally.count(Verdict.UNREADABLE)),
          of("duplicates", Tally::duplicates),
          of("moves", Tally::moves),
          new TallyColumn("scoresAgree", "scores_agree", Tally::scoresAgree),
          new TallyColumn("declaredBlackDiscs", "declared_black_discs", Tally::declaredBlackDiscs),
          new TallyColumn(
              "theoreticalBlackDiscs", "theoretical_black_discs", Tally::theoreticalBlackDiscs));

  private static TallyColumn of(String name, ToLongFunction<Tally> value) {
    return new TallyColumn(name, name, value);
  }

  long of(Tally tally) {
    return value.applyAsLong(tally);
  }
}
