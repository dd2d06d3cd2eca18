package org.kifu.command.annotate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Supplier;
import org.kifu.AnnotationPlan;
import org.kifu.GeneralPlan;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.annotate.CandidateSearch;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.annotate.MixedAnnotator.UnfitRulesException;
import org.kifu.annotate.PeerTable;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.GamesJob;
import org.kifu.command.input.AnnotationInput;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.InputFiles;
import org.kifu.command.option.BookOption;
import org.kifu.command.option.CandidateOption;
import org.kifu.command.option.ExternalEngine;
import org.kifu.command.option.LabelOption;
import org.kifu.command.option.LevelOptions;
import org.kifu.command.output.ChartOption;
import org.kifu.command.output.ReportFolder;
import org.kifu.command.report.AnnotationForm;
import org.kifu.command.report.AnnotationReport;
import org.kifu.command.report.AnnotationSink;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.game.ParsedGame;
import org.kifu.json.Tool;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.search.Engine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "annotate",
    description = "Say what every move was worth, and show better ones.",
    footer = {
      "",
      "Exit code 1 if a record cannot be annotated (the output says why), if --check finds a"
          + " difference, or if --budget ends the run early.",
      "",
      "Example: kifu annotate examples/logistello-murakami-1997.txt --game 1 --chart game1.svg"
    })
public final class AnnotateCommand extends GamesJob {

  @Mixin private LevelOptions level = new LevelOptions();
  @Mixin private LabelOption labels = new LabelOption();
  @Mixin private CandidateOption candidates = new CandidateOption();
  @Mixin private ExternalEngine other = new ExternalEngine();

  @Option(
      names = "--beside",
      description = "Keep Kifu's own values, and report where the engine of --engine disagrees.")
  private boolean beside;

  @Mixin private BookOption book = new BookOption();
  @Mixin private AnnotationForm form = new AnnotationForm();
  @Mixin private ChartOption chart = new ChartOption();
  @Mixin private ReportFolder report = new ReportFolder();

  @Mixin private Resumption resumption = new Resumption(streams);

  @Option(
      names = "--no-cache",
      description = "Search repeated positions again in every game. The output is the same.")
  private boolean searchesAnew;

  @Mixin private BudgetOption budget = new BudgetOption();
  @Mixin private CheckOption check = new CheckOption();

