package org.kifu.command.engines;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Window;
import org.kifu.analysis.output.EngineAnswer;
import org.kifu.analysis.output.EngineTotal;
import org.kifu.analysis.output.EngineWriter;
import org.kifu.batch.Batch;
import org.kifu.board.Disc;
import org.kifu.command.ExitCode;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.LinesForm;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.command.engines.Positions.Task;
import org.kifu.evaluation.Weights;
import org.kifu.game.ParsedGame;
import org.kifu.games.solo.SoloRules;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.search.Engine;
import org.kifu.search.general.GeneralEngine;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "solve",
    description = "Finds the exact score and the best move of positions.",
    footer = {
      "",
      "The position of a game is the one after its moves. --check compares with the scores that a",
      "problem file lists; exit code 1 if an answer is another.",
      "",
      "Example: kifu solve examples/ffo-1-19.obf --check --game 1"
    })
public final class SolveCommand implements Callable<Integer> {
  private static final int MOST_MEGABYTES = 8192;

  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(
      names = "--hash",
      paramLabel = "MB",
      description = "Table of each job in megabytes, 1 to 8192; 64 by default.")
  private int megabytes = Engine.DEFAULT_MEGABYTES;

  @Option(names = "--check", description = "Compare with the scores that the input lists.")
  private boolean check;

  @Mixin private WindowOption window = new WindowOption();
  @Mixin private LinesForm form = new LinesForm();
  @Mixin private Output output = new Output();

  public SolveCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    if (megabytes < 1 || megabytes > MOST_MEGABYTES) {
      throw Refusal.usage("--hash is 1 to " + MOST_MEGABYTES + ", not " + megabytes);
    }
    if (check && !window.window().equals(Window.ALL)) {
      throw Refusal.usage("--check needs the score, not a window");
    }
    if (input.rules() == SoloRules.RULES && (check || !window.window().equals(Window.ALL))) {
      throw Refusal.usage("--check and --window are for games of two players");
    }
    ProblemReport report = new ProblemReport(streams, output);
    try (Games games = input.open(streams);
        Progress progress = new Progress(streams, output)) {
      return output.writeText(
          streams,
          games.files(),
          out -> {
            Iterator<ParsedGame> chosen = games.chosen(report, progress);
            if (input.rules() == SoloRules.RULES) {
              new SoloSolving(form.isText(), threads.jobs())
                  .solve(new Positions<>(SoloRules.RULES, chosen, report), out);
              return report.exitCode();
            }
            EngineTotal total = solve(chosen, report, writer(out));
            return Math.max(report.exitCode(), check ? checked(total) : ExitCode.CLEAN);
          });
    }
  }

  private int checked(EngineTotal total) {
    int unlisted = total.positions() - total.checked();
    if (unlisted > 0) {
      streams.say(
          "kifu solve: --check: %d of %d positions without a listed score"
              .formatted(unlisted, total.positions()));
    }
    boolean nothing = unlisted > 0 && total.checked() == 0;
    return nothing ? ExitCode.USAGE : total.wrong() > 0 ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }

  private EngineWriter writer(Writer out) throws IOException {
    if (form.isText()) {
      return EngineWriter.text(new Printable(out));
    }
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("threads", threads.threads());
    settings.put("alpha", window.window().alpha());
    settings.put("beta", window.window().beta());
    settings.put("hashMegabytes", megabytes);
    settings.put("check", check);
    return EngineWriter.solvedLines(out, settings);
  }

  /** The tournament game has an engine of its own. */
  private EngineTotal solve(Iterator<ParsedGame> games, ProblemReport report, EngineWriter writer)
      throws IOException {
    Rules<?, ?> rules = input.rules();
    return rules == Othello.RULES
        ? solve(
            new Positions<>(Othello.RULES, games, report),
            Othello.RULES,
            () -> new Engine(megabytes, threads.threads(), Weights.shipped())::solve,
            writer)
        : solveGenerally(rules, games, report, writer);
  }

  private <P, M> EngineTotal solveGenerally(
      Rules<P, M> rules, Iterator<ParsedGame> games, ProblemReport report, EngineWriter writer)
      throws IOException {
    return solve(
        new Positions<>(rules, games, report),
        rules,
        () -> GeneralEngine.ofMegabytes(rules, megabytes)::solve,
        writer);
  }

  /**
   * Solves positions.
   *
   * @param solvers makes an engine for each job
   */
  private <P, M> EngineTotal solve(
      Iterator<Task<P, M>> tasks,
      Rules<P, M> rules,
      Supplier<BiFunction<P, Window, Valuation<M>>> solvers,
      EngineWriter writer)
      throws IOException {
    EngineAnswers answers = new EngineAnswers(writer);
    new Batch(threads.jobs(), 1)
        .<Task<P, M>, EngineAnswer>run(
            tasks,
            () -> {
              BiFunction<P, Window, Valuation<M>> solver = solvers.get();
              return task -> solve(task, rules, solver);
            },
            answers);
    return answers.finish();
  }

  private <P, M> EngineAnswer solve(
      Task<P, M> task, Rules<P, M> rules, BiFunction<P, Window, Valuation<M>> solver) {
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
}
