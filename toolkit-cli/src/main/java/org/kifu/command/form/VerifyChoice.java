package org.kifu.command.form;

import java.io.IOException;
import java.io.Serializable;
import java.io.Writer;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.Output;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.search.Engine;
import org.kifu.verify.CheckOptions;
import org.kifu.verify.Tally;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.output.VerifyWriter;
import org.kifu.verify.output.VerifyWriter.VerifySettings;
import org.kifu.words.Colours;
import org.kifu.words.Printable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options of a verification: the checks, the form of the report, and the severity that makes a
 * run fail.
 */
public final class VerifyChoice {
  private static final int MOST_EMPTIES = 60;

  @Mixin
  private FormOption form =
      FormOption.withTables(Form.TEXT, Form.JSONL, Form.CSV, Form.SARIF, Form.JUNIT);

  @Option(
      names = "--fail-on",
      paramLabel = "SEVERITY",
      defaultValue = "error",
      description =
          "Mildest severity that gives exit code 1: error, warning or never (default: error).")
  private FailOn failOn = FailOn.ERROR;

  @Option(
      names = "--by",
      paramLabel = "GROUP",
      description = "Add counts by file or by year, in text, JSONL and CSV.")
  private @Nullable Grouping by;

  /** Two options for tolerances, at most one of which may be given. */
  private static final class Tolerance {
    @Option(names = "--strict", description = "Report tolerances as errors.")
    private boolean strict;

    @Option(names = "--lenient", description = "Report tolerances as remarks (the default).")
    private boolean lenient;

    boolean isStrict() {
      return strict && !lenient;
    }
  }

  @ArgGroup private Tolerance tolerance = new Tolerance();

  @Option(
      names = "--touched-discs",
      description =
          "Test whether a wrong or forgotten flip over the board explains an illegal record.")
  private boolean touchedDiscs;

  @Option(
      names = "--loans",
      description =
          "Report every disc that one side lends to the other, which has run out, as a remark.")
  private boolean loans;

  @Option(
      names = "--solve-theory",
      description = "Solve the positions of theoretical scores, which takes seconds for each game.")
  private boolean solveTheory;

  @Option(
      names = "--theory-empties",
      paramLabel = "N",
      description =
          "With --solve-theory: number of empty squares where theoretical scores begin, 1 to 60"
              + " (default: by the source).")
  private @Nullable Integer theoryEmpties;

  /** The checks. */
  public CheckOptions checks() {
    return wanted().checks();
  }

  /** The checks in a form that can be sent to other machines. */
  public WantedChecks wanted() {
    Integer empties = theoryEmpties;
    if (empties != null && !solveTheory) {
      throw Refusal.usage("--theory-empties needs --solve-theory");
    }
    if (empties != null && (empties < 1 || empties > MOST_EMPTIES)) {
      throw Refusal.usage("--theory-empties must be 1 to " + MOST_EMPTIES + ", not " + empties);
    }
    return new WantedChecks(tolerance.isStrict(), touchedDiscs, loans, solveTheory, empties);
  }

  /** The groupings to count by; JUnit needs files. */
  public Set<Grouping> groupings(Output output) {
    Set<Grouping> groupings = EnumSet.noneOf(Grouping.class);
    if (by != null) {
      groupings.add(by);
    }
    if (form.form(output) == Form.JUNIT) {
      groupings.add(Grouping.FILE);
    }
    return groupings;
  }

  /** Opens the report on games with some rules. */
  public VerifyWriter writer(String rules, Output output, Writer out) throws IOException {
    VerifySettings settings =
        new VerifySettings(rules, checks(), failOn.severity(), Optional.ofNullable(by));
    return switch (form.form(output)) {
      case JSONL -> VerifyWriter.jsonLines(out, settings);
      case CSV -> VerifyWriter.csv(form.table(out), settings);
      case SARIF -> VerifyWriter.sarif(out, settings, FindingMeaning::of);
      case JUNIT -> VerifyWriter.junit(out, settings);
      default -> {
        Colours colours = output.colours();
        yield VerifyWriter.text(new Printable(out, colours), settings, "--format jsonl", colours);
      }
    };
  }

  /** The exit code of a verification. */
  public int exitCode(Tally total) {
    return total.count(ProblemCode.IO_ERROR) > 0
        ? ExitCode.PATH
        : failOn.isMetBy(total) ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }

  /** The severity from which on findings make a run fail. */
  enum FailOn {
    ERROR(Optional.of(Severity.ERROR)),
    WARNING(Optional.of(Severity.WARNING)),
    NEVER(Optional.empty());

    private final Optional<Severity> severity;

    FailOn(Optional<Severity> severity) {
      this.severity = severity;
    }

    /** The least severity of a failure; nothing for never. */
    public Optional<Severity> severity() {
      return severity;
    }

    /** Whether a run with these findings failed. */
    public boolean isMetBy(Tally tally) {
      return severity.isPresent()
          && tally.worst().filter(worst -> worst.compareTo(severity.get()) >= 0).isPresent();
    }

    /** The name on the command line. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The choice of checks in a form that can be sent to other machines; the checks themselves hold
   * engines.
   *
   * @param strict whether a tolerance is an error
   * @param touchedDiscs whether an illegal record is tested as one in which wrong flips stayed
   * @param loans whether to report discs that a side without discs left took from the other side
   * @param solveTheory whether the positions of theoretical scores are solved
   * @param theoryEmpties the number of empty squares there, 1 to 60; null for the number that the
   *     source states
   */
  public record WantedChecks(
      boolean strict,
      boolean touchedDiscs,
      boolean loans,
      boolean solveTheory,
      @Nullable Integer theoryEmpties)
      implements Serializable {
    private static final long serialVersionUID = 1;

    /** The checks, with new engines. */
    public CheckOptions checks() {
      CheckOptions checks =
          CheckOptions.LENIENT.withStrict(strict).withTouchedDiscs(touchedDiscs).withLoans(loans);
      OptionalInt from =
          theoryEmpties == null ? OptionalInt.empty() : OptionalInt.of(theoryEmpties);
      return solveTheory ? checks.withTheory(new CheckOptions.Theory(Engine::new, from)) : checks;
    }
  }
}
