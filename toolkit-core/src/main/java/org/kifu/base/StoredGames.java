package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.kifu.format.RecordText;
import org.kifu.game.ParsedGame;

/** The games of a base by their numbers, read from the bytes of their sources. */
public final class StoredGames {
  private static final String SOURCE = "SELECT source FROM games WHERE game = ";

  private final Base base;

  /** The games of an open base. */
  public StoredGames(Base base) {
    this.base = base;
  }

  /**
   * Proves the rows of games, with the names of their players and events.
   *
   * @param numbers the numbers of the games in the base
   * @throws BaseException if one is missing, or is not the one that was written
   */
  public void prove(Collection<Long> numbers) throws IOException {
    base.<Boolean>read(
        tables -> {
          GameRowSum.prove(tables, numbers);
          return true;
        });
  }

  /**
   * Reads a game with everything that its record states. Where its own bytes do not say all, its
   * source is read from the beginning up to the game.
   *
   * @param number the number of the game in the base
   * @return nothing if there is no such game, or if the source now gives other games
   */
  public Optional<StoredGame> game(long number) throws IOException {
    Optional<StoredSource> source = source(number);
    if (source.isEmpty()) {
      return Optional.empty();
    }
    Optional<ParsedGame> alone = new PlacedRecord(base, source.get(), number).read();
    return alone.isPresent()
        ? Optional.of(new StoredGame(number, alone.get()))
        : fromTheBeginning(source.get(), number);
  }

  private Optional<StoredGame> fromTheBeginning(StoredSource source, long number)
      throws IOException {
    try (NumberedGames games = new NumberedGames(base, List.of(source), _ -> {})) {
      while (games.hasNext()) {
        StoredGame game = games.next();
        if (game.number() == number) {
          return Optional.of(game);
        }
      }
      return Optional.empty();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * The text of a record, as {@link #game} gave it.
   *
   * @return nothing if the record is not text
   */
  public Optional<String> text(StoredGame game) throws IOException {
    Optional<StoredSource> source = source(game.number());
    if (source.isEmpty()) {
      return Optional.empty();
    }
    try (InputStream bytes = new StoredSources(base, false).bytes(source.get())) {
      return RecordText.of(
          game.game().origin().bytes(),
          source.get().choice().encoding(),
          bytes.readNBytes(RecordText.HEAD));
    }
  }

  private Optional<StoredSource> source(long game) throws IOException {
    long source = base.read(tables -> Base.longNumber(tables, SOURCE + game));
    return new StoredSources(base).games(source);
  }
}
