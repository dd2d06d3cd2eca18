package org.kifu.command.option;

import org.jspecify.annotations.Nullable;
import org.kifu.verify.Checks;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for what games are checked for beside the rules. */
public final class CheckOptions {
  private static final int MOST_EMPTIES = 60;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  /** How tolerances are taken: one of two. */
  private static final class Tolerance {
    @Option(names = "--strict", description = "What is taken only by a tolerance is an error.")
    private boolean strict;

    @Option(
        names = "--lenient",
        description = "What is taken only by a tolerance is a remark; so it is by default.")
    private boolean lenient;

    boolean isStrict() {
      return strict && !lenient;
    }
  }

  @ArgGroup private Tolerance tolerance = new Tolerance();

  @Option(
      names = "--touched-discs",
      description =
          "Try an illegal record as one of a game over the board in which a wrong or forgotten"
              + " flip stood.")
  private boolean touchedDiscs;

  @Option(
      names = "--loans",
      description =
          "Tell every disc that the other side lends to a side without any left, as a remark.")
  private boolean loans;

  @Option(
      names = "--solve-theory",
      description = "Solve the positions of theoretical scores, which takes seconds a game.")
  private boolean solveTheory;

  @Option(
      names = "--theory-empties",
      paramLabel = "N",
      description =
          "With --solve-theory: how many squares are empty where theoretical scores begin, 1 to 60;"
              + " what the source says by default.")
  private @Nullable Integer theoryEmpties;

  /** What is checked for. */
  public Checks checks() {
    return wanted().checks();
  }

  /** The same, as it may travel. */
  public WantedChecks wanted() {
    Integer empties = theoryEmpties;
    if (empties != null && !solveTheory) {
      throw refused("--theory-empties goes with --solve-theory");
    }
    if (empties != null && (empties < 1 || empties > MOST_EMPTIES)) {
      throw refused("--theory-empties is 1 to " + MOST_EMPTIES + ", not " + empties);
    }
    return new WantedChecks(tolerance.isStrict(), touchedDiscs, loans, solveTheory, empties);
  }

  private ParameterException refused(String reason) {
    return new ParameterException(command.commandLine(), reason);
  }
}