  public AnnotateCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    budget.check();
    checkEngine();
    if (book.isGiven() && (resumption.isGiven() || check.isGiven())) {
      throw Refusal.usage("--book does not work with --resume or --check");
    }
    if (isOther()) {
      checkOther();
    } else if (check.isGiven()) {
      checkComparison();
    }
  }

  private boolean isOther() {
    return input.rules() != Othello.RULES;
  }

  /** Refuses engines, books and checks, which know only the tournament game. */
  private void checkOther() {
    if (check.isGiven() || other.isGiven() || book.isGiven()) {
      throw Refusal.usage("--check, --engine and --book are only for the rules othello");
    }
    level.limits(input.rules());
    try {
      level.general(labels, candidates).annotator(input.rules(), Tool.version());
    } catch (UnfitRulesException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  private void checkComparison() {
    boolean isToldHow = level.isGiven() || labels.isGiven() || candidates.isGiven();
    if (isToldHow
        || chart.isGiven()
        || report.isGiven()
        || resumption.isGiven()
        || budget.isGiven()) {
      throw Refusal.usage(
          "--check takes the settings from its file and writes only the differences");
    }
  }

  @Override
  protected void begin(ChosenGames games, InputFiles files) throws Exception {
    closing(other);
    if (!check.isGiven()) {
      closing(resumption).open(output, files);
      closing(book).open();
      chart.check(output, files);
      closing(report).open(output, chart.file(), files);
    }
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    return check.isGiven() ? compare(games, out) : annotate(games, out);
  }

  @Override
  protected void publish() throws Exception {
    report.publish(streams);
  }

  @Override
  protected void finish() throws Exception {
    resumption.finish();
  }

  /** The annotators of the rules that records name; other engines know only tournament games. */
  private MixedAnnotator annotators(Annotator<Position, Move> ofOthello) {
    RuledAnnotator<Position, Move> tournament = RuledAnnotator.of(ofOthello, engines());
    GeneralPlan general = level.general(labels, candidates);
    return new MixedAnnotator(
        rules ->
            other.isGiven() || rules == Othello.RULES
                ? ofOthelloAlone("--engine", rules, tournament)
                : general.annotator(rules, Tool.version()));
  }

  private static RuledAnnotator<?, ?> ofOthelloAlone(
      String option, Rules<?, ?> rules, RuledAnnotator<Position, Move> tournament)
      throws UnfitRulesException {
    if (rules != Othello.RULES) {
      throw new UnfitRulesException(
          "a game of %s; %s knows only games of othello".formatted(rules.name(), option));
    }
    return tournament;
  }

  private Annotator<Position, Move> annotator(Limits limits, CandidateSearch others) {
    Annotator<Position, Move> annotator =
        new AnnotationPlan(limits, labels.rule(usualLabels(limits)), others).annotator();
    annotator = searchesAnew ? annotator.searchingAnew() : annotator;
    annotator = judgesByOther() ? annotator.withoutPeers() : annotator;
    return beside ? other.beside(annotator) : annotator;
  }

  private LabelRule usualLabels(Limits limits) {
    return judgesByOther() ? LabelRule.BY_CHANCE : LabelRule.BY_CHANCE.ofOwnSearch(limits);
  }

  /** Makes an engine that annotates. */
  private Supplier<Analyser<Position, Move>> engines() {
    return judgesByOther() ? other::judge : Engine::new;
  }

  private boolean judgesByOther() {
    return other.isGiven() && !beside;
  }

  private int annotate(ChosenGames games, Writer out) throws Exception {
    MixedAnnotator annotators = annotators(annotator(level.limits(), candidates.candidates()));
    long count = progress.isVisible() ? input.count(streams) : 0;
    Iterator<ParsedGame> all = all(games);
    try (AnnotationWriter writer = form.open(out, bytes(), output, problems);
        AnnotationReport everyForm = new AnnotationReport(report, form.wording(), problems)) {
      AnnotationSink annotations =
          new AnnotationSink(writer, everyForm, form.failures(problems, output));
      resumption.start(all, annotators, annotations);
      BudgetOption.Limited<ParsedGame> limited = budget.limit(all);
      annotators.annotate(
          limited, jobs.jobs(), new ResultReceiver(annotations, resumption, book, progress, count));
      boolean isWhole = tellRest(annotations.count(), limited.left());
      everyForm.finish();
      annotations.last().ifPresent(this::draw);
      return isWhole ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }
  }

  /**
   * Reports the number of games that the budget left; returns whether there are none. A file is
   * written only when it is complete, so games that are left end the run.
   */
  private boolean tellRest(long done, long left) {
    if (left == 0) {
      return true;
    }
    String message =
        "the budget is spent: %s done, %d left".formatted(Counted.of(done, "game"), left);
    Optional<Refusal> refusal = resumption.incomplete(message);
    if (refusal.isPresent()) {
      throw refusal.get();
    }
    streams.say("kifu annotate: " + message);
    return false;
  }

  /** Annotates the games of a file again. */
  private int compare(ChosenGames games, Writer out) throws Exception {
    AnnotationSettings recorded = check.settings();
    Annotator<Position, Move> plain =
        annotator(recorded.limits(), CandidateSearch.NONE).labelledBy(recorded.labels());
    Annotator<Position, Move> valuing =
        recorded.candidates().map(plain::withCandidates).orElse(plain);
    boolean isCompared = recorded.peers().equals(Optional.of(PeerTable.shipped().name()));
    Annotator<Position, Move> annotator = isCompared ? valuing : valuing.withoutPeers();
    try (InputStream in = check.open()) {
      CheckOption.GameComparison comparison =
          new CheckOption.GameComparison(
              new AnnotationReader(check.file().toString(), in), form.openCheck(out, output));
      RuledAnnotator<Position, Move> tournament = RuledAnnotator.of(annotator, engines());
      new MixedAnnotator(rules -> ofOthelloAlone("--check", rules, tournament))
          .annotate(all(games), jobs.jobs(), comparison);
      return comparison.finish(settings(annotator)) ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }
  }

  private void checkEngine() {
    other.check();
    if (beside && !other.isGiven()) {
      throw Refusal.usage("--beside needs --engine");
    }
    if (other.isGiven() && other.protocol() == ExternalEngine.Protocol.GTP && !beside) {
      throw Refusal.usage(
          "GTP engines give no values of moves: use --beside, or --engine-protocol nboard");
    }
  }

  private AnnotationSettings settings(Annotator<Position, Move> annotator) {
    return judgesByOther() ? other.settings(annotator) : annotator.settings(new Engine());
  }

  private Iterator<ParsedGame> all(ChosenGames games) {
    return new AnnotationInput(
        problems,
        sources ->
            chart.isGiven()
                ? games.atMostOne("--chart draws one game", sources)
                : games.chosen(sources, Progress.NONE));
  }

  private void draw(AnnotatedGame game) {
    try {
      form.draw(chart, streams, game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A receiver that writes results, keeps them for a resumed run, and shows progress.
   *
   * @param count the number of games, for progress; 0 if it is not known
   */
  private record ResultReceiver(
      AnnotationSink annotations,
      Resumption resumption,
      BookOption book,
      Progress progress,
      long count)
      implements Receiver {
    @Override
    public void game(AnnotationResult result) {
      AnnotationResult beside = book.beside(result);
      annotations.accept(beside);
      resumption.keep(beside);
    }

    @Override
    public void progress(int done, int plies) {
      progress.at(annotations.count(), count, "game", (double) done / plies);
    }
  }
}
