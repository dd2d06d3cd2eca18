package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.stats.GameStats;

/** A writer of statistics of whole games in some form; {@code out} stays open. */
@FunctionalInterface
public interface GameStatsWriter {
  /** For people. */
  GameStatsWriter TEXT = GameStatsText::write;

  /** One document. */
  GameStatsWriter JSON = GameStatsJson::write;

  /** A table of three columns: what is measured, of which key, and the value. */
  GameStatsWriter CSV = GameStatsCsv::write;

  /**
   * Writes them.
   *
   * @param chosen which games were looked at
   */
  void write(GameStats stats, GameFilter chosen, Writer out) throws IOException;
}
