package org.kifu.cli;

import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Limits;
import org.kifu.search.Levels;
import picocli.CommandLine.Option;

/** The options for how hard to search. */
final class LevelOptions {
  @Option(
      names = "--level",
      paramLabel = "N",
      description = "How hard to search, 1 to 60; 21 by default.")
  private @Nullable Integer level;

  @Option(
      names = "--exact-from",
      paramLabel = "EMPTIES",
      description =
          "Solve positions with so many empty squares or fewer; the level decides without.")
  private @Nullable Integer exactFrom;

  Limits limits() {
    try {
      Limits limits = Levels.limits(level == null ? Levels.DEFAULT : level);
      return exactFrom == null
          ? limits
          : new Limits(limits.depth(), exactFrom, limits.confidencePercent());
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }
}
