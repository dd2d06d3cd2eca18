package org.kifu.cli;

import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Limits;
import org.kifu.rules.draughts.DraughtsEngine;
import org.kifu.rules.search.GeneralLevels;
import org.kifu.search.Levels;
import picocli.CommandLine.Option;

/** The options for how hard to search. */
final class LevelOptions {
  /** The empty squares of the start. */
  private static final int MOST_EMPTIES = 60;

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

  boolean isGiven() {
    return level != null || exactFrom != null;
  }

  Limits limits() {
    if (exactFrom != null && (exactFrom < 0 || exactFrom > MOST_EMPTIES)) {
      throw Refusal.usage("--exact-from is 0 to " + MOST_EMPTIES + ", not " + exactFrom);
    }
    try {
      Limits limits = Levels.limits(level == null ? Levels.DEFAULT : level);
      return exactFrom == null
          ? limits
          : new Limits(
              limits.depth(), exactFrom, limits.confidencePercent(), limits.probableEmpties());
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /** The same for the general search of other boards. */
  Limits generalLimits() {
    try {
      Limits limits = GeneralLevels.limits(level == null ? Levels.DEFAULT : level);
      return exactFrom == null ? limits : new Limits(limits.depth(), exactFrom);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /** The same for draughts, whose searches go by plies alone. */
  Limits draughtsLimits() {
    if (exactFrom != null) {
      throw Refusal.usage("--exact-from is for the rules othello");
    }
    try {
      return DraughtsEngine.limits(level == null ? Levels.DEFAULT : level);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }
}
