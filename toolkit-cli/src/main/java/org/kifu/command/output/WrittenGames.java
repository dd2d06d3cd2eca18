package org.kifu.command.output;

import java.io.IOException;
import java.util.List;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Option;

/** The games of an archive that are written, counted by what became of them. */
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
   * Writes a game, unless the form cannot hold it, which is then told.
   *
   * @param hasFindings whether something is wrong with it, for the sum
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

  /** Counts a game of which nothing could be read. */
  public void leaveOut() {
    leftOut++;
  }

  /** The number of games that are not written. */
  public long leftOut() {
    return leftOut;
  }

  /** Says how many there were. */
  void tell(Output output) {
    if (!output.isQuiet()) {
      streams.say(summary());
    }
  }

  private String summary() {
    StringBuilder text = new StringBuilder();
    text.append(written).append(written == 1 ? " game written" : " games written");
    text.append(leftOut == 0 ? "" : ", " + leftOut + " left out");
    text.append(withFindings == 0 ? "" : ", " + withFindings + " with findings");
    text.append(lossy == 0 ? "" : ", " + lossy + " of them not as a whole");
    text.append(lossy == 0 || loss.isExplained() ? "" : " (--explain-loss says what is lost)");
    text.append(written > 0 && leftOut + withFindings + lossy == 0 ? ", nothing lost" : "");
    return text.toString();
  }

  /** The option for naming what a notation loses. */
  public static final class LossOption {
    @Option(
        names = "--explain-loss",
        description = "Report for each game what the notation cannot hold.")
    private boolean explained;

    boolean isExplained() {
      return explained;
    }

    /** Says what a game loses, if that is asked for. */
    void explain(ParsedGame game, List<String> losses, Streams streams) {
      if (explained) {
        streams.say(
            "%s: game %d: lost: %s"
                .formatted(game.origin().start(), game.number(), String.join(", ", losses)));
      }
    }
  }
}
