package org.kifu.opening;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.kifu.batch.Batch;
import org.kifu.game.ParsedGame;

/** Opening statistics of any number of games, counted on several threads. */
public final class OpeningJob {
  /** One game is some microseconds of work. */
  private static final int GAMES_TOGETHER = 256;

  private OpeningJob() {}

  /**
   * Counts games. The number of threads does not change what is counted.
   *
   * @param games read by the calling thread, one at a time
   * @param jobs the number of working threads, at least 1
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public static OpeningCounts count(
      Iterator<ParsedGame> games, OpeningSettings settings, int jobs) {
    List<OpeningCounts> parts = new ArrayList<>();
    new Batch(jobs, GAMES_TOGETHER)
        .<ParsedGame, OpeningCounts>run(
            games,
            game -> game.origin().byteCount(),
            () -> {
              OpeningCounts part = new OpeningCounts(settings);
              parts.add(part);
              return game -> {
                part.add(game);
                return part;
              };
            },
            part -> {});
    OpeningCounts all = parts.removeFirst();
    parts.forEach(all::addAll);
    return all;
  }
}
