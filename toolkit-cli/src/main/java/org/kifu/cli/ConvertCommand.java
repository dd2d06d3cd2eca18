package org.kifu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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
final class ConvertCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      description = "The notation to write: transcript, diagram, wthor or json.")
  private String to = "";

  @Option(
      names = "--explain-loss",
      description = "Say for each game what of it the notation cannot hold.")
  private boolean explainLoss;

  @Mixin private Output output = new Output();

  ConvertCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    if (!RecordSink.forms().contains(to)) {
      String known = String.join(" ", RecordSink.forms());
      throw Refusal.usage("--to: '%s' cannot be written; known: %s".formatted(to, known));
    }
    ProblemReport report = new ProblemReport(streams);
    try (Games games = input.open(streams);
        Progress progress = new Progress(streams, output)) {
      Optional<Path> target = output.file();
      if (target.isPresent()) {
        convertTo(target.get(), games, report, progress);
      } else {
        convertToStandardOutput(games, report, progress);
      }
    }
    return report.exitCode();
  }

  private void convertTo(Path target, Games games, ProblemReport report, Progress progress)
      throws IOException {
    for (Path file : RecordSink.files(to, target)) {
      Staging.check(file, output.mayReplace(), games.files());
    }
    try (Staging staging = Staging.beside(target)) {
      convert(staging.file(target), games.chosen(report, progress), report);
      staging.publish();
    }
  }

  /** Writers write files: the one file is made first and then copied out. */
  private void convertToStandardOutput(Games games, ProblemReport report, Progress progress)
      throws IOException {
    Path target = Path.of(System.getProperty("java.io.tmpdir"), "games");
    if (RecordSink.files(to, target).size() > 1) {
      throw Refusal.usage(to + " is several files: name the first with -o");
    }
    try (Staging staging = Staging.beside(target)) {
      convert(staging.file(target), games.chosen(report, progress), report);
      Files.copy(staging.file(target), streams.out());
      streams.out().flush();
    }
  }

  private void convert(Path file, Iterator<ParsedGame> games, ProblemReport report)
      throws IOException {
    int written = 0;
    int lossy = 0;
    try (RecordSink sink = RecordSink.open(to, file)) {
      while (games.hasNext()) {
        ParsedGame game = games.next();
        if (game.record().isEmpty()) {
          game.problems().forEach(report);
          continue;
        }
        GameRecord record = game.record().get();
        Optional<String> refusal = sink.refusal(record);
        if (refusal.isPresent()) {
          report.notWritten(game, refusal.get());
          continue;
        }
        sink.write(game, record);
        written++;
        lossy += explain(game, sink.losses(record)) ? 1 : 0;
      }
    }
    summarise(written, lossy);
  }

  private boolean explain(ParsedGame game, List<String> losses) {
    if (explainLoss && !losses.isEmpty()) {
      streams.say(
          "%s: game %d: lost: %s"
              .formatted(game.origin().start(), game.number(), String.join(", ", losses)));
    }
    return !losses.isEmpty();
  }

  private void summarise(int written, int lossy) {
    if (!output.isQuiet()) {
      String loss = lossy == 0 ? "nothing lost" : lossy + " of them not as a whole";
      String hint = lossy == 0 || explainLoss ? "" : " (--explain-loss says what is lost)";
      String games = written == 1 ? "game" : "games";
      streams.say("%d %s written, %s%s".formatted(written, games, loss, hint));
    }
  }
}
