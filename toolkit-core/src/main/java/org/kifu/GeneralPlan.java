package org.kifu;

import java.io.Serializable;
import org.kifu.analysis.Limits;
import org.kifu.annotate.CandidateSearch;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.annotate.MixedAnnotator.UnfitRulesException;
import org.kifu.games.solo.SoloAnalyser;
import org.kifu.games.solo.SoloRules;
import org.kifu.rules.Rules;
import org.kifu.search.general.GameEngine;
import org.kifu.search.general.GameSearch;

/**
 * A plan for annotating games of any rules with Kifu's own engine for them, without the openings
 * and chances that the tournament game has. It can be sent to other machines.
 *
 * @param level the level of the search, 1 to 60
 * @param exactFrom the empty squares from which to search to the end, or {@link #BY_LEVEL}
 * @param labels the change to the usual labels
 * @param candidates how deeply the moves are searched that are neither played nor best
 */
public record GeneralPlan(int level, int exactFrom, LabelChange labels, CandidateSearch candidates)
    implements Serializable {
  /** The empty squares from which to search to the end are those of the level. */
  public static final int BY_LEVEL = -1;

  private static final long serialVersionUID = 1;

  /**
   * A plan with the usual labels and brief searches of the other moves.
   *
   * @param level the level of the search, 1 to 60
   */
  public static GeneralPlan of(int level) {
    return new GeneralPlan(level, BY_LEVEL, LabelChange.NONE, CandidateSearch.BRIEF);
  }

  /**
   * The annotator of games by these rules.
   *
   * @param version the version of Kifu, which annotations name
   * @throws UnfitRulesException if games by these rules cannot be annotated
   */
  public <P, M> RuledAnnotator<P, M> annotator(Rules<P, M> rules, String version)
      throws UnfitRulesException {
    return new FamilyAnnotators(limits(rules), level, labels::of, candidates).of(rules, version);
  }

  /** The limits of the search; a special search of a game has only a limit of plies. */
  public Limits limits(Rules<?, ?> rules) {
    if (rules instanceof SoloRules) {
      return SoloAnalyser.limits(level);
    }
    Limits limits = GameEngine.limits(rules, level);
    boolean isSpecial = rules.hints() instanceof GameSearch.OwnSearch<?, ?>;
    return exactFrom == BY_LEVEL || isSpecial
        ? limits
        : new Limits(
            limits.depth(), exactFrom, limits.confidencePercent(), limits.probableEmpties());
  }
}
