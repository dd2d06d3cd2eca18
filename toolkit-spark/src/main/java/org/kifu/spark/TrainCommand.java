package org.kifu.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.kifu.command.option.RecipeOptions;
import org.kifu.command.terminal.ExitCode;
import org.kifu.evaluation.Weights;
import org.kifu.train.Trainer;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = "Makes the weights of the evaluation; positions are labelled by the executors.")
final class TrainCommand extends SparkJob {
  @Mixin private RecipeOptions options = new RecipeOptions();

  private Weights player = Trainer.NOTHING;

  @Override
  protected void check() {
    player = options.weights(false);
  }

  @Override
  protected int write(SparkInput.Opened opened, OutputStream out) throws IOException {
    List<TrainingGame> games = new ArrayList<>();
    for (InputPart part : opened.parts()) {
      PartReader.read(
          part, problems, game -> game.record().flatMap(TrainingGame::of).ifPresent(games::add));
    }
    try (SparkSession spark = input.start("train")) {
      JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
      int jobs = Runtime.getRuntime().availableProcessors();
      Trainer trainer =
          new Trainer(
              options.recipe(),
              games,
              options.work(),
              jobs,
              new SparkWorkforce(context),
              new TrainingMessages());
      options.trained(trainer, player).write(out);
      return ExitCode.CLEAN;
    }
  }

  /** Tells a person what is being done. */
  private record TrainingMessages() implements TrainingListener {
    @Override
    public void step(String what) {
      Main.say(what);
    }

    @Override
    public void progress(long done, long all) {}
  }
}
