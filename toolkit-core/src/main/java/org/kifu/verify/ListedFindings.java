package org.kifu.verify;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * Findings on their way to a list: so many of one kind of one source at most, then one that says
 * how many more there are. They are counted elsewhere, all of them. A small archive can hold so
 * many that their list would fill a disk.
 */
final class ListedFindings implements Consumer<Finding> {
  /** The most findings of one kind that are listed of one source. */
  static final int MOST = 100_000;

  private final Consumer<? super Finding> list;
  private final int most;
  private final Map<ProblemCode, Long> counts = new EnumMap<>(ProblemCode.class);
  private final Map<ProblemCode, Finding> last = new EnumMap<>(ProblemCode.class);
  private String source = "";

  ListedFindings(Consumer<? super Finding> list, int most) {
    this.list = list;
    this.most = most;
  }

  @Override
  public void accept(Finding finding) {
    Problem problem = finding.problem();
    if (!problem.where().source().equals(source)) {
      endSource();
      source = problem.where().source();
    }
    if (counts.merge(problem.code(), 1L, Long::sum) <= most) {
      list.accept(finding);
    } else {
      last.put(problem.code(), finding);
    }
  }

  /** Tells what was left out of the source so far. */
  void endSource() {
    last.forEach(
        (code, finding) -> {
          String message =
              "%d more findings of this kind in this source are counted and not listed"
                  .formatted(counts.getOrDefault(code, 0L) - most);
          SourceLocation where = SourceLocation.whole(source);
          list.accept(new Finding(new Problem(code, where, 0, 0, message), finding.severity()));
        });
    last.clear();
    counts.clear();
  }
}
