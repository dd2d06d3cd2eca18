package org.kifu.cli;

import java.io.IOException;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/** Writes the games of an archive, and says how many of them the notation cannot hold whole. */
final class WrittenGames {
  private final RecordSink sink;
  private final ProblemReport report;
  private long written;
  private long lossy;

  WrittenGames(RecordSink sink, ProblemReport report) {
    this.sink = sink;
    this.report = report;
  }

  /** Writes a game, unless the form cannot hold it, which is then told. */
  void write(ParsedGame game, GameRecord record) throws IOException {
    if (RecordTarget.write(game, record, sink, report)) {
      written++;
      lossy += sink.losses(record).isEmpty() ? 0 : 1;
    }
  }

  /** Says how many there were. */
  void tell(Streams streams, Output output) {
    if (!output.isQuiet()) {
      String loss =
          lossy == 0
              ? ""
              : ", %d of them not as a whole (kifu convert --explain-loss says what is lost)"
                  .formatted(lossy);
      streams.say("%d %s written%s".formatted(written, written == 1 ? "game" : "games", loss));
    }
  }
}
