package org.kifu.command.option;

import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.kifu.GeneralPlan;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.rules.Rules;
import org.kifu.search.SearchLevels;
import org.kifu.search.general.GameEngine;
import org.kifu.search.general.GameSearch;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for the effort of a search. */
public final class LevelOptions {
  /** The number of empty squares at the start. */
  private static final int MOST_EMPTIES = 60;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(names = "--level", paramLabel = "N", description = "Search level, 1 to 60 (default: 21).")
  private @Nullable Integer level;

  @Option(
      names = "--exact-from",
      paramLabel = "EMPTIES",
      description = "Solve positions with this many empty squares or fewer (default: by level).")
  private @Nullable Integer exactFrom;

  /** Whether any of the options was given. */
  public boolean isGiven() {
    return level != null || exactFrom != null;
  }

  /** The limits of a search of 8x8 Othello. */
  public Limits limits() {
    if (exactFrom != null && (exactFrom < 0 || exactFrom > MOST_EMPTIES)) {
      throw refused("--exact-from must be 0 to " + MOST_EMPTIES + ", not " + exactFrom);
    }
    try {
      return changed(SearchLevels.limits(level == null ? SearchLevels.DEFAULT : level));
    } catch (IllegalArgumentException e) {
      throw refused(String.valueOf(e.getMessage()));
    }
  }

  private Limits changed(Limits limits) {
    return exactFrom == null
        ? limits
        : new Limits(
            limits.depth(), exactFrom, limits.confidencePercent(), limits.probableEmpties());
  }

  /** The plan for games of rules other than those of 8x8 Othello. */
  public GeneralPlan general(LabelOption labels, CandidateOption candidates) {
    limits(); // refuses values out of range
    return new GeneralPlan(
        level == null ? SearchLevels.DEFAULT : level,
        exactFrom == null ? GeneralPlan.BY_LEVEL : exactFrom,
        labels.change(),
        candidates.candidates());
  }

  /**
   * The limits of a search of a game by other rules; a special search of a game has only a limit of
   * plies.
   */
  public Limits limits(Rules<?, ?> rules) {
    if (exactFrom != null && rules.hints() instanceof GameSearch.OwnSearch<?, ?>) {
      throw refused("--exact-from is only for the rules othello");
    }
    try {
      return changed(GameEngine.limits(rules, level == null ? SearchLevels.DEFAULT : level));
    } catch (IllegalArgumentException e) {
      throw refused(String.valueOf(e.getMessage()));
    }
  }

  /** A search for the values of all moves of a position, best first. */
  public static <P, M> BiFunction<P, Limits, List<Valuation<M>>> allMoves(Rules<P, M> rules) {
    GameEngine<P, M> engine = GameEngine.of(rules);
    return (position, limits) ->
        engine.bestMoves(position, limits, rules.legalMoves(position).size());
  }

  private ParameterException refused(String reason) {
    return new ParameterException(command.commandLine(), reason);
  }
}
