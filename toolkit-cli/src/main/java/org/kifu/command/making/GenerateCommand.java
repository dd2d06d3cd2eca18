package org.kifu.command.making;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import org.kifu.archive.output.SyntheticJson;
import org.kifu.archive.synthetic.SyntheticGames;
import org.kifu.board.StartSpec;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.GameInput;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.output.FreshFolder;
import org.kifu.command.output.WritingOptions;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameWriter;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "generate",
    description = "Make an archive of artificial games for measurements.",
    footer = {
      "",
      "Of 100 games, 95 follow a real game of INPUT for 8 to 30 moves and go on at random; 5"
          + " are random from the start. All are played to the end. The same INPUT, seed and"
          + " options give the same bytes. Kifu prints what it made as JSON.",
      "",
      "Example: kifu generate examples/wthor --games 100000 -o synthetic"
    })
public final class GenerateCommand implements Callable<Integer> {
  private static final LocalDate MADE = LocalDate.of(2026, 1, 1);
  private static final int FIRST_YEAR = 1977;
  private static final int YEARS = 50;

  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--games",
      required = true,
      paramLabel = "N",
      description = "Number of games to make.")
  private long count;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the random numbers (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--games-per-file",
      paramLabel = "N",
      defaultValue = "100000",
      description = "Maximum number of games in a file (default: ${DEFAULT-VALUE}).")
  private int gamesPerFile = 100_000;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "New or empty folder for the WTHOR files.")
  private Path folder = Path.of("");

  @Mixin private WritingOptions writing = new WritingOptions();

  public GenerateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    input.refuseOtherRules("generate");
    if (count < 1 || gamesPerFile < 1) {
      throw Refusal.usage("--games and --games-per-file must be 1 or more");
    }
    input.refuseInside(folder, streams);
    ProblemReport report = new ProblemReport(streams, () -> writing.isQuiet());
    try (ChosenGames games = input.open(streams);
        FreshFolder fresh = FreshFolder.open(folder, writing.mayReplace(), games.files());
        Progress progress = new Progress(streams, writing.isQuiet())) {
      List<byte[]> real = new ArrayList<>();
      games
          .chosen(report, Progress.NONE)
          .forEachRemaining(
              game ->
                  game.record()
                      .filter(GenerateCommand::canBeFollowed)
                      .map(GameRecord::moves)
                      .ifPresent(moves -> real.add(moves.squares())));
      if (real.isEmpty()) {
        throw Refusal.usage("the input has no game of 8x8 Othello to follow");
      }
      SyntheticJson made = write(new SyntheticGames(real, seed), real.size(), fresh, progress);
      fresh.publish();
      Writer out = new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8);
      made.write(out);
      out.flush();
    }
    return report.exitCode();
  }

  private static boolean canBeFollowed(GameRecord game) {
    return game.rules().equals(GameRecord.OTHELLO)
        && game.start() instanceof StartSpec.Standard
        && game.moves().isCompact();
  }

  private SyntheticJson write(SyntheticGames games, int real, FreshFolder fresh, Progress progress)
      throws IOException {
    MessageDigest digest = sha256();
    int files = 0;
    for (long first = 0; first < count; first += gamesPerFile) {
      GameDate date = GameDate.ofYear(FIRST_YEAR + files % YEARS);
      files++;
      Path file = fresh.file("synthetic-%05d.wtb".formatted(files));
      try (GameWriter writer = GameWriter.open("wthor", file, MADE)) {
        for (long i = first; i < Math.min(count, first + gamesPerFile); i++) {
          GameRecord game = games.game(i);
          digest.update(game.moves().squares());
          writer.write(dated(game, date));
        }
      }
      progress.at(Math.min(count, first + gamesPerFile), count, "game");
    }
    String sum = HexFormat.of().formatHex(digest.digest());
    return new SyntheticJson(count, files, real, sum, seed, gamesPerFile);
  }

  private static GameRecord dated(GameRecord game, GameDate date) {
    GameHeader header = game.header();
    return game.withHeader(
        new GameHeader(header.black(), header.white(), header.event(), header.place(), date));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
