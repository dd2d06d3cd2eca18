package org.kifu.command.option;

import org.jspecify.annotations.Nullable;
import org.kifu.annotate.CandidateSearch;
import picocli.CommandLine.Option;

/** The option for the values of moves that are neither played nor best. */
public final class CandidateOption {
  @Option(
      names = "--candidates",
      paramLabel = "HOW",
      description =
          "Values of all legal moves: brief (10 plies, exact from 18 empty squares), full (as deep"
              + " as the best move) or none (default: brief).")
  private @Nullable CandidateSearch candidates;

  /** Whether the option was given. */
  public boolean isGiven() {
    return candidates != null;
  }

  /** The depth to which these moves are searched. */
  public CandidateSearch candidates() {
    return candidates == null ? CandidateSearch.BRIEF : candidates;
  }
}
