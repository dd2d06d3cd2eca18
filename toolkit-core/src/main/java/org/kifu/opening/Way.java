package org.kifu.opening;

import org.kifu.board.Position;

/**
 * How lines come to a position.
 *
 * @param line the moves from the start
 * @param name the names of the last named position before this one, or none
 * @param position the position in the orientation of the line; a side that must pass has passed
 * @param games the number of games that came by the last move of the line
 * @param order grows with {@code line} among the ways of one ply
 */
record Way(String line, OpeningName name, Position position, long games, long order) {
  /** Whether lines rather come this way than by another to the same position. */
  boolean isBefore(Way other) {
    int order = Long.compare(other.games, games);
    order = order != 0 ? order : lastMove().compareTo(other.lastMove());
    return (order != 0 ? order : line.compareTo(other.line)) < 0;
  }

  private String lastMove() {
    return line.substring(line.length() - 2);
  }
}
