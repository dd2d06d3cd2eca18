package org.kifu.archive.stats;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.kifu.batch.Batch;
import org.kifu.game.ParsedGame;

/** Counts whole games on several threads. */
public final class StatsJob {
  /** One game is some microseconds of work. */
  private static final int GAMES_TOGETHER = 256;

  private StatsJob() {}

  /**
   * Counts games. The number of threads does not change what is counted.
   *
   * @param games read by the calling thread, one at a time
   * @param jobs the number of working threads, at least 1
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public static GameStats count(Iterator<ParsedGame> games, int jobs) {
    List<GameTally> parts = new ArrayList<>();
    new Batch(jobs, GAMES_TOGETHER)
        .<ParsedGame, GameTally>run(
            games,
            game -> game.origin().byteCount(),
            () -> {
              GameTally part = new GameTally();
              parts.add(part);
              return game -> {
                part.add(game);
                return part;
              };
            },
            part -> {});
    GameTally all = parts.removeFirst();
    parts.forEach(all::addAll);
    return all.stats();
  }
}
