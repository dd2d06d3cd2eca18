package org.kifu.verify.output;

import java.util.List;
import java.util.function.Function;
import org.kifu.table.Column;
import org.kifu.table.Unit;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.Tally;

/** The columns for the counts of a tally in all forms of tables. */
final class TallyColumns {
  /** All counts except those of findings. */
  static final List<Column<Tally>> ALL =
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
          of("scores_agree", Tally::scoresAgree),
          of("declared_black_discs", Tally::declaredBlackDiscs),
          of("theoretical_black_discs", Tally::theoreticalBlackDiscs));

  private TallyColumns() {}

  private static Column<Tally> of(String name, Function<Tally, Long> count) {
    return Column.of(name, Unit.LONG, count);
  }
}
