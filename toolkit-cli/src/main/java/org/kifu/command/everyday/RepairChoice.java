package org.kifu.command.everyday;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.command.Refusal;
import org.kifu.repair.Diagnosis;
import picocli.CommandLine.Option;

/** Which proposals are written as corrected copies: none, unless one of these is asked for. */
final class RepairChoice {
  @Option(
      names = "--apply",
      paramLabel = "N",
      description = "Write the Nth proposal of each record, counted as they are shown.")
  private @Nullable Integer number;

  @Option(
      names = "--accept-unique",
      description = "Write the first proposal where it is better than all others.")
  private boolean unique;

  boolean isAsked() {
    return number != null || unique;
  }

  /** The number that was asked for; 0 for none. */
  int number() {
    if (number == null) {
      return 0;
    }
    if (number < 1) {
      throw Refusal.usage("--apply counts from 1, not " + number);
    }
    return number;
  }

  /** The words of the command line; empty for none. */
  String words() {
    return number != null ? "--apply " + number : unique ? "--accept-unique" : "";
  }

  /** The number of the chosen proposal, from 1. */
  Optional<Integer> of(Diagnosis diagnosis) {
    if (number != null) {
      return Optional.of(number).filter(chosen -> chosen <= diagnosis.proposals().size());
    }
    return unique && diagnosis.isUnique() ? Optional.of(1) : Optional.empty();
  }
}
