package org.kifu.board;

/** The start of a game as its record tells it; {@code Rules.start} turns it into a position. */
public sealed interface StartSpec {
  /** The start that the rules prescribe. */
  record Standard() implements StartSpec {
    @Override
    public String toString() {
      return "standard";
    }
  }

  /**
   * A board written out.
   *
   * @param text the cells row by row and the side to move, in the form of {@link BoardText}
   */
  record Setup(String text) implements StartSpec {
    @Override
    public String toString() {
      return text;
    }
  }

  /** The usual case. */
  StartSpec STANDARD = new Standard();

  /** Returns the start of a game from a position; a board of the standard start is the standard. */
  static StartSpec of(Position position) {
    return position.equals(Position.START) ? STANDARD : new Setup(BoardText.write(position));
  }
}
