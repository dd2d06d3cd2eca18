package org.kifu.command.base;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.kifu.AnnotationPlan;
import org.kifu.GeneralPlan;
import org.kifu.analysis.Limits;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.GameFilter.SelectionException;
import org.kifu.base.Base;
import org.kifu.base.BaseAnnotation;
import org.kifu.base.BaseAnnotation.Annotated;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.Filters;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.option.CandidateOption;
import org.kifu.command.option.JobsOption;
import org.kifu.command.option.LabelOption;
import org.kifu.command.option.LevelOptions;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.json.Tool;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The action that annotates the games of a base. */
@Command(
    name = "annotate",
    description = "Annotate the games of a base that have no annotation with these settings.",
    footer = {
      "",
      "Each game is in the base as soon as it is annotated. If the command is broken off, run it"
          + " again: it goes on with the games that are missing. 'kifu report', 'review', 'drills'"
          + " and 'audit' read the annotations of a base.",
      "",
      "Exit code 1 if a record cannot be annotated; Kifu reports it once.",
      "",
      "Example: kifu base annotate games.kifu --years 1997 --level 12"
    })
final class AnnotateAction implements Callable<Integer> {
  private final Streams streams;
  @Mixin private BaseArgument base = new BaseArgument();
  @Mixin private LevelOptions level = new LevelOptions();
  @Mixin private LabelOption labels = new LabelOption();
  @Mixin private CandidateOption candidates = new CandidateOption();
  @Mixin private Filters filters = new Filters();
  @Mixin private JobsOption jobs = new JobsOption();

  @Option(names = "--quiet", description = "Print no progress and no remarks on standard error.")
  private boolean quiet;

  AnnotateAction(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    jobs.check();
    GameFilter filter = filters.filter();
    MixedAnnotator annotators = annotators();
    ProblemReport problems = new ProblemReport(streams, () -> quiet);
    try (Base opened = base.openToChange()) {
      Annotated annotated = annotate(opened, annotators, filter, problems);
      if (!quiet) {
        streams.say(summary(annotated));
      }
    }
    return problems.exitCode();
  }

  private MixedAnnotator annotators() {
    Limits limits = level.limits();
    LabelRule rule = labels.rule(LabelRule.BY_CHANCE.ofOwnSearch(limits));
    RuledAnnotator<Position, Move> tournament =
        RuledAnnotator.of(
            new AnnotationPlan(limits, rule, candidates.candidates()).annotator(), Engine::new);
    GeneralPlan general = level.general(labels, candidates);
    return new MixedAnnotator(
        rules -> rules == Othello.RULES ? tournament : general.annotator(rules, Tool.version()));
  }

  private Annotated annotate(
      Base opened, MixedAnnotator annotators, GameFilter filter, ProblemReport problems)
      throws IOException {
    try (Progress progress = new Progress(streams, quiet)) {
      Reporting reporting = new Reporting(problems, progress);
      BaseAnnotation annotation =
          new BaseAnnotation(opened, annotators, filter, jobs.jobs(), reporting);
      reporting.all = filter.isAll() && progress.isVisible() ? annotation.missing() : 0;
      return annotation.annotate();
    } catch (SelectionException e) {
      throw Refusal.usage(ChosenGames.message(e, ""));
    }
  }

  private String summary(Annotated annotated) {
    return "%s: %s annotated%s%s%s"
        .formatted(
            base.file(),
            Counted.of(annotated.games(), "game"),
            annotated.failed() == 0 ? "" : ", " + annotated.failed() + " cannot be annotated",
            annotated.known() == 0 ? "" : ", " + annotated.known() + " known before",
            annotated.elsewhere() == 0
                ? ""
                : ", " + annotated.elsewhere() + " left to another program");
  }

  /** The report on an annotation. */
  private static final class Reporting implements BaseAnnotation.AnnotationWatcher {
    private final ProblemReport problems;
    private final Progress progress;
    private long all;

    Reporting(ProblemReport problems, Progress progress) {
      this.problems = problems;
      this.progress = progress;
    }

    @Override
    public void failed(Problem problem) {
      problems.unusable(problem);
    }

    @Override
    public void unread(Problem problem) {
      problems.accept(problem);
    }

    @Override
    public void reached(long games, double begun) {
      progress.at(games, all, "game", begun);
    }
  }
}
