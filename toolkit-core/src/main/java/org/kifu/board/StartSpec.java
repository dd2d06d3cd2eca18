package org.kifu.board;

import java.util.Optional;
import java.util.function.Function;

/** The start of a game as its record states it; {@code Rules.start} turns it into a position. */
public sealed interface StartSpec {
  /** The start that the rules prescribe. */
  record Standard() implements StartSpec {
    @Override
    public <P> Optional<P> position(P standard, Function<String, Optional<P>> reader) {
      return Optional.of(standard);
    }

    @Override
    public String toString() {
      return "standard";
    }
  }

  /**
   * A board that is written out.
   *
   * @param text the cells row by row and the side to move, in the form of {@link BoardText}
   */
  record Setup(String text) implements StartSpec {
    @Override
    public <P> Optional<P> position(P standard, Function<String, Optional<P>> reader) {
      return reader.apply(text);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** The start of most games. */
  StartSpec STANDARD = new Standard();

  /**
   * Returns the position of this start; empty if it is not a board of the game.
   *
   * @param standard the position that the rules prescribe
   * @param reader reads a board that is written out
   */
  <P> Optional<P> position(P standard, Function<String, Optional<P>> reader);

  /** Returns the start of a game from a position; the standard position gives {@link #STANDARD}. */
  static StartSpec of(Position position) {
    return position.equals(Position.START) ? STANDARD : new Setup(BoardText.write(position));
  }
}
