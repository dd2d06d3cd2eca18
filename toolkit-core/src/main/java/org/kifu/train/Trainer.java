package org.kifu.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.evaluation.Weights;
import org.kifu.train.PositionSource.PositionKind;
import org.kifu.train.TrainingGame.TrainingArchive;

/**
 * A trainer of the weights of the evaluation, from the end of the game backwards: the positions of
 * the first stage are solved; those of each earlier stage of the game are labelled by searches that
 * end where weights have been fitted. See docs/evaluation.md.
 *
 * <p>The same recipe, games, player and teacher give the same weights, on any number of threads and
 * after any number of interruptions.
 */
public final class Trainer {
  /** The weights that give every position the value 0, for use before the first training. */
  public static final Weights NOTHING =
      new Weights(new int[1], new short[1][Weights.PER_STAGE], List.of());

  private static final int LOWEST = 5;

  private final TrainingRecipe recipe;
  private final int allGames;
  private final TrainingArchive archive;
  private final Path folder;
  private final TrainingWorkers workers;
  private final TrainingListener listener;

  /**
   * @param games all games, including those of the test years
   * @param folder the folder for the labels; a later run continues with them
   * @param jobs the number of threads
   */
  public Trainer(
      TrainingRecipe recipe,
      List<TrainingGame> games,
      Path folder,
      int jobs,
      TrainingListener listener) {
    this(recipe, games, folder, TrainingWorkers.threads(jobs), listener);
  }

  /**
   * @param workers the workers that make the labels and play the games
   */
  public Trainer(
      TrainingRecipe recipe,
      List<TrainingGame> games,
      Path folder,
      TrainingWorkers workers,
      TrainingListener listener) {
    this.recipe = recipe;
    this.allGames = games.size();
    this.archive = TrainingArchive.of(games).withoutYears(recipe.testYears());
    this.folder = folder;
    this.workers = workers;
    this.listener = listener;
  }

  /**
   * Does all the work.
   *
   * @param player the weights that play the self-play games and answer random moves; not used if
   *     the recipe has no self-play games
   */
  public Weights train(Weights player) {
    return train(player, Optional.empty());
  }

  /**
   * Does all the work, with labels of other weights.
   *
   * @param player the weights that play the self-play games and answer random moves; not used if
   *     the recipe has no self-play games
   * @param teacher the weights at the leaves of the searches that make labels: for a position of a
   *     stage, the stages below it. If absent, these are the stages that this training has fitted.
   *     A training without a teacher has made the labels of its own result as the teacher, so with
   *     the same games, player and recipe they need not be made again
   * @throws IllegalArgumentException if {@link #asTeacher} refuses the teacher
   */
  public Weights train(Weights player, Optional<Weights> teacher) {
    teacher.ifPresent(Trainer::asTeacher);
    List<PositionSource> sources = sources(player);
    PositionLabeller labeller = new PositionLabeller(player, folder, workers, listener);
    TrainingSamples samples = archive.theory();
    Weights weights = NOTHING;
    Optional<StageNumbers> before = Optional.empty();
    for (int stage = TrainingRecipe.FIRST_STAGE;
        stage <= TrainingRecipe.LAST_STAGE;
        stage += TrainingRecipe.STAGE_STEP) {
      boolean isFirst = stage == TrainingRecipe.FIRST_STAGE;
      int fewest = isFirst ? LOWEST : stage;
      int most = stage + TrainingRecipe.STAGE_STEP - 1;
      PositionLabeller.Teacher labels =
          new PositionLabeller.Teacher(
              recipe.exactEmpties(),
              recipe.depth(),
              recipe.mean(),
              isFirst || teacher.isEmpty() ? weights : teacher.get().below(stage));
      LearntPositions known =
          recipe.distinct() ? LearntPositions.of(samples, fewest, most) : new LearntPositions();
      for (PositionSource source : sources) {
        for (PositionKind kind : recipe.kinds()) {
          int count = recipe.samples(kind, fewest);
          TrainingSamples found = labeller.of(source, kind, fewest, most, count, labels);
          if (recipe.distinct()) {
            samples.addNew(found, known);
          } else {
            samples.addAll(found);
          }
        }
      }
      listener.step("fitting at %d empties".formatted(stage));
      StageFit fit =
          before.isPresent()
              ? StageFit.onward(before.get(), samples, fewest, most)
              : StageFit.of(samples, fewest, most);
      before = recipe.onward() ? Optional.of(fit.numbers()) : before;
      short[] values = fit.rounded();
      weights =
          isFirst
              ? new Weights(new int[] {stage}, new short[][] {values}, List.of())
              : weights.with(stage, values);
    }
    return weights.madeFrom(provenance(sources, samples.size(), player, teacher));
  }

  /**
   * The same weights, if they can teach.
   *
   * @throws IllegalArgumentException if they have no weights for the last part of the game
   */
  public static Weights asTeacher(Weights weights) {
    int first = weights.stages()[0];
    if (first > TrainingRecipe.FIRST_STAGE) {
      throw new IllegalArgumentException(
          "a teacher needs weights from %d empty squares on; these begin at %d"
              .formatted(TrainingRecipe.FIRST_STAGE, first));
    }
    return weights;
  }

  private List<PositionSource> sources(Weights player) {
    int selfPlayGames = recipe.selfPlayGames();
    return selfPlayGames == 0
        ? List.of(archive.source())
        : List.of(
            archive.source(),
            new SelfPlay(player).source(0, selfPlayGames, folder, workers, listener));
  }

  private List<String> provenance(
      List<PositionSource> sources, int samples, Weights player, Optional<Weights> teacher) {
    List<String> lines = new ArrayList<>();
    lines.add("games: %d, of them %d for training".formatted(allGames, archive.games().size()));
    lines.add("test years: " + recipe.testYears().stream().sorted().toList());
    sources.forEach(source -> lines.add("positions of: " + source.name()));
    lines.add(
        "recipe: %d samples of each kind and band, %d from %d empties on, exact up to %d, %s"
            .formatted(
                recipe.samples(),
                recipe.upperSamples(),
                recipe.upperFrom(),
                recipe.exactEmpties(),
                PositionLabeller.depth(recipe.depth(), recipe.mean())));
    if (recipe.siblingPercent() > 0) {
      lines.add(
          "each move of a position, up to eight: %d %% of that".formatted(recipe.siblingPercent()));
    }
    if (recipe.distinct()) {
      lines.add("each position once, with its images");
    }
    if (recipe.onward()) {
      lines.add("fit: each stage from the weights of the one before");
    }
    lines.add("samples: " + samples);
    if (recipe.selfPlayGames() > 0) {
      lines.add("player: weights " + player.checksum());
    }
    teacher.ifPresent(by -> lines.add("teacher: weights " + by.checksum()));
    return lines;
  }

  /** A listener to the progress of a training. */
  public interface TrainingListener {
    /** Called when a part of the work begins. */
    void step(String what);

    /** Called with the amount of the current part that is done. */
    void progress(long done, long all);
  }
}
