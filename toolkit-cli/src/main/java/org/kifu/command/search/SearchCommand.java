package org.kifu.command.search;

import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.output.EngineAnswer;
import org.kifu.analysis.output.EngineWriter;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.InputFiles;
import org.kifu.command.option.BookOption;
import org.kifu.command.option.ExternalEngine;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.search.Positions.SearchTask;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.games.solo.SoloRules;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.search.BudgetSearch;
import org.kifu.search.BudgetSearch.Budget;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;
import org.kifu.search.general.GameEngine;
import org.kifu.words.Printable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "search",
    description = "Search positions for the best moves.",
    footer = {
      "",
      "The position of a game is the one after its moves.",
      "",
      "Example: kifu search f5d6c3d3c4 --depth 10 --multi-pv 3"
    })
public final class SearchCommand extends GamesJob {
  /** The options for the effort of a search, one of which may be given. */
  private static final class SearchEffort {
    @Option(names = "--depth", paramLabel = "N", description = "Search N plies, 1 to 60.")
    private @Nullable Integer depth;

    @Option(
        names = "--level",
        paramLabel = "N",
        description = "Search at this level, 1 to 60 (default: 21).")
    private @Nullable Integer level;

    @Option(
        names = "--time",
        paramLabel = "S",
        description = "Search as deep as S seconds for each position allow.")
    private @Nullable Double seconds;

    @Option(
        names = "--nodes",
        paramLabel = "N",
        description =
            "Search as deep as N nodes for each position allow. The answer is the same every"
                + " time.")
    private @Nullable Long nodes;

    @Nullable Budget budget() {
      if (nodes != null) {
        return Budget.ofNodes(nodes);
      }
      return seconds == null ? null : Budget.ofTime(Duration.ofNanos((long) (1e9 * seconds)));
    }

    Limits limits(int percent) {
      return limits(SearchLevels.limits(level()), percent);
    }

    /** The limits for a game of other rules; its search may leave out nothing. */
    Limits limits(Rules<?, ?> rules, int percent) {
      return limits(GameEngine.limits(rules, level()), percent);
    }

    private int level() {
      return level == null ? SearchLevels.DEFAULT : level;
    }

    private Limits limits(Limits ofLevel, int percent) {
      return depth != null
          ? new Limits(depth, depth, percent)
          : new Limits(ofLevel.depth(), ofLevel.exactEmpties(), percent, ofLevel.probableEmpties());
    }
  }

  private static final int MOST_PLIES = 60;

  @ArgGroup private SearchEffort effort = new SearchEffort();

  @Option(
      names = "--confidence",
      paramLabel = "PERCENT",
      description = {
        "Confidence that what is left out does not matter, 50 to 100 percent (default: 90).",
        "Where --depth reaches the end of the game, the value is exact."
      })
  private int confidence = 90;

  @Option(
      names = "--multi-pv",
      paramLabel = "N",
      description = "Show the N best moves of each position (default: 1).")
  private int count = 1;

  @Mixin private BookOption book = new BookOption();
  @Mixin private ExternalEngine other = new ExternalEngine();
  @Mixin private FormOption form = FormOption.of(Form.TEXT, Form.JSONL);

