package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.stats.GameStats;

/** A writer of statistics of whole games in some form; {@code out} stays open. */
@FunctionalInterface
public interface GameStatsWriter {
  /** Text for people. */
  GameStatsWriter TEXT = GameStatsText::write;

  /** One JSON document. */
  GameStatsWriter JSON = GameStatsJson::write;

  /** A CSV table of three columns: the measure, its key, and the value. */
  GameStatsWriter CSV = GameStatsRows::writeCsv;

  /**
   * Writes the statistics.
   *
   * @param chosen the choice of games
   */
  void write(GameStats stats, GameFilter chosen, Writer out) throws IOException;
}
