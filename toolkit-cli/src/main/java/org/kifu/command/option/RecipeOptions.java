package org.kifu.command.option;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.ReadsFiles;
import org.kifu.command.terminal.Refusal;
import org.kifu.evaluation.Weights;
import org.kifu.file.SystemReason;
import org.kifu.train.Trainer;
import org.kifu.train.TrainingRecipe;
import picocli.CommandLine.Option;

/**
 * The options for making weights: the folder of the labels, the weights that play and that teach,
 * and the recipe.
 */
public final class RecipeOptions implements ReadsFiles {
  @Option(
      names = "--work",
      required = true,
      paramLabel = "DIR",
      description = "Folder that keeps the values to learn. A later run continues with them.")
  private Path work = Path.of("");

  @Option(
      names = "--weights",
      paramLabel = "FILE",
      description =
          "Weights that play the self-play games or are measured (default: the shipped ones).")
  private @Nullable Path weights;

  @Option(
      names = "--teacher",
      paramLabel = "FILE",
      description =
          "Weights from 8 empty squares on for the searches that make the values to learn (default:"
              + " those just fitted).")
  private @Nullable Path teacher;

  @Option(
      names = "--samples",
      paramLabel = "N",
      defaultValue = "30000",
      description =
          "Positions of each kind for each four numbers of empty squares (default:"
              + " ${DEFAULT-VALUE}).")
  private int samples = 30_000;

  @Option(
      names = "--upper-samples",
      paramLabel = "N",
      defaultValue = "10000",
      description = "The same from --upper-from empty squares on (default: ${DEFAULT-VALUE}).")
  private int upperSamples = 10_000;

  @Option(
      names = "--upper-from",
      paramLabel = "EMPTIES",
      defaultValue = "16",
      description = "Empty squares from which --upper-samples counts (default: ${DEFAULT-VALUE}).")
  private int upperFrom = 16;

  @Option(
      names = "--exact",
      paramLabel = "EMPTIES",
      defaultValue = "15",
      description =
          "Solve positions with this many empty squares or fewer (default: ${DEFAULT-VALUE}).")
  private int exact = 15;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "6",
      description = "Search depth in plies for all other positions (default: ${DEFAULT-VALUE}).")
  private int depth = 6;

  @Option(
      names = "--mean",
      description = "Learn the mean of the values at this depth and at one ply less.")
  private boolean mean;

  @Option(
      names = "--self-play",
      paramLabel = "GAMES",
      defaultValue = "40000",
      description =
          "Number of self-play games as a second source, 0 for none (default: ${DEFAULT-VALUE}).")
  private int selfPlay = 40_000;

  @Option(
      names = "--siblings",
      paramLabel = "PERCENT",
      defaultValue = "0",
      description =
          "Positions after each move of a position, up to eight, in per cent of the positions of"
              + " another kind (default: ${DEFAULT-VALUE}).")
  private int siblings;

  @Option(
      names = "--distinct",
      description = "Learn each position once, with its eight images as one.")
  private boolean distinct;

  @Option(
      names = "--onward",
      description =
          "Start the fit of each stage with the weights of the one before, in steps half as large.")
  private boolean onward;

  @Option(
      names = "--test-years",
      paramLabel = "YEAR",
      split = ",",
      defaultValue = "2018,2025",
      description = "Years that no training position comes from (default: ${DEFAULT-VALUE}).")
  private Set<Integer> testYears = new LinkedHashSet<>();

  /** The recipe. */
  public TrainingRecipe recipe() {
    try {
      return new TrainingRecipe(
          samples,
          upperSamples,
          upperFrom,
          exact,
          depth,
          mean,
          selfPlay,
          siblings,
          distinct,
          onward,
          testYears);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /** The folder that keeps the labels. */
  public Path work() {
    return work;
  }

  @Override
  public InputFiles with(InputFiles inputs) {
    InputFiles played = weights == null ? inputs : inputs.with(weights);
    return teacher == null ? played : played.with(teacher);
  }

  /**
   * The weights that play or are measured.
   *
   * @param isMeasured whether weights are needed even if there are no self-play games
   */
  public Weights weights(boolean isMeasured) {
    if (weights == null) {
      boolean needed = recipe().selfPlayGames() > 0 || isMeasured;
      return needed ? Weights.shipped() : Trainer.NOTHING;
    }
    return read(weights);
  }

  /**
   * The weights that teach, if others than those just fitted.
   *
   * @param isMeasured whether nothing is learnt, so that a teacher is refused
   */
  public Optional<Weights> teacher(boolean isMeasured) {
    if (teacher == null) {
      return Optional.empty();
    }
    if (isMeasured) {
      throw Refusal.usage("--teacher is not for --measure and --deviations, which learn nothing");
    }
    try {
      return Optional.of(Trainer.asTeacher(read(teacher)));
    } catch (IllegalArgumentException e) {
      throw Refusal.path(teacher + ": " + e.getMessage());
    }
  }

  private static Weights read(Path file) {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return Weights.read(in);
    } catch (IOException e) {
      throw Refusal.path(file + ": " + SystemReason.of(e));
    }
  }

  /** Trains, and notes the date in the weights. */
  public Weights trained(Trainer trainer, Weights player, Optional<Weights> teaching) {
    return trainer.train(player, teaching).noting("made on: " + LocalDate.now(ZoneOffset.UTC));
  }
}
