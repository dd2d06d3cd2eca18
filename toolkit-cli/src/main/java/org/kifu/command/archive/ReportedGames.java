package org.kifu.command.archive;

import java.util.Iterator;
import org.kifu.archive.dedup.TraitReader;
import org.kifu.command.ProblemReport;
import org.kifu.game.ParsedGame;

/** Games on their way; of each that could not be read as a whole it is told why. */
record ReportedGames(Iterator<ParsedGame> games, ProblemReport report)
    implements Iterator<ParsedGame> {
  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  @Override
  public ParsedGame next() {
    ParsedGame game = games.next();
    TraitReader.damage(game).ifPresent(report);
    return game;
  }
}
