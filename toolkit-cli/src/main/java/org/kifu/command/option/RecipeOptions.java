package org.kifu.command.option;

import java.util.LinkedHashSet;
import java.util.Set;
import org.kifu.train.Recipe;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for how weights are made. */
public final class RecipeOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--samples",
      paramLabel = "N",
      defaultValue = "30000",
      description = "Positions of each kind for four numbers of empties; ${DEFAULT-VALUE}.")
  private int samples = 30_000;

  @Option(
      names = "--upper-samples",
      paramLabel = "N",
      defaultValue = "10000",
      description = "The same where --upper-from begins; ${DEFAULT-VALUE}.")
  private int upperSamples = 10_000;

  @Option(
      names = "--upper-from",
      paramLabel = "EMPTIES",
      defaultValue = "16",
      description = "Where --upper-samples begin, in empty squares; ${DEFAULT-VALUE}.")
  private int upperFrom = 16;

  @Option(
      names = "--exact",
      paramLabel = "EMPTIES",
      defaultValue = "15",
      description = "Solve up to so many empty squares; ${DEFAULT-VALUE}.")
  private int exact = 15;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "6",
      description = "Plies of the searches that label further up; ${DEFAULT-VALUE}.")
  private int depth = 6;

  @Option(
      names = "--mean",
      description = "Label with the mean of the values at that depth and at one ply less.")
  private boolean mean;

  @Option(
      names = "--self-play",
      paramLabel = "GAMES",
      defaultValue = "40000",
      description = "Games to play as a second source, 0 for none; ${DEFAULT-VALUE}.")
  private int selfPlay = 40_000;

  @Option(
      names = "--sum-penalty",
      paramLabel = "X",
      defaultValue = "40",
      description = "How much weights are made to change their sign with the sides; 40.")
  private double sumPenalty = 40;

  @Option(
      names = "--test-years",
      paramLabel = "YEAR",
      split = ",",
      defaultValue = "2018,2025",
      description = "Years that no training position comes from; ${DEFAULT-VALUE}.")
  private Set<Integer> testYears = new LinkedHashSet<>();

  /** The recipe. */
  public Recipe recipe() {
    try {
      return new Recipe(
          samples, upperSamples, upperFrom, exact, depth, mean, selfPlay, sumPenalty, testYears);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), String.valueOf(e.getMessage()));
    }
  }
}
