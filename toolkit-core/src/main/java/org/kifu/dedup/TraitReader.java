package org.kifu.dedup;

import java.util.Optional;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/** Reads the traits of games: the same game gives the same traits. For one thread. */
public final class TraitReader {
  private final LineReader lines = new LineReader();

  /** Makes a reader. */
  public TraitReader() {}

  /**
   * The traits of a game.
   *
   * @param index its place in the input order of all games, from 0
   * @return nothing if the game could not be read as a whole
   */
  public Optional<GameTraits> read(long index, ParsedGame game) {
    return game.firstError().isPresent()
        ? Optional.empty()
        : game.record().flatMap(record -> read(index, game, record));
  }

  private Optional<GameTraits> read(long index, ParsedGame game, GameRecord record) {
    GameFacts facts = GameFacts.of(record);
    return lines
        .read(record)
        .map(
            read ->
                new GameTraits(
                    index,
                    game.origin().start(),
                    game.number(),
                    facts,
                    read.line(),
                    read.moves(),
                    read.board(),
                    facts.meeting()));
  }
}
