package org.kifu.command.making;

import java.io.OutputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.RecipeOptions;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.Output;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Streams;
import org.kifu.evaluation.Weights;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.train.DeviationTable;
import org.kifu.train.DeviationTable.Deviation;
import org.kifu.train.ErrorTable;
import org.kifu.train.ErrorTable.ErrorRow;
import org.kifu.train.Trainer;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "train",
    description = "Train the weights of the evaluation with games.",
    footer = {
      "",
      "The work folder keeps the values to learn, so a stopped run continues where it was and"
          + " ends with the same weights. docs/evaluation.md explains the shipped weights.",
      "",
      "Example: kifu train WTHOR --work labels -o my.weights"
    })
public final class TrainCommand extends GamesJob {

  @Mixin private FormOption form = FormOption.only(Form.WEIGHTS, Form.TEXT);
  @Mixin private RecipeOptions options = new RecipeOptions();

  @Option(
      names = "--measure",
      description =
          "Print the errors of the weights in the test years and how good the chosen moves are, and"
              + " train nothing.")
  private boolean measure;

  @Option(
      names = "--deviations",
      description = "Print how far values of two depths differ, and train nothing.")
  private boolean deviations;

  @Option(
      names = "--deepest",
      paramLabel = "N",
      defaultValue = "10",
      description = "With --deviations: plies of the deepest search (default: ${DEFAULT-VALUE}).")
  private int deepest = 10;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "500",
      description = "Positions of each kind to measure with (default: ${DEFAULT-VALUE}).")
  private int positions = 500;

  @Option(
      names = "--depths",
      paramLabel = "N",
      split = ",",
      defaultValue = "0,4,8",
      description = "With --measure: search depths in plies (default: ${DEFAULT-VALUE}).")
  private List<Integer> depths = new ArrayList<>();

  @Option(
      names = "--empties",
      paramLabel = "N",
      split = ",",
      defaultValue = "10,12,14,16,18,20,24",
      description = "Numbers of empty squares to measure at (default: ${DEFAULT-VALUE}).")
  private List<Integer> empties = new ArrayList<>();

  private Weights given = Trainer.NOTHING;
  private Optional<Weights> teacher = Optional.empty();

  public TrainCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    form.form(output); // refuses a file of another form
    options.recipe();
    given = options.weights(measure || deviations);
    teacher = options.teacher(measure || deviations);
  }

  @Override
  protected int write(ChosenGames games, OutputStream out) throws Exception {
    if (measure || deviations) {
      return super.write(games, out);
    }
    Trainer trainer =
        new Trainer(options.recipe(), training(games), options.work(), jobs.jobs(), listener());
    options.trained(trainer, given, teacher).write(out);
    return ExitCode.CLEAN;
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    List<TrainingGame> all = training(games);
    out.write(
        measure
            ? TrainingTables.errors(given, errors(all))
            : TrainingTables.deviations(given, apart(all)));
    return ExitCode.CLEAN;
  }

  private List<TrainingGame> training(ChosenGames games) {
    List<TrainingGame> all = new ArrayList<>();
    RulesTally tally = new RulesTally();
    tally
        .counting(games.chosen(problems, Progress.NONE))
        .forEachRemaining(game -> game.record().flatMap(TrainingGame::of).ifPresent(all::add));
    if (!output.isQuiet()) {
      tally.tellLeftOut(streams);
    }
    return all;
  }

  private TrainingListener listener() {
    return new TrainingMessages(streams, output, progress);
  }

  private List<ErrorRow> errors(List<TrainingGame> games) {
    List<ErrorRow> rows = new ArrayList<>();
    new ErrorTable(empties, positions, options.work(), jobs.jobs(), listener())
        .measure(given, options.recipe(), games, depths, rows::add);
    return rows;
  }

  private List<Deviation> apart(List<TrainingGame> games) {
    List<Deviation> rows = new ArrayList<>();
    new DeviationTable(empties, positions, deepest, jobs.jobs(), listener())
        .measure(given, options.recipe(), games, rows::add);
    return rows;
  }

  /** The messages on the steps of a training. */
  private record TrainingMessages(Streams streams, Output output, Progress progress)
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

  /** The measurements of weights, as text tables. */
  private static final class TrainingTables {
    private TrainingTables() {}

    private static final List<Column<ErrorRow>> ERRORS =
        List.of(
            Column.number("empties", ErrorRow::empties),
            Column.number("depth", ErrorRow::depth),
            Column.number("positions", ErrorRow::positions),
            Column.number("mean error", row -> decimal("%+.2f", row.meanError())),
            Column.number("mean absolute error", row -> decimal("%.2f", row.meanAbsoluteError())),
            Column.number("best moves", row -> decimal("%.1f %%", row.bestMoves())),
            Column.number("regret", row -> decimal("%.2f", row.regret())),
            Column.text("kind", ErrorRow::kind));

    private static final List<Column<Deviation>> DEVIATIONS =
        List.of(
            Column.number("empties", Deviation::empties),
            Column.number("depth", Deviation::depth),
            Column.number("probe", Deviation::probe),
            Column.number("positions", Deviation::positions),
            Column.number("mean", 5, row -> decimal("%+.2f", row.mean())),
            Column.number("standard deviation", row -> decimal("%.2f", row.standardDeviation())));

    static String errors(Weights weights, List<ErrorRow> rows) {
      return "weights %s, errors in discs\n".formatted(weights.checksum())
          + TextTable.of(ERRORS, rows);
    }

    static String deviations(Weights weights, List<Deviation> rows) {
      return "weights %s, differences in discs\n".formatted(weights.checksum())
          + TextTable.of(DEVIATIONS, rows);
    }

    private static String decimal(String form, OptionalDouble value) {
      return value.isPresent() ? decimal(form, value.getAsDouble()) : "-";
    }

    private static String decimal(String form, double value) {
      return String.format(Locale.ROOT, form, value);
    }
  }
}
