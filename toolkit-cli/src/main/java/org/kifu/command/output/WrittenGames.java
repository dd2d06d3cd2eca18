package org.kifu.command.output;

import java.io.IOException;
import java.util.List;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameWriter;
import org.kifu.game.Counted;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Option;

/** The written games of an archive, counted by result. */
public final class WrittenGames {
  private final GameWriter sink;
  private final ProblemReport report;
  private final LossOption loss;
  private final Streams streams;
  private long written;
  private long leftOut;
  private long withFindings;
  private long lossy;

  public WrittenGames(GameWriter sink, ProblemReport report, LossOption loss, Streams streams) {
    this.sink = sink;
    this.report = report;
    this.loss = loss;
    this.streams = streams;
  }

  /**
   * Writes a game, or reports that the notation cannot hold it.
   *
   * @param hasFindings whether the game has findings, for the sum
   */
  public void write(ParsedGame game, GameRecord record, boolean hasFindings) throws IOException {
    List<String> losses = sink.losses(record);
    if (!RecordTarget.write(game, record, sink, report)) {
      leftOut++;
      return;
    }
    written++;
    withFindings += hasFindings ? 1 : 0;
    if (!losses.isEmpty()) {
      lossy++;
      loss.explain(game, losses, streams);
    }
  }

  /** Counts a game that could not be read at all. */
  public void leaveOut() {
    leftOut++;
  }

  /** The number of games that are not written. */
  public long leftOut() {
    return leftOut;
  }

  /** Reports the counts. */
  void tell(Output output) {
    if (!output.isQuiet()) {
      streams.say(summary());
    }
  }

  private String summary() {
    StringBuilder text = new StringBuilder();
    text.append(Counted.of(written, "game")).append(" written");
    text.append(leftOut == 0 ? "" : ", " + leftOut + " left out");
    text.append(withFindings == 0 ? "" : ", " + withFindings + " with findings");
    text.append(lossy == 0 ? "" : ", " + lossy + " of them not as a whole");
    text.append(lossy == 0 || loss.isExplained() ? "" : " (--explain-loss says what is lost)");
    boolean areWhole = written > 0 && leftOut + withFindings + lossy == 0;
    text.append(areWhole && !report.hasIgnoredText() ? ", nothing lost" : "");
    text.append(report.hasIgnoredText() ? "; text was ignored ('kifu verify' lists it)" : "");
    return text.toString();
  }

  /** The option for listing the facts that a notation loses. */
  public static final class LossOption {
    @Option(
        names = "--explain-loss",
        description = "Report for each game what the notation cannot hold.")
    private boolean explained;

    boolean isExplained() {
      return explained;
    }

    /** Reports the facts that a game loses, if the option is given. */
    void explain(ParsedGame game, List<String> losses, Streams streams) {
      if (explained) {
        streams.say(
            "%s: game %d: lost: %s"
                .formatted(game.origin().start(), game.number(), String.join(", ", losses)));
      }
    }
  }
}
