package org.kifu.archive.history;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import org.kifu.archive.query.FoldedName;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;

/** Games that somebody keeps apart, to be known again in whatever notation they come. */
public final class Favourites {
  /** The same players with the same colours and the same moves are the same game. */
  private record Known(
      FoldedName black, FoldedName white, String rules, StartSpec start, MoveList moves) {
    static Known of(GameRecord record) {
      return new Known(
          FoldedName.of(record.header().black()),
          FoldedName.of(record.header().white()),
          record.rules(),
          record.start(),
          record.moves());
    }
  }

  private final Set<Known> games = new HashSet<>();

  /** Takes in games; what could not be read as a whole is none. */
  public void addAll(Iterator<ParsedGame> favourites) {
    favourites.forEachRemaining(
        game ->
            game.record()
                .filter(_ -> game.firstError().isEmpty())
                .map(Known::of)
                .ifPresent(games::add));
  }

  boolean contains(GameRecord record) {
    return games.contains(Known.of(record));
  }
}
