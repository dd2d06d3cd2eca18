package org.kifu.archive.dedup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.batch.Batch;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;

/**
 * A reader of the traits of games: the same game gives the same traits. Only one thread may use a
 * reader.
 */
public final class TraitReader {
  /** A receiver of traits in input order. */
  @FunctionalInterface
  public interface TraitTaker {
    /** Takes the next game. */
    void accept(GameTraits game) throws IOException;
  }

  private static final int CHUNK = 256;

  private final GameLineReader lines = new GameLineReader();

  /** Makes a reader. */
  public TraitReader() {}

  /**
   * Reads the traits of all games on several threads; games that could not be read completely have
   * no traits.
   *
   * @param games the games, which the calling thread takes one at a time
   * @param jobs the number of threads, which does not change the result
   * @return the number of games
   * @throws UncheckedIOException if {@code taker} throws its cause
   */
  public static long readAll(Iterator<ParsedGame> games, int jobs, TraitTaker taker) {
    long[] read = {0};
    new Batch(jobs, CHUNK)
        .run(
            games,
            game -> game.origin().byteCount(),
            TraitReader::worker,
            traits -> take(traits, read[0]++, taker));
    return read[0];
  }

  private static Function<ParsedGame, Optional<GameTraits>> worker() {
    TraitReader reader = new TraitReader();
    return game -> reader.read(0, game);
  }

  private static void take(Optional<GameTraits> traits, long index, TraitTaker taker) {
    if (traits.isPresent()) {
      try {
        taker.accept(traits.get().at(index));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * The reason that a game has no traits: the first error of its reader, or a start that is not a
   * position. Empty if it has traits.
   */
  public static Optional<Problem> damage(ParsedGame game) {
    return game.firstError()
        .or(
            () ->
                game.record()
                    .filter(record -> !GameLineReader.hasStart(record))
                    .map(record -> badStart(game, record)));
  }

  private static Problem badStart(ParsedGame game, GameRecord record) {
    return new Problem(
        ProblemCode.BAD_START,
        game.origin().of(Origin.Fact.START),
        game.number(),
        0,
        "the start is not a position of the rules %s: %s"
            .formatted(record.rules(), record.start()));
  }

  /**
   * The traits of a game.
   *
   * @param index the place of the game in the input order of all games, from 0
   * @return empty if there is {@link #damage}
   */
  public Optional<GameTraits> read(long index, ParsedGame game) {
    return game.firstError().isPresent()
        ? Optional.empty()
        : game.record().flatMap(record -> read(index, game, record));
  }

  private Optional<GameTraits> read(long index, ParsedGame game, GameRecord record) {
    RecordFacts facts = RecordFacts.of(record);
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
