package org.kifu.command.making;

import java.util.EnumMap;
import java.util.Map;
import org.kifu.archive.audit.AuditPlan;
import org.kifu.archive.audit.Question;
import org.kifu.command.Refusal;
import picocli.CommandLine.Option;

/** How many claims of each kind an audit judges. */
final class AuditOptions {
  @Option(
      names = "--plain",
      paramLabel = "N",
      description =
          "Exact values of 12 empty squares and fewer to give to a plain solver; all by default.")
  private int plain = Integer.MAX_VALUE;

  @Option(
      names = "--solved",
      paramLabel = "N",
      description = "Other exact values to give to the engine of --engine; 500 by default.")
  private int solved = 500;

  @Option(
      names = "--probable",
      paramLabel = "N",
      description = "Probable values to solve; 300 by default.")
  private int probable = 300;

  @Option(
      names = "--estimated",
      paramLabel = "N",
      description = "Estimates to search for without leaving out anything; 100 by default.")
  private int estimated = 100;

  @Option(
      names = "--labels",
      paramLabel = "N",
      description = "Labels of probable losses to look into; 300 by default.")
  private int labels = 300;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Another number draws others; 1 by default.")
  private long seed = 1;

  /**
   * The plan.
   *
   * @param hasEngine whether there is another engine; without one nobody is asked for solutions
   */
  AuditPlan plan(boolean hasEngine) {
    Map<Question, Integer> counts = new EnumMap<>(Question.class);
    counts.put(Question.PLAIN, count("--plain", plain));
    counts.put(Question.SOLVED, hasEngine ? count("--solved", solved) : 0);
    counts.put(Question.PROBABLE, count("--probable", probable));
    counts.put(Question.ESTIMATED, count("--estimated", estimated));
    counts.put(Question.LABELS, count("--labels", labels));
    return new AuditPlan(counts, seed);
  }

  private static int count(String option, int count) {
    if (count < 0) {
      throw Refusal.usage(option + " counts from 0, not " + count);
    }
    return count;
  }
}
