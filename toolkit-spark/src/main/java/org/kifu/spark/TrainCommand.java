package org.kifu.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.SparkSession;
import org.kifu.command.option.RecipeOptions;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import org.kifu.evaluation.Weights;
import org.kifu.train.Trainer;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame;
import org.kifu.train.TrainingWorkers;
import org.kifu.train.TrainingWorkers.TrainingWork;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = "Train the weights of the evaluation; the executors value the positions.")
final class TrainCommand extends SparkJob {
  @Mixin private FormOption form = FormOption.only(Form.WEIGHTS);
  @Mixin private RecipeOptions options = new RecipeOptions();

  private Weights player = Trainer.NOTHING;
  private Optional<Weights> teacher = Optional.empty();

  TrainCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    form.form(output); // refuses a file of another form
    player = options.weights(false);
    teacher = options.teacher(false);
  }

  @Override
  protected int write(PartedInput opened, OutputStream out) throws IOException {
    List<TrainingGame> games = new ArrayList<>();
    for (InputPart part : opened.parts()) {
      part.read(problems, game -> game.record().flatMap(TrainingGame::of).ifPresent(games::add));
    }
    try (SparkSession spark = start("train")) {
      JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
      Trainer trainer =
          new Trainer(
              options.recipe(),
              games,
              options.work(),
              new SparkWorkforce(context),
              new TrainingMessages());
      options.trained(trainer, player, teacher).write(out);
      return ExitCode.CLEAN;
    }
  }

  /** The messages on the steps of a training. */
  private record TrainingMessages() implements TrainingListener {
    @Override
    public void step(String what) {
      Main.say(what);
    }

    @Override
    public void progress(long done, long all) {}
  }

  /**
   * The executors as the workers that label positions. Items are sent in rounds, so that a stopped
   * run keeps its finished results.
   */
  private record SparkWorkforce(JavaSparkContext context) implements TrainingWorkers {
    private static final int ITEMS_A_CORE = 1024;
    private static final int SLICES_A_CORE = 4;

    @Override
    public void work(TrainingWork work, int from, int to, Consumer<byte[]> results) {
      Broadcast<TrainingWork> sent = context.broadcast(work);
      int cores = context.defaultParallelism();
      for (int start = from; start < to; start += ITEMS_A_CORE * cores) {
        int end = Math.min(to, start + ITEMS_A_CORE * cores);
        List<Integer> items = IntStream.range(start, end).boxed().toList();
        context
            .parallelize(items, Math.min(items.size(), SLICES_A_CORE * cores))
            .mapPartitions(numbers -> worked(sent.value(), numbers))
            .collect()
            .forEach(results);
      }
      sent.destroy();
    }

    private static Iterator<byte[]> worked(TrainingWork work, Iterator<Integer> numbers) {
      IntFunction<byte[]> worker = work.worker();
      List<byte[]> results = new ArrayList<>();
      numbers.forEachRemaining(number -> results.add(worker.apply(number)));
      return results.iterator();
    }
  }
}
