package org.kifu.command.option;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.kifu.archive.dedup.DedupOptions;
import org.kifu.archive.dedup.Reason;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for what makes games equal. */
public final class DedupChoice {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--reasons",
      paramLabel = "REASONS",
      split = ",",
      converter = ReasonByLabel.class,
      description = "Report these reasons only, such as identical,prefix; all by default.")
  private List<Reason> reasons = new ArrayList<>();

  @Option(
      names = "--board-from",
      paramLabel = "MOVES",
      defaultValue = "" + DedupOptions.USUAL_BOARD_FROM,
      description =
          "Compare the final boards of games with so many moves or more; ${DEFAULT-VALUE} by"
              + " default.")
  private int boardFrom = DedupOptions.USUAL_BOARD_FROM;

  /**
   * What is wanted.
   *
   * @param jobs the number of threads
   */
  public DedupOptions options(int jobs) {
    if (boardFrom < 1) {
      throw new ParameterException(
          command.commandLine(), "--board-from counts from 1, not " + boardFrom);
    }
    Set<Reason> wanted = reasons.isEmpty() ? EnumSet.allOf(Reason.class) : EnumSet.copyOf(reasons);
    return DedupOptions.withJobs(jobs).withReasons(wanted).withBoardFrom(boardFrom);
  }
}
