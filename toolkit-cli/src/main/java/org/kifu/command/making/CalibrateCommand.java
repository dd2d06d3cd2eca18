package org.kifu.command.making;

import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Limits;
import org.kifu.annotate.PeerTable;
import org.kifu.chart.archive.ReliabilityChart;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.RulesTally;
import org.kifu.command.output.ChartOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;
import org.kifu.train.Calibration;
import org.kifu.train.ChanceSampler;
import org.kifu.train.PeerCensus;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "calibrate",
    description = "Fit chances to win, by value and empty squares, to played games.",
    footer = {
      "",
      "Kifu draws one position from each game of two people, or of two programs with --programs."
          + " Games of the years divisible by 5 test the curve, and the comment lines of the file"
          + " give the result. All other games fit it."
          + " docs/metrics.md shows the curves that come with Kifu.",
      "",
      "Example: kifu calibrate WTHOR -o win-curve.csv --chart reliability.svg"
    })
public final class CalibrateCommand extends GamesJob {

  private static final int LEVEL = 16;
  private static final int LEVEL_OF_PEERS = 10;

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "Search level for the values, 1 to 60 (default: 16, or 10 with --peers).")
  private @Nullable Integer level;

  @Option(
      names = "--programs",
      description =
          "Draw from games of two programs, whose names end with an author in brackets and in lower"
              + " case, instead of games of two people.")
  private boolean ofPrograms;

  @Option(
      names = "--peers",
      paramLabel = "N",
      description =
          "Write how accurately players played, decade by decade, from N games of each decade,"
              + " instead of a curve.")
  private @Nullable Integer peers;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the sample of --peers (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Mixin private FormOption form = FormOption.only(Form.CSV);
  @Mixin private ChartOption chart = new ChartOption();

  public CalibrateCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    form.form(output); // refuses a file of another form
    input.refuseOtherRules("calibrate");
    if (peers != null && (peers < 1 || chart.isGiven() || ofPrograms)) {
      throw Refusal.usage(
          "--peers takes 1 game or more of each decade, without --chart or --programs");
    }
    limits();
  }

  @Override
  protected void begin(ChosenGames games, InputFiles files) throws Exception {
    chart.check(output, files);
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    return peers == null ? writeCurve(games, out) : writePeers(peers, games, out);
  }

  private int writePeers(int size, ChosenGames games, Writer out) throws Exception {
    PeerCensus census = new PeerCensus(size, seed);
    games.chosen(problems, Progress.NONE).forEachRemaining(census::add);
    PeerTable table = census.table(limits(), jobs.jobs(), new TrainingProgress(progress));
    out.write("# Accuracy of one side in one game, in hundredths of a per cent; kifu calibrate.\n");
    out.write("# values: " + new Engine().description() + "\n");
    out.write("# a random sample, seed %d: %s\n".formatted(seed, census.sizes()));
    out.write(
        "# strongest: the quarter that scored most, of the players with %s or more\n"
            .formatted(Counted.of(PeerCensus.LEAST_GAMES, "game")));
    out.write(table.text());
    return ExitCode.CLEAN;
  }

  private int writeCurve(ChosenGames games, Writer out) throws Exception {
    List<TrainingGame> all = new ArrayList<>();
    RulesTally tally = new RulesTally();
    tally
        .counting(games.chosen(problems, Progress.NONE))
        .forEachRemaining(
            game ->
                game.record()
                    .flatMap(TrainingGame::of)
                    .filter(each -> each.programs() == (ofPrograms ? 2 : 0))
                    .ifPresent(all::add));
    if (!output.isQuiet()) {
      tally.tellLeftOut(streams);
    }
    Calibration found =
        Calibration.of(
            all, new ChanceSampler(limits(), jobs.jobs(), new TrainingProgress(progress)));
    String players = ofPrograms ? "two programs" : "two people";
    out.write(found.text(new Engine().description(), limits(), players));
    chart.write(streams, () -> ReliabilityChart.of(found.reliability()));
    return ExitCode.CLEAN;
  }

  private Limits limits() {
    try {
      int usual = peers == null ? LEVEL : LEVEL_OF_PEERS;
      return SearchLevels.limits(level == null ? usual : level);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  private record TrainingProgress(Progress progress) implements TrainingListener {
    @Override
    public void step(String what) {}

    @Override
    public void progress(long done, long all) {
      progress.at(done, all);
    }
  }
}
