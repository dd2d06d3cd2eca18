package org.kifu.archive.query;

import org.kifu.board.Position;

/**
 * A position that games came to.
 *
 * @param position as the first of these games shows it; the side to move can move
 * @param games how many came to it, whichever way it was turned
 * @param source the source of the first
 * @param number the number of the first in its source, from 1
 */
public record FoundPosition(Position position, long games, String source, int number) {
  FoundPosition again() {
    return new FoundPosition(position, games + 1, source, number);
  }
}
