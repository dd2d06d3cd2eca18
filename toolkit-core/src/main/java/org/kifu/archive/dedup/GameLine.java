package org.kifu.archive.dedup;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Start and moves of a game, turned so that symmetric games are equal. The line of a game that is
 * the beginning of another is the beginning of that one's line.
 *
 * <p>The bytes are the moves, 0 to 63, of a tournament game from the standard start; those of any
 * other game begin with a greater byte. Passes of a legal game are left out.
 */
public final class GameLine implements Comparable<GameLine>, Serializable {
  private static final long serialVersionUID = 1;

  private final byte[] bytes;
  private final int turn;

  /**
   * Makes a line.
   *
   * @param bytes taken over, not copied
   * @param turn which symmetry of the board took the game to this line; games as they were written
   *     are the same if their lines and turns are
   */
  GameLine(byte[] bytes, int turn) {
    this.bytes = bytes;
    this.turn = turn;
  }

  /** The bytes, not to be changed. */
  byte[] bytes() {
    return bytes;
  }

  /** The number of the symmetry that took the game as it was written to this line. */
  public int turn() {
    return turn;
  }

  /** Whether this line begins with all of the other. */
  public boolean startsWith(GameLine other) {
    int length = other.bytes.length;
    return length <= bytes.length && Arrays.equals(bytes, 0, length, other.bytes, 0, length);
  }

  /** Whether one of these lines, and not all of this one, is the beginning of this one. */
  public boolean goesOnFrom(Set<GameLine> lines) {
    for (int length = bytes.length - 1; length >= 0; length--) {
      if (lines.contains(new GameLine(Arrays.copyOf(bytes, length), turn))) {
        return true;
      }
    }
    return false;
  }

  /** How many moves from the first on are the same as in the other line. */
  public int movesInCommon(GameLine other) {
    int mismatch = Arrays.mismatch(bytes, other.bytes);
    int same = mismatch < 0 ? bytes.length : mismatch;
    if (bytes.length == 0 || bytes[0] < GameLineReader.OTHER_START) {
      return same;
    }
    if (bytes[0] == GameLineReader.OTHER_START) {
      return Math.max(0, same - GameLineReader.START_LENGTH);
    }
    int moves = 0;
    int lineEnds = 0;
    for (int i = 0; i < same; i++) {
      lineEnds += bytes[i] == '\n' ? 1 : 0;
      moves += bytes[i] == ' ' && lineEnds == 2 ? 1 : 0;
    }
    return moves;
  }

  /** A line comes directly before those that go on from it; the turn does not count. */
  @Override
  public int compareTo(GameLine other) {
    return Arrays.compareUnsigned(bytes, other.bytes);
  }

  /** Equal lines may be turned differently. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameLine line && Arrays.equals(bytes, line.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }
}
