package org.kifu.verify;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;

/**
 * Findings on their way to a list: at most 100,000 of one kind of one file, then one that says how
 * many more there are. All are counted elsewhere. A small archive can hold so many that their list
 * would fill a disk; its entries count together.
 */
public final class ListedFindings implements Consumer<Finding> {
  /** The most findings of one kind that are listed of one file. */
  static final int MOST = 100_000;

  private final Consumer<? super Finding> list;
  private final int most;
  private final Map<ProblemCode, Long> counts = new EnumMap<>(ProblemCode.class);
  private final Map<ProblemCode, Severity> unlisted = new EnumMap<>(ProblemCode.class);
  private String file = "";

  /** Hands findings on to {@code list}. */
  public ListedFindings(Consumer<? super Finding> list) {
    this(list, MOST);
  }

  ListedFindings(Consumer<? super Finding> list, int most) {
    this.list = list;
    this.most = most;
  }

  @Override
  public void accept(Finding finding) {
    Problem problem = finding.problem();
    String of = SourceLocation.fileOf(problem.where().source());
    if (!of.equals(file)) {
      endFile();
      file = of;
    }
    if (counts.merge(problem.code(), 1L, Long::sum) <= most) {
      list.accept(finding);
    } else {
      unlisted.put(problem.code(), finding.severity());
    }
  }

  /** Tells what was left out of the file so far; called after the last finding. */
  public void endFile() {
    unlisted.forEach(
        (code, severity) -> {
          String message =
              "%d more findings of this kind in this source are counted and not listed"
                  .formatted(counts.getOrDefault(code, 0L) - most);
          SourceLocation where = SourceLocation.whole(file);
          list.accept(new Finding(new Problem(code, where, 0, 0, message), severity));
        });
    unlisted.clear();
    counts.clear();
  }
}