  public SearchCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    checkEffort();
    checkEngine();
    String refusal = input.rules() == Othello.RULES ? "" : refusal(input.rules());
    if (!refusal.isEmpty()) {
      throw Refusal.usage(refusal);
    }
  }

  @Override
  protected void begin(ChosenGames games, InputFiles files) throws Exception {
    closing(book).open();
    closing(other);
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    EngineAnswers answers = new EngineAnswers(writer(out));
    new PositionSearch(new SearchWorkers(), jobs.jobs(), problems, answers).run(chosen(games));
    answers.finish();
    return ExitCode.CLEAN;
  }

  private void checkEffort() {
    if (count < 1) {
      throw Refusal.usage("--multi-pv must be 1 or more, not " + count);
    }
    if (effort.depth != null && (effort.depth < 1 || effort.depth > MOST_PLIES)) {
      throw Refusal.usage("--depth must be 1 to " + MOST_PLIES + ", not " + effort.depth);
    }
    if (effort.seconds != null && !(effort.seconds > 0)) {
      throw Refusal.usage("--time must be more than 0 seconds, not " + effort.seconds);
    }
    if (effort.nodes != null && effort.nodes < 1) {
      throw Refusal.usage("--nodes must be 1 or more, not " + effort.nodes);
    }
    try {
      effort.limits(confidence);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  private void checkEngine() {
    other.check();
    if (!other.isGiven()) {
      return;
    }
    if (effort.budget() != null) {
      throw Refusal.usage("--time and --nodes do not work with --engine; use --depth or --level");
    }
    boolean isTold = effort.depth != null || effort.level != null || count > 1;
    if (isTold && other.protocol() == ExternalEngine.Protocol.GTP) {
      throw Refusal.usage(
          "GTP engines answer with one move, at the strength of their command line");
    }
  }

  private EngineWriter writer(Writer out) throws IOException {
    return form.form(output) == Form.TEXT
        ? EngineWriter.text(new Printable(out))
        : EngineWriter.searchLines(out);
  }

  /** The engines of a search, by the rules. */
  private final class SearchWorkers implements PositionSearch.Workers {
    /** The best answer includes the moves that games played. */
    @Override
    public PositionSearch.Worker<Position, Move> ofOthello() {
      Function<SearchTask<Position, Move>, List<EngineAnswer>> worker = worker();
      return task ->
          worker.apply(task).stream()
              .map(each -> each.rank() > 1 ? each : each.beside(book.moves(task.position())))
              .toList();
    }

    @Override
    public <P, M> PositionSearch.Worker<P, M> of(Rules<P, M> rules) {
      GameEngine<P, M> engine = GameEngine.of(rules);
      Budget budget = effort.budget();
      Limits limits = effort.limits(rules, confidence);
      Limits whole = new Limits(MOST_PLIES, MOST_PLIES, confidence);
      return task ->
          answers(
              task,
              rules,
              position ->
                  budget == null
                      ? engine.bestMoves(position, limits, count)
                      : engine.bestMoves(position, whole, count, budget.start()));
    }

    @Override
    public String refusal(Rules<?, ?> rules) {
      return SearchCommand.this.refusal(rules);
    }
  }

  /** The reason why positions by these rules are not searched; empty if they are. */
  private String refusal(Rules<?, ?> rules) {
    return rules == SoloRules.RULES
        ? "the solo game has one player; 'kifu solve --rules solo' finds the best play"
        : other.isGiven() || book.isGiven()
            ? "--engine and --book are only for the rules othello"
            : "";
  }

  private Function<SearchTask<Position, Move>, List<EngineAnswer>> worker() {
    if (other.isGiven()) {
      return new ExternalSearch(other, effort.limits(confidence), count).worker();
    }
    Engine engine = new Engine();
    return task -> answers(task, Othello.RULES, position -> moves(position, engine));
  }

  private static <P, M> List<EngineAnswer> answers(
      SearchTask<P, M> task, Rules<P, M> rules, Function<P, List<Valuation<M>>> search) {
    long start = System.nanoTime();
    List<Valuation<M>> moves = search.apply(task.position());
    double seconds = (System.nanoTime() - start) / 1e9;
    List<EngineAnswer> answers = new ArrayList<>();
    for (Valuation<M> move : moves) {
      int empties = rules.count(task.position()).empties();
      answers.add(EngineAnswer.of(task.index(), answers.size() + 1, empties, rules, move, seconds));
    }
    return answers;
  }

  /** The best moves; the score if the game is over. */
  private List<Valuation<Move>> moves(Position position, Engine engine) {
    if (Othello.RULES.legalMoves(position).isEmpty()) {
      return List.of(engine.solve(position));
    }
    Budget budget = effort.budget();
    return budget == null
        ? engine.bestMoves(position, effort.limits(confidence), count)
        : new BudgetSearch(engine, budget, confidence).bestMoves(position, count);
  }
}
