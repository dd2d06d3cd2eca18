package org.kifu;

import java.util.function.UnaryOperator;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.CandidateSearch;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.reason.Explainers;
import org.kifu.games.solo.SoloAnalyser;
import org.kifu.games.solo.SoloPosition;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloRules;
import org.kifu.rules.Rules;
import org.kifu.search.general.GameEngine;

/**
 * Annotators of games by rules other than those of tournament Othello, with reasons for bad moves
 * and without the openings and the chances to win of the tournament game.
 *
 * @param limits the limits of the search of games of two players
 * @param level the level, 1 to 60, which decides on how many deals a solo game is tried
 * @param labels the change to the usual labels
 * @param candidates how deeply the moves are searched that are neither played nor best
 */
public record FamilyAnnotators(
    Limits limits, int level, UnaryOperator<LabelRule> labels, CandidateSearch candidates) {
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
   * The annotator of games by these rules.
   *
   * @param version the version of Kifu, which annotations name
   */
  public <P, M> RuledAnnotator<P, M> of(Rules<P, M> rules, String version) {
    if (rules instanceof SoloRules solo) {
      @SuppressWarnings("unchecked") // the rules of solo have its positions and moves
      RuledAnnotator<P, M> ofSolo = (RuledAnnotator<P, M>) ofSolo(solo, version);
      return ofSolo;
    }
    Annotator<P, M> annotator =
        new Annotator<P, M>(rules, OpeningNamer.none(), version, limits)
            .labelledBy(labels.apply(usualLabels(rules)))
            .explainedByOwn(() -> Explainers.of(rules, limits));
    return RuledAnnotator.of(
        candidates.limits(limits).map(annotator::withCandidates).orElse(annotator),
        () -> GameEngine.of(rules));
  }

  private LabelRule usualLabels(Rules<?, ?> rules) {
    if (rules.scoring().isEmpty()) {
      return MEN;
    }
    return rules.hints().asOthello().isPresent()
        ? LabelRule.BY_RESULT.ofOwnSearch(limits)
        : LabelRule.BY_RESULT;
  }

  /** The annotator of the solo game; its labels leave out what chance may make of the deals. */
  private RuledAnnotator<SoloPosition, SoloMove> ofSolo(SoloRules rules, String version) {
    Limits deals = SoloAnalyser.limits(level);
    int margin = (int) Math.ceil(TILES_ERROR / Math.sqrt(SoloAnalyser.deals(deals)));
    LabelRule tiles = new LabelRule(50, 100, 200, 0, margin);
    return RuledAnnotator.of(
        new Annotator<>(rules, OpeningNamer.none(), version, deals).labelledBy(labels.apply(tiles)),
        SoloAnalyser::new);
  }
}
