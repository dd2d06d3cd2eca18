package org.kifu.command.everyday;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.batch.Batch;
import org.kifu.command.Output;
import org.kifu.command.Refusal;
import org.kifu.command.option.AnnotationForm;
import org.kifu.command.option.LabelOption;
import org.kifu.command.option.LevelOptions;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.games.draughts.RussianDraughts;
import org.kifu.games.solo.SoloRules;
import org.kifu.json.Tool;
import org.kifu.rules.Rules;
import org.kifu.search.general.GeneralEngine;
import org.kifu.words.ValueUnit;

/**
 * Annotates games by other rules than those of the tournament game: without openings, chances and
 * reasons.
 */
final class OtherAnnotation<P, M> {
  /** In men: from half a man, a man and two on; an estimate may be wrong by a fifth of one. */
  private static final LabelRule MEN = new LabelRule(50, 100, 200, 0, 20);

  private final Rules<P, M> rules;
  private final ValueUnit unit;
  private final Supplier<Analyser<P, M>> engines;
  private final Annotator<P, M> annotator;

  private OtherAnnotation(
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

  /** By the engine that knows the game. */
  static OtherAnnotation<?, ?> of(Rules<?, ?> rules, LevelOptions level, LabelOption labels) {
    return switch (rules) {
      case RussianDraughts draughts ->
          new OtherAnnotation<>(
              draughts,
              ValueUnit.MEN,
              () -> new GeneralEngine<>(draughts),
              level.limits(draughts),
              labels.rule(MEN));
      case SoloRules _ ->
          throw Refusal.usage("games of solo have one player; 'kifu solve' says what he can get");
      default -> ofDiscs(rules, level, labels);
    };
  }

  private static <P, M> OtherAnnotation<P, M> ofDiscs(
      Rules<P, M> rules, LevelOptions level, LabelOption labels) {
    return new OtherAnnotation<>(
        rules,
        rules.fewerWin() ? ValueUnit.FEWER_DISCS : ValueUnit.DISCS,
        () -> new GeneralEngine<>(rules),
        level.limits(rules),
        labels.rule(LabelRule.DEFAULT));
  }

  /** Opens a writer for these games; closing it leaves {@code out} open. */
  AnnotationWriter open(AnnotationForm form, Output output, Writer out) throws IOException {
    return form.open(out, output, rules, unit);
  }

  /**
   * Annotates games and writes them as they come.
   *
   * @param failures is told of games that cannot be annotated
   */
  void write(
      Iterator<ParsedGame> games, int jobs, AnnotationWriter writer, Consumer<Problem> failures) {
    annotator.annotate(games, new Batch(jobs, 1), engines, new Sink(writer, failures));
  }

  private record Sink(AnnotationWriter writer, Consumer<Problem> failures) implements Receiver {
    @Override
    public void game(AnnotationResult result) {
      if (result instanceof AnnotationFailure(Problem problem)) {
        failures.accept(problem);
      }
      try {
        writer.write(result);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void progress(int done, int plies) {}
  }
}
