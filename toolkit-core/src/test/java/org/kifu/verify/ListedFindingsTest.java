package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;

class ListedFindingsTest {
  private final List<String> listed = new ArrayList<>();
  private final RunCollector.ListedFindings findings =
      new RunCollector.ListedFindings(finding -> listed.add(finding.problem().toString()), 2);

  private void add(String source, ProblemCode code, int game) {
    Problem problem = new Problem(code, SourceLocation.whole(source), game, 0, "m");
    findings.accept(new Finding(problem, Severity.ERROR));
  }

  @Test
  void afterSoManyOfAKindInASourceTheOthersAreOneFindingThatCountsThem() {
    for (int game = 1; game <= 5; game++) {
      add("a", ProblemCode.ILLEGAL_MOVE, game);
    }
    add("a", ProblemCode.UNREADABLE, 6);
    add("b", ProblemCode.ILLEGAL_MOVE, 1);
    findings.endFile();
    assertThat(listed)
        .containsExactly(
            "a: game 1: m [illegal-move]",
            "a: game 2: m [illegal-move]",
            "a: game 6: m [unreadable]",
            "a: 3 more findings of this kind in this source are counted but not listed"
                + " [illegal-move]",
            "b: game 1: m [illegal-move]");
  }

  /** A zip of 2 kB held 480,000. */
  @Test
  void theEntriesOfAnArchiveCountTogether() {
    add("a.zip!/1", ProblemCode.ILLEGAL_MOVE, 1);
    add("a.zip!/1", ProblemCode.ILLEGAL_MOVE, 2);
    add("a.zip!/2", ProblemCode.ILLEGAL_MOVE, 1);
    findings.endFile();
    assertThat(listed).hasSize(3).last().asString().startsWith("a.zip: 1 more finding of");
  }

  @Test
  void nothingIsSaidWhereAllAreListed() {
    add("a", ProblemCode.ILLEGAL_MOVE, 1);
    add("a", ProblemCode.ILLEGAL_MOVE, 2);
    findings.endFile();
    assertThat(listed).hasSize(2);
  }
}
