package org.kifu.app.openings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.base.BaseOpenings;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.opening.BookMove;
import org.kifu.opening.PositionKey;

/** The moves that all games of a base played from positions. */
final class PlayedBook {
  private final Base base;
  private final BaseOpenings openings;
  private final BaseMemory memory;

  PlayedBook(Base base, BaseMemory memory) throws IOException {
    this.base = base;
    this.openings = new BaseOpenings(new BaseFacts(base));
    this.memory = memory;
  }

  private record Key(PositionKey position) {}

  /** The moves of a position in its own orientation, the most frequent first. */
  List<BookMove> moves(Position position) {
    PositionKey key = PositionKey.of(position);
    Position canonical = key.position();
    try {
      List<?> known =
          memory.get(base, new Key(key), List.class, () -> openings.movesFrom(canonical));
      return known.stream()
          .map(BookMove.class::cast)
          .map(move -> turned(move, canonical, position))
          .sorted(
              Comparator.comparingLong((BookMove move) -> move.stats().games())
                  .reversed()
                  .thenComparing(BookMove::move))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RefusedException e) {
      throw new AssertionError(e);
    }
  }

  private static BookMove turned(BookMove move, Position canonical, Position position) {
    int square = PositionKey.canonical(canonical, Square.parse(move.move()));
    return new BookMove(PositionKey.moveName(position, square), List.of(), move.stats());
  }
}
