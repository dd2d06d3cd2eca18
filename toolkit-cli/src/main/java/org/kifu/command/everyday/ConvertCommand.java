package org.kifu.command.everyday;

import java.io.IOException;
import java.util.Iterator;
import java.util.concurrent.Callable;
import org.kifu.command.CorrectOption;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.LossOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.RecordTarget;
import org.kifu.command.Streams;
import org.kifu.command.WrittenGames;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "convert",
    description = "Writes games in another notation.",
    footer = {
      "",
      "WTHOR output is three files: games (.wtb), players (.jou) and tournaments (.trn).",
      "",
      "Example: kifu convert examples/wthor/WTH_1997-match.wtb --to transcript -o match.txt"
    })
public final class ConvertCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      description =
          "The notation to write: transcript, diagram, wthor, ggf, sgf, pgn, pdn, pdn-numeric, solo"
              + " or json.")
  private String to = "";

  @Mixin private ThenOption then = new ThenOption();
  @Mixin private LossOption loss = new LossOption();
  @Mixin private CorrectOption correct = new CorrectOption();
  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public ConvertCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    RecordTarget target = new RecordTarget(to, streams, output);
    ProblemReport report = new ProblemReport(streams, output);
    try (Games games = input.open(streams, correct.edits());
        Progress progress = new Progress(streams, output)) {
      target.write(games.files(), sink -> convert(sink, games.chosen(report, progress), report));
    }
    return report.exitCode();
  }

  private WrittenGames convert(GameWriter sink, Iterator<ParsedGame> chosen, ProblemReport report)
      throws IOException {
    WrittenGames written = new WrittenGames(sink, report, loss, streams);
    while (chosen.hasNext()) {
      ParsedGame game = chosen.next();
      boolean hasFindings = report.game(game);
      if (game.record().isPresent() && !game.isLost()) {
        GameRecord record = then.applied(game, game.record().get());
        written.write(game, record, hasFindings); // of damage, what stands before it
      } else {
        written.leaveOut();
      }
    }
    return written;
  }
}
