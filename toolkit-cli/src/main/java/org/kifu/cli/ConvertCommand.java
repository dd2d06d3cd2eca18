package org.kifu.cli;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
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
      description = "The notation to write: transcript, diagram, wthor, ggf, sgf, pgn or json.")
  private String to = "";

  @Option(
      names = "--explain-loss",
      description = "Say for each game what of it the notation cannot hold.")
  private boolean explainLoss;

  @Mixin private CorrectOption correct = new CorrectOption();
  @Mixin private Output output = new Output();

  ConvertCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    RecordTarget target = new RecordTarget(to, streams, output);
    ProblemReport report = new ProblemReport(streams, output);
    try (Games games = input.open(streams, correct.edits());
        Progress progress = new Progress(streams, output)) {
      target.write(games.files(), sink -> convert(sink, games.chosen(report, progress), report));
    }
    return report.exitCode();
  }

  private void convert(RecordSink games, Iterator<ParsedGame> chosen, ProblemReport report)
      throws IOException {
    Counts counts = new Counts();
    while (chosen.hasNext()) {
      counts.add(convert(games, chosen.next(), report));
    }
    if (!output.isQuiet()) {
      streams.say(counts.summary(explainLoss));
    }
  }

  /** Writes what was read of a game, also before damage, and says what became of it. */
  private Fate convert(RecordSink games, ParsedGame game, ProblemReport report) throws IOException {
    boolean hasFindings = report.game(game);
    if (game.record().isEmpty()) {
      return Fate.LEFT_OUT;
    }
    GameRecord record = game.record().get();
    if (!RecordTarget.write(game, record, games, report)) {
      return Fate.LEFT_OUT;
    }
    boolean isLossy = explain(game, games.losses(record));
    return new Fate(true, hasFindings, isLossy);
  }

  /**
   * What became of a game.
   *
   * @param findings whether something is wrong with it
   * @param lossy whether the notation cannot hold all of it
   */
  private record Fate(boolean written, boolean findings, boolean lossy) {
    static final Fate LEFT_OUT = new Fate(false, true, false);
  }

  /** How many games had which fate. */
  private static final class Counts {
    private int written;
    private int leftOut;
    private int findings;
    private int lossy;

    void add(Fate fate) {
      written += fate.written() ? 1 : 0;
      leftOut += fate.written() ? 0 : 1;
      findings += fate.written() && fate.findings() ? 1 : 0;
      lossy += fate.lossy() ? 1 : 0;
    }

    String summary(boolean isExplained) {
      StringBuilder text = new StringBuilder();
      text.append(written).append(written == 1 ? " game written" : " games written");
      text.append(leftOut == 0 ? "" : ", " + leftOut + " left out");
      text.append(findings == 0 ? "" : ", " + findings + " with findings");
      text.append(lossy == 0 ? "" : ", " + lossy + " of them not as a whole");
      text.append(lossy == 0 || isExplained ? "" : " (--explain-loss says what is lost)");
      text.append(leftOut + findings + lossy == 0 ? ", nothing lost" : "");
      return text.toString();
    }
  }

  private boolean explain(ParsedGame game, List<String> losses) {
    if (explainLoss && !losses.isEmpty()) {
      streams.say(
          "%s: game %d: lost: %s"
              .formatted(game.origin().start(), game.number(), String.join(", ", losses)));
    }
    return !losses.isEmpty();
  }
}
