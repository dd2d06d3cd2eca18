package org.kifu.command.making;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.InputFiles;
import org.kifu.command.JobsOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.ReadsFiles;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.command.option.RecipeOptions;
import org.kifu.evaluation.Weights;
import org.kifu.source.SystemReason;
import org.kifu.train.DeviationTable;
import org.kifu.train.DeviationTable.Deviation;
import org.kifu.train.ErrorTable;
import org.kifu.train.ErrorTable.ErrorRow;
import org.kifu.train.Recipe;
import org.kifu.train.Trainer;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "train",
    description = "Makes the weights of the evaluation from games.",
    footer = {
      "",
      "Labels are kept in the work folder: a run that was stopped goes on where it was, and ends"
          + " with",
      "the same weights. See docs/evaluation.md for how the shipped weights were made.",
      "",
      "Example: kifu train WTHOR --work labels -o my.weights"
    })
public final class TrainCommand implements Callable<Integer>, ReadsFiles {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--work",
      required = true,
      paramLabel = "DIR",
      description = "Folder that keeps the labels; a later run goes on with them.")
  private Path work = Path.of("");

  @Option(
      names = "--measure",
      description = "Print how far the weights are off in the test years; train nothing.")
  private boolean measure;

  @Option(
      names = "--deviations",
      description =
          "Print how far values of two depths lie apart, for what a search may leave out; train"
              + " nothing.")
  private boolean deviations;

  @Option(
      names = "--deepest",
      paramLabel = "N",
      defaultValue = "10",
      description = "Plies of the deepest search for --deviations; ${DEFAULT-VALUE}.")
  private int deepest = 10;

  @Option(
      names = "--weights",
      paramLabel = "FILE",
      description = "What plays the self-play games, or is measured; the shipped ones by default.")
  private @Nullable Path weights;

  @Mixin private RecipeOptions recipeOptions = new RecipeOptions();

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "500",
      description = "Positions of each kind to measure with; ${DEFAULT-VALUE}.")
  private int positions = 500;

  @Option(
      names = "--depths",
      paramLabel = "N",
      split = ",",
      defaultValue = "0,4,8",
      description = "Plies of search to measure with; ${DEFAULT-VALUE}.")
  private List<Integer> depths = new ArrayList<>();

  @Option(
      names = "--empties",
      paramLabel = "N",
      split = ",",
      defaultValue = "10,12,14,16,18,20,24",
      description = "Numbers of empty squares to measure at; ${DEFAULT-VALUE}.")
  private List<Integer> empties = new ArrayList<>();

  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public TrainCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    Recipe recipe = recipeOptions.recipe();
    Weights given = given();
    ProblemReport problems = new ProblemReport(streams, output);
    try (Games games = input.open(streams);
        Progress progress = new Progress(streams, output)) {
      List<TrainingGame> all = new ArrayList<>();
      games
          .chosen(problems, Progress.NONE)
          .forEachRemaining(game -> game.record().flatMap(TrainingGame::of).ifPresent(all::add));
      TrainingListener listener = new Told(streams, output, progress);
      return measure || deviations
          ? output.writeText(
              streams,
              games.files(),
              out -> {
                out.write(
                    measure
                        ? TrainingTables.errors(given, errors(given, recipe, all, listener))
                        : TrainingTables.deviations(given, apart(given, recipe, all, listener)));
                return problems.exitCode();
              })
          : output.write(
              streams,
              games.files(),
              out -> {
                trained(given, recipe, all, listener).write(out);
                return problems.exitCode();
              });
    }
  }

  @Override
  public InputFiles with(InputFiles inputs) {
    return weights == null ? inputs : inputs.with(weights);
  }

  private Weights trained(
      Weights player, Recipe recipe, List<TrainingGame> games, TrainingListener listener) {
    Trainer trainer = new Trainer(recipe, games, work, jobs.jobs(), listener);
    return trainer.train(player).noting("made on: " + LocalDate.now(ZoneOffset.UTC));
  }

  private List<ErrorRow> errors(
      Weights of, Recipe recipe, List<TrainingGame> games, TrainingListener listener) {
    List<ErrorRow> rows = new ArrayList<>();
    new ErrorTable(empties, positions, work, jobs.jobs(), listener)
        .measure(of, recipe, games, depths, rows::add);
    return rows;
  }

  private List<Deviation> apart(
      Weights of, Recipe recipe, List<TrainingGame> games, TrainingListener listener) {
    List<Deviation> rows = new ArrayList<>();
    new DeviationTable(empties, positions, deepest, jobs.jobs(), listener)
        .measure(of, recipe, games, rows::add);
    return rows;
  }

  private Weights given() {
    if (weights == null) {
      boolean needed = recipeOptions.recipe().selfPlayGames() > 0 || measure || deviations;
      return needed ? Weights.shipped() : Trainer.NOTHING;
    }
    try (InputStream in = new BufferedInputStream(Files.newInputStream(weights))) {
      return Weights.read(in);
    } catch (IOException e) {
      throw Refusal.path(weights + ": " + SystemReason.of(e));
    }
  }

  /** Tells a person what is being done. */
  private record Told(Streams streams, Output output, Progress progress)
      implements TrainingListener {
    @Override
    public void step(String what) {
      if (!output.isQuiet()) {
        streams.say(what);
      }
    }

    @Override
    public void progress(long done, long all) {
      progress.at(done, all);
    }
  }
}
