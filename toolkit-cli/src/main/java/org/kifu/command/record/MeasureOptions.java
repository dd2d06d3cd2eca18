package org.kifu.command.record;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.GameStream;
import org.kifu.command.input.InputWords;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.repair.Damage;
import org.kifu.repair.LineArchive;
import org.kifu.repair.RepairExperiment;
import org.kifu.repair.RepairExperiment.ExperimentRow;
import org.kifu.repair.RepairExperiment.ListLayout;
import org.kifu.repair.RepairExperiment.ScorePlace;
import org.kifu.repair.output.ExperimentTable;
import picocli.CommandLine.Option;

/** The options for measuring the share of repairs that find the original. */
final class MeasureOptions {
  private static final List<Damage> LAID_OUT =
      List.of(Damage.CHARACTER_DROPPED, Damage.MOVE_REPEATED, Damage.NEIGHBOURS_SWAPPED);

  @Option(
      names = "--measure",
      description =
          "Repair nothing. Damage sound games of INPUT, and count how often the true game is"
              + " found.")
  private boolean asked;

  @Option(
      names = "--sample",
      paramLabel = "N",
      defaultValue = "1000",
      description = "With --measure: number of games to damage (default: 1000).")
  private int sample = 1000;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "With --measure: seed that chooses the games and their damage (default: 1).")
  private long seed = 1;

  boolean isAsked() {
    return asked;
  }

  /**
   * Measures, and writes the tables.
   *
   * @param cases takes the table of the chances of proposals
   * @param archive the games of the archive, none of which may be a game of the sample
   */
  void run(
      Supplier<ChosenGames> input,
      Function<Consumer<Problem>, GameStream> archive,
      ProblemReport report,
      int jobs,
      Writer out,
      Optional<Writer> cases)
      throws IOException {
    List<ParsedGame> games;
    try (ChosenGames read = input.get()) {
      games = RepairExperiment.sample(read.chosen(report, Progress.NONE), sample, seed);
    }
    if (games.isEmpty()) {
      throw Refusal.usage("--measure: no game reaches its end with its declared score");
    }
    RepairExperiment experiment =
        new RepairExperiment(
            games, seed, lines(archive, games, report, jobs), MeasureOptions::read);
    List<ExperimentRow> rows = new ArrayList<>();
    for (Damage damage : Damage.values()) {
      for (ScorePlace place : ScorePlace.values()) {
        rows.add(experiment.run(damage, place, jobs));
      }
    }
    String bands = ExperimentTable.bands(experiment.bands());
    out.write(ExperimentTable.markdown(rows) + "\n" + bands + "\n");
    if (cases.isPresent()) {
      ExperimentTable.cases(experiment.cases(), cases.get());
    }
    out.write(ExperimentTable.layouts(layouts(experiment, jobs)));
  }

  private static List<ExperimentRow> layouts(RepairExperiment experiment, int jobs) {
    List<ExperimentRow> rows = new ArrayList<>();
    for (Damage damage : LAID_OUT) {
      for (ListLayout layout : ListLayout.values()) {
        rows.add(experiment.run(damage, ScorePlace.BELOW, layout, jobs));
      }
    }
    return rows;
  }

  /** The games of a text, read like those of standard input. */
  private static List<ParsedGame> read(byte[] text) {
    InputWords inputs = InputWords.of(List.of("-"), new ByteArrayInputStream(text));
    ReadOptions options = ReadOptions.reportingTo(problem -> {});
    List<ParsedGame> games = new ArrayList<>();
    try (GameStream read = new GameStream(inputs, options, Progress.NONE, (source, bytes) -> {})) {
      read.forEachRemaining(games::add);
    }
    return games;
  }

  /** The lines of all games of the archive except for those of the sample; null for no archive. */
  private static @Nullable LineArchive lines(
      Function<Consumer<Problem>, GameStream> archive,
      List<ParsedGame> sample,
      ProblemReport report,
      int jobs) {
    Set<Object> drawn = new HashSet<>();
    sample.forEach(game -> drawn.add(moves(game)));
    try (GameStream games = archive.apply(report)) {
      if (!games.hasNext()) {
        return null;
      }
      Iterator<ParsedGame> others =
          StreamSupport.stream(Spliterators.spliteratorUnknownSize(games, 0), false)
              .filter(game -> !drawn.contains(moves(game)))
              .iterator();
      return LineArchive.of(others, jobs);
    }
  }

  private static Object moves(ParsedGame game) {
    return game.record().<Object>map(GameRecord::moves).orElse("");
  }
}
