package org.kifu.spark;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.kifu.command.option.RecipeOptions;
import org.kifu.evaluation.Weights;
import org.kifu.train.Recipe;
import org.kifu.train.Trainer;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = "Makes the weights of the evaluation; positions are labelled by the executors.")
final class TrainCommand implements Callable<Integer> {
  @Mixin private SparkInput input = new SparkInput();

  @Option(
      names = "--work",
      required = true,
      paramLabel = "DIR",
      description = "Folder of this machine that keeps the labels; a later run goes on with them.")
  private Path work = Path.of("");

  @Option(
      names = "--weights",
      paramLabel = "FILE",
      description = "What plays the self-play games; the shipped ones by default.")
  private Optional<Path> weights = Optional.empty();

  @Mixin private RecipeOptions recipe = new RecipeOptions();
  @Mixin private SparkOutput output = new SparkOutput();

  @Override
  public Integer call() throws IOException {
    Recipe wanted = recipe.recipe();
    Weights player = player(wanted);
    List<InputPart> parts = input.parts();
    output.check(SparkInput.files(parts));
    InputReport problems = new InputReport();
    List<TrainingGame> games = new ArrayList<>();
    for (InputPart part : parts) {
      PartReader.read(
          part, problems, game -> game.record().flatMap(TrainingGame::of).ifPresent(games::add));
    }
    try (SparkSession spark = input.start("train")) {
      JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
      int jobs = Runtime.getRuntime().availableProcessors();
      Trainer trainer =
          new Trainer(wanted, games, work, jobs, new SparkWorkforce(context), new Told());
      return output.writeBytes(
          out -> {
            trainer.train(player).noting("made on: " + LocalDate.now(ZoneOffset.UTC)).write(out);
            return problems.exitCode();
          });
    }
  }

  private Weights player(Recipe wanted) throws IOException {
    if (weights.isEmpty()) {
      return wanted.selfPlayGames() > 0 ? Weights.shipped() : Trainer.NOTHING;
    }
    try (InputStream in = new BufferedInputStream(Files.newInputStream(weights.get()))) {
      return Weights.read(in);
    }
  }

  /** Tells a person what is being done. */
  private record Told() implements TrainingListener {
    @Override
    public void step(String what) {
      Main.say(what);
    }

    @Override
    public void progress(long done, long all) {}
  }
}
