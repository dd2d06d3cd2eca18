package org.kifu;

import java.io.Serializable;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.CandidateSearch;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.annotate.MixedAnnotator.UnfitRulesException;
import org.kifu.annotate.OpeningNamer;
import org.kifu.games.solo.SoloAnalyser;
import org.kifu.games.solo.SoloPosition;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloRules;
import org.kifu.rules.Rules;
import org.kifu.search.general.GameSearch;
import org.kifu.search.general.GeneralEngine;

/**
 * A plan for annotating games of any rules with the general engine, without the openings, chances
 * and reasons that the tournament game has. It can be sent to other machines.
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
   * Labels in hundredths of a man: from half a man, one man and two men; an estimate may be wrong
   * by a fifth of a man.
   */
  private static final LabelRule MEN = new LabelRule(50, 100, 200, 0, 20);

  /**
   * The half of a 95 % interval of a loss of tiles on one deal, in hundredths, which nine of ten
   * moves of random games do not exceed; it becomes smaller with the root of the number of deals.
   */
  private static final double TILES_ERROR = 850;

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
    if (rules instanceof SoloRules solo) {
      @SuppressWarnings("unchecked") // the rules of solo have its positions and moves
      RuledAnnotator<P, M> ofSolo = (RuledAnnotator<P, M>) ofSolo(solo, version);
      return ofSolo;
    }
    LabelRule usual = rules.scoring().isPresent() ? LabelRule.BY_RESULT : MEN;
    Limits limits = limits(rules);
    Annotator<P, M> annotator =
        new Annotator<P, M>(rules, OpeningNamer.none(), version, limits)
            .labelledBy(labels.of(usual));
    return RuledAnnotator.of(
        candidates.limits(limits).map(annotator::withCandidates).orElse(annotator),
        () -> new GeneralEngine<>(rules));
  }

  /** The annotator of the solo game; its labels leave out what chance may make of the deals. */
  private RuledAnnotator<SoloPosition, SoloMove> ofSolo(SoloRules rules, String version) {
    Limits limits = limits(rules);
    int margin = (int) Math.ceil(TILES_ERROR / Math.sqrt(SoloAnalyser.deals(limits)));
    LabelRule tiles = new LabelRule(50, 100, 200, 0, margin);
    return RuledAnnotator.of(
        new Annotator<>(rules, OpeningNamer.none(), version, limits).labelledBy(labels.of(tiles)),
        SoloAnalyser::new);
  }

  /** The limits of the search; a special search of a game has only a limit of plies. */
  public Limits limits(Rules<?, ?> rules) {
    if (rules instanceof SoloRules) {
      return SoloAnalyser.limits(level);
    }
    Limits limits = GeneralEngine.limits(rules, level);
    boolean isSpecial = rules.hints() instanceof GameSearch.OwnSearch<?, ?>;
    return exactFrom == BY_LEVEL || isSpecial ? limits : new Limits(limits.depth(), exactFrom);
  }
}
