package org.kifu.command.annotate;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.ValueUnit;
import org.kifu.command.option.LabelOption;
import org.kifu.command.option.LevelOptions;
import org.kifu.command.output.Output;
import org.kifu.command.report.AnnotationForm;
import org.kifu.command.terminal.Refusal;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.games.draughts.RussianDraughts;
import org.kifu.games.solo.SoloRules;
import org.kifu.json.Tool;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.Rules;
import org.kifu.search.general.GeneralEngine;

/**
 * The annotation of games by any rules, without the openings, chances and reasons that the
 * tournament game has.
 */
final class GeneralAnnotation<P, M> {
  /**
   * Labels in hundredths of a man: from half a man, one man and two men; an estimate may be wrong
   * by a fifth of a man.
   */
  private static final LabelRule MEN = new LabelRule(50, 100, 200, 0, 20);

  private final Rules<P, M> rules;
  private final ValueUnit unit;
  private final Supplier<Analyser<P, M>> engines;
  private final Annotator<P, M> annotator;

  private GeneralAnnotation(
      Rules<P, M> rules,
      ValueUnit unit,
      Supplier<Analyser<P, M>> engines,
      Limits limits,
      LabelRule labels) {
    this.rules = rules;
    this.unit = unit;
    this.engines = engines;
    this.annotator =
        new Annotator<P, M>(rules, OpeningNamer.none(), Tool.version(), limits).labelledBy(labels);
  }

  /** Makes the annotation with the engine that knows the game. */
  static GeneralAnnotation<?, ?> of(Rules<?, ?> rules, LevelOptions level, LabelOption labels) {
    return switch (rules) {
      case RussianDraughts draughts ->
          new GeneralAnnotation<>(
              draughts,
              ValueUnit.MEN,
              () -> new GeneralEngine<>(draughts),
              level.limits(draughts),
              labels.rule(MEN));
      case SoloRules _ ->
          throw Refusal.usage("games of solo have one player; 'kifu solve' finds the best score");
      default -> ofDiscs(rules, level, labels);
    };
  }

  private static <P, M> GeneralAnnotation<P, M> ofDiscs(
      Rules<P, M> rules, LevelOptions level, LabelOption labels) {
    return new GeneralAnnotation<>(
        rules,
        rules.scoring().filter(DiscScoring::fewerWin).isPresent()
            ? ValueUnit.FEWER_DISCS
            : ValueUnit.DISCS,
        () -> new GeneralEngine<>(rules),
        level.limits(rules),
        labels.rule(LabelRule.DEFAULT));
  }

  /** Opens a writer for these games; closing the writer leaves {@code out} open. */
  AnnotationWriter open(AnnotationForm form, Output output, Writer out) throws IOException {
    return form.open(out, output, rules, unit);
  }

  /**
   * Annotates games and writes them as they come.
   *
   * @param failures takes the problems of games that cannot be annotated
   */
  void write(
      Iterator<ParsedGame> games, int jobs, AnnotationWriter writer, Consumer<Problem> failures) {
    annotator.annotate(
        games, jobs, engines, result -> AnnotationForm.write(result, writer, failures));
  }
}
