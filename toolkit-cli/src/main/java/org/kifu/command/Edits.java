package org.kifu.command;

import java.util.Iterator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.kifu.archive.query.GameFilter;
import org.kifu.game.ParsedGame;

/**
 * Changes to all games that are read, as tables say.
 *
 * @param change made to the games, in their order
 * @param hint why a filter may choose no game after these changes, as an end of a message; empty if
 *     they are not why
 */
public record Edits(UnaryOperator<Iterator<ParsedGame>> change, Function<GameFilter, String> hint) {
  /** No changes. */
  public static final Edits NONE = new Edits(UnaryOperator.identity(), filter -> "");

  /** Whether the games stay as they are. */
  boolean isNone() {
    return equals(NONE);
  }

  /** These changes, and then others. */
  Edits then(Edits others) {
    if (isNone()) {
      return others;
    }
    return new Edits(
        games -> others.change.apply(change.apply(games)),
        filter -> hint.apply(filter) + others.hint.apply(filter));
  }
}
