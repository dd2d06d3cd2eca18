package org.kifu.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.kifu.evaluation.Weights;

/**
 * Trains the weights of the evaluation, from the end of the game backwards: the positions of the
 * first stage are solved; those of each stage further up are labelled by searches that end where
 * weights have been fitted. See docs/evaluation.md.
 *
 * <p>The same recipe and games give the same weights, on any number of threads, however often the
 * work was stopped.
 */
public final class Trainer {
  private static final int THOUSAND = 1000;
  private static final int LOWEST = 5;
  private static final int THEORY_EMPTIES = 24;

  private final Recipe recipe;
  private final List<TrainingGame> games;
  private final Path folder;
  private final int jobs;
  private final TrainingListener listener;

  /**
   * @param games all games, those of the test years included
   * @param folder takes the labels; a later run goes on with them
   * @param jobs the number of threads
   */
  public Trainer(
      Recipe recipe, List<TrainingGame> games, Path folder, int jobs, TrainingListener listener) {
    this.recipe = recipe;
    this.games = games.stream().filter(game -> !recipe.testYears().contains(game.year())).toList();
    this.folder = folder;
    this.jobs = jobs;
    this.listener = listener;
  }

  /** Does all the work. */
  public Weights train() {
    PositionSource archive = archive();
    if (recipe.selfPlayGames() == 0) {
      return pass(List.of(archive), THOUSAND * recipe.samples());
    }
    Weights first = pass(List.of(archive), THOUSAND * recipe.samples() / 4);
    PositionSource selfPlay =
        new SelfPlay(first).source(THOUSAND * recipe.selfPlayGames(), folder, jobs, listener);
    return pass(List.of(archive, selfPlay), THOUSAND * recipe.samples());
  }

  private Weights pass(List<PositionSource> sources, int count) {
    Labels labels = new Labels(folder, jobs, listener);
    Samples samples = theory();
    List<short[]> values = new ArrayList<>();
    List<Integer> stages = new ArrayList<>();
    Weights weights = weights(stages, values);
    for (int stage = Recipe.FIRST_STAGE; stage <= Recipe.LAST_STAGE; stage += Recipe.STAGE_STEP) {
      int fewest = stage == Recipe.FIRST_STAGE ? LOWEST : stage;
      int most = stage + Recipe.STAGE_STEP - 1;
      Labels.Teacher teacher = new Labels.Teacher(recipe.exactEmpties(), recipe.depth(), weights);
      for (PositionSource source : sources) {
        for (Kind kind : Kind.values()) {
          samples.addAll(labels.of(source, kind, fewest, most, count, teacher));
        }
      }
      listener.step("fitting at %d empties".formatted(stage));
      values.add(StageFit.steps(samples, stage, jobs));
      stages.add(stage);
      weights = weights(stages, values);
    }
    return weights;
  }

  private static Weights weights(List<Integer> stages, List<short[]> values) {
    if (stages.isEmpty()) {
      return new Weights(
          new int[] {0}, new short[1][org.kifu.evaluation.Features.COUNT], List.of());
    }
    return new Weights(
        stages.stream().mapToInt(Integer::intValue).toArray(),
        values.toArray(short[][]::new),
        List.of());
  }

  private PositionSource archive() {
    CRC32 crc = new CRC32();
    List<byte[]> moves = games.stream().map(game -> game.moves().squares()).toList();
    moves.forEach(crc::update);
    return new PositionSource(
        "archive of %d games %08x".formatted(games.size(), crc.getValue()), moves);
  }

  /** The positions whose score with perfect play the archive knows. */
  private Samples theory() {
    Samples samples = new Samples();
    for (TrainingGame game : games) {
      Walk walk = new Walk();
      if (game.blackDiscsAt24().isPresent()
          && walk.follow(game.moves().squares(), THEORY_EMPTIES)
          && walk.moves() != 0) {
        int black = 2 * game.blackDiscsAt24().getAsInt() - 64;
        samples.add(walk.player(), walk.opponent(), 100 * (walk.blackToMove() ? black : -black));
      }
    }
    return samples;
  }
}
