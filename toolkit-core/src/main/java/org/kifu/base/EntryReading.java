package org.kifu.base;

import java.util.Iterator;
import java.util.function.Consumer;
import org.kifu.batch.Batch;
import org.kifu.format.GameReader;
import org.kifu.game.ParsedGame;

/** The games of a reader as entries, in their order, made on several threads. */
final class EntryReading {
  private EntryReading() {}

  static void read(
      GameReader reader,
      NamedPositions names,
      int jobs,
      int together,
      Consumer<GameEntry> entries) {
    Iterator<ParsedGame> games = reader.iterator();
    new Batch(jobs, together)
        .<ParsedGame, GameEntry>run(
            games,
            game -> game.origin().byteCount(),
            () -> new GameEntry.Maker(names)::entry,
            entries);
  }
}
