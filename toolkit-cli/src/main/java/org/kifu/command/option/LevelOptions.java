package org.kifu.command.option;

import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Limits;
import org.kifu.games.draughts.DraughtsEngine;
import org.kifu.search.Levels;
import org.kifu.search.general.GeneralLevels;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for how hard to search. */
public final class LevelOptions {
  /** The empty squares of the start. */
  private static final int MOST_EMPTIES = 60;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

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

  /** Whether any was given. */
  public boolean isGiven() {
    return level != null || exactFrom != null;
  }

  /** How hard the search of 8x8 Othello is to work. */
  public Limits limits() {
    if (exactFrom != null && (exactFrom < 0 || exactFrom > MOST_EMPTIES)) {
      throw refused("--exact-from is 0 to " + MOST_EMPTIES + ", not " + exactFrom);
    }
    try {
      Limits limits = Levels.limits(level == null ? Levels.DEFAULT : level);
      return exactFrom == null
          ? limits
          : new Limits(
              limits.depth(), exactFrom, limits.confidencePercent(), limits.probableEmpties());
    } catch (IllegalArgumentException e) {
      throw refused(String.valueOf(e.getMessage()));
    }
  }

  /** The same for the general search of other boards. */
  public Limits generalLimits() {
    try {
      Limits limits = GeneralLevels.limits(level == null ? Levels.DEFAULT : level);
      return exactFrom == null ? limits : new Limits(limits.depth(), exactFrom);
    } catch (IllegalArgumentException e) {
      throw refused(String.valueOf(e.getMessage()));
    }
  }

  /** The same for draughts, whose searches go by plies alone. */
  public Limits draughtsLimits() {
    if (exactFrom != null) {
      throw refused("--exact-from is for the rules othello");
    }
    try {
      return DraughtsEngine.limits(level == null ? Levels.DEFAULT : level);
    } catch (IllegalArgumentException e) {
      throw refused(String.valueOf(e.getMessage()));
    }
  }

  private ParameterException refused(String reason) {
    return new ParameterException(command.commandLine(), reason);
  }
}
