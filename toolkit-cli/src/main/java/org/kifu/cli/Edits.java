package org.kifu.cli;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.kifu.game.ParsedGame;
import org.kifu.query.GameFilter;

/**
 * Changes to all games that are read, as tables say.
 *
 * @param change made to the games, in their order
 * @param tables the files that say so, which are inputs too
 * @param hint why a filter may choose no game after these changes, as an end of a message; empty if
 *     they are not why
 */
record Edits(
    UnaryOperator<Iterator<ParsedGame>> change,
    List<Path> tables,
    Function<GameFilter, String> hint) {
  /** No changes. */
  static final Edits NONE = new Edits(UnaryOperator.identity(), List.of(), filter -> "");

  /** These changes, and then others. */
  Edits then(Edits others) {
    return new Edits(
        games -> others.change.apply(change.apply(games)),
        Stream.concat(tables.stream(), others.tables.stream()).toList(),
        filter -> hint.apply(filter) + others.hint.apply(filter));
  }
}
