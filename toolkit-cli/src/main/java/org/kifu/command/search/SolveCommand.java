package org.kifu.command.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Window;
import org.kifu.analysis.output.EngineAnswer;
import org.kifu.analysis.output.EngineWriter;
import org.kifu.analysis.output.EngineWriter.EngineTotal;
import org.kifu.batch.Batch;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.search.Positions.SearchTask;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.evaluation.Weights;
import org.kifu.game.Counted;
import org.kifu.games.solo.SoloPosition;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloRules;
import org.kifu.games.solo.SoloSolver;
import org.kifu.games.solo.SoloSolver.SolvedSolo;
import org.kifu.games.solo.SoloWriter;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.search.Engine;
import org.kifu.search.general.GameEngine;
import org.kifu.words.Printable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "solve",
    description = "Find the exact score and the best move of positions.",
    footer = {
      "",
      "The position of a game is the one after its moves. --check compares with the scores that"
          + " a problem file lists; exit code 1 if an answer is wrong.",
      "",
      "Example: kifu solve examples/ffo-1-19.obf --check --game 1"
    })
public final class SolveCommand extends GamesJob {
  private static final int MOST_MEGABYTES = 8192;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Threads for each position (default: 1). With more, node counts and the choice among"
              + " equal lines vary, and --jobs, the number of positions at a time, is 1 by"
              + " default.")
  private @Nullable Integer threads;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      description = "Search table of each job in megabytes, 1 to 8192 (default: 64).")
  private int megabytes = Engine.DEFAULT_MEGABYTES;

  @Option(names = "--check", description = "Compare with the scores that the input lists.")
  private boolean check;

  @Mixin private WindowOption window = new WindowOption();
  @Mixin private FormOption form = FormOption.of(Form.TEXT, Form.JSONL);

  public SolveCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    if (megabytes < 1 || megabytes > MOST_MEGABYTES) {
      throw Refusal.usage("--hash must be 1 to " + MOST_MEGABYTES + ", not " + megabytes);
    }
    if (threads != null && threads < 1) {
      throw Refusal.usage("--threads must be 1 or more, not " + threads);
    }
    if (check && !window.window().equals(Window.ALL)) {
      throw Refusal.usage("--check does not work with --wld or --window");
    }
    if (input.rules() == SoloRules.RULES && (check || !window.window().equals(Window.ALL))) {
      throw Refusal.usage("--check and --window are only for games of two players");
    }
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    if (input.rules() == SoloRules.RULES) {
      solveSolo(new Positions<>(SoloRules.RULES, chosen(games), problems, 0), out);
      return ExitCode.CLEAN;
    }
    EngineAnswers answers = new EngineAnswers(writer(out));
    new PositionSearch(new SolveWorkers(), jobs(), problems, answers).run(chosen(games));
    EngineTotal total = answers.finish();
    return check ? checked(total) : ExitCode.CLEAN;
  }

  private void solveSolo(Iterator<SearchTask<SoloPosition, SoloMove>> tasks, Writer out) {
    SoloWriter writer = new SoloWriter(isText() ? new Printable(out) : out, isText());
    new Batch(jobs(), 1)
        .<SearchTask<SoloPosition, SoloMove>, SolvedTask>run(
            tasks,
            () -> task -> new SolvedTask(task, SoloSolver.solve(task.position())),
            each -> each.write(writer));
  }

  /** A position of the solo game with its answers. */
  private record SolvedTask(SearchTask<SoloPosition, SoloMove> task, List<SolvedSolo> answers) {
    void write(SoloWriter writer) {
      try {
        writer.write(task.index(), task.position(), answers);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private boolean isText() {
    return form.form(output) == Form.TEXT;
  }

  private int threads() {
    return threads == null ? 1 : threads;
  }

  /**
   * The number of jobs: one position with several threads, or several positions with one thread
   * each.
   */
  private int jobs() {
    return threads == null || jobs.isGiven() ? jobs.jobs() : 1;
  }

  private int checked(EngineTotal total) {
    int unlisted = total.positions() - total.checked();
    if (unlisted > 0) {
      streams.say(
          "kifu solve: --check: no listed score for %d of %s"
              .formatted(unlisted, Counted.of(total.positions(), "position")));
    }
    boolean nothing = unlisted > 0 && total.checked() == 0;
    return nothing ? ExitCode.USAGE : total.wrong() > 0 ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }

  private EngineWriter writer(Writer out) throws IOException {
    if (isText()) {
      return EngineWriter.text(new Printable(out));
    }
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("threads", threads());
    settings.put("alpha", window.window().alpha());
    settings.put("beta", window.window().beta());
    settings.put("hashMegabytes", megabytes);
    settings.put("check", check);
    return EngineWriter.solvedLines(out, settings);
  }

  /** The engines of a solver, by the rules. */
  private final class SolveWorkers implements PositionSearch.Workers {
    @Override
    public PositionSearch.Worker<Position, Move> ofOthello() {
      Engine engine = new Engine(megabytes, threads(), Weights.shipped());
      BiFunction<Position, Window, Valuation<Move>> solver = engine::solve;
      return task -> List.of(solve(task, Othello.RULES, solver));
    }

    @Override
    public <P, M> PositionSearch.Worker<P, M> of(Rules<P, M> rules) {
      GameEngine<P, M> engine = GameEngine.of(rules, megabytes, threads());
      return task -> List.of(solve(task, rules, engine::solve));
    }

    @Override
    public String refusal(Rules<?, ?> rules) {
      return rules == SoloRules.RULES ? "'kifu solve --rules solo' solves it" : "";
    }
  }

  private <P, M> EngineAnswer solve(
      SearchTask<P, M> task, Rules<P, M> rules, BiFunction<P, Window, Valuation<M>> solver) {
    long start = System.nanoTime();
    Valuation<M> value = solver.apply(task.position(), window.window());
    double seconds = (System.nanoTime() - start) / 1e9;
    EngineAnswer answer =
        EngineAnswer.of(
            task.index(), 1, rules.count(task.position()).empties(), rules, value, seconds);
    if (rules != Othello.RULES && value.value().isExact() && value.value().centidiscs() != 0) {
      Disc side = rules.sideToMove(task.position());
      answer =
          answer.wonBy(
              rules.display().nameOf(value.value().centidiscs() > 0 ? side : side.opponent()));
    }
    int score = value.value().centidiscs() / 100;
    return check
        ? answer.checked(task.listedScore(), task.contradicts(score, answer.best()))
        : answer;
  }

  /**
   * The options for the question about a score: the score itself, its sign, or its place relative
   * to a window.
   */
  private static final class WindowOption {
    /** Two options, at most one of which may be given. */
    private static final class Narrower {
      @Option(
          names = "--wld",
          description = "Find only whether the position is won, drawn or lost.")
      private boolean winLossDraw;

      @Option(
          names = "--window",
          paramLabel = "A:B",
          description =
              "Find only scores between A and B discs; of other scores, only on which side they"
                  + " are.")
      private @Nullable String bounds;
    }

    private static final Pattern BOUNDS = Pattern.compile("([+-]?\\d{1,2}):([+-]?\\d{1,2})");

    @ArgGroup private @Nullable Narrower narrower;

    Window window() {
      if (narrower == null) {
        return Window.ALL;
      }
      return narrower.winLossDraw || narrower.bounds == null
          ? Window.WIN_LOSS_DRAW
          : parsed(narrower.bounds);
    }

    private static Window parsed(String bounds) {
      Matcher matcher = BOUNDS.matcher(bounds);
      if (!matcher.matches()) {
        throw Refusal.usage(
            "--window must be two numbers of discs like -4:4," + " not '" + bounds + "'");
      }
      try {
        return new Window(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
      } catch (IllegalArgumentException e) {
        throw Refusal.usage("--window must be a lower and a higher number from -65 to 65");
      }
    }
  }
}
