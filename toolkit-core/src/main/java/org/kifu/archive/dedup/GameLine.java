package org.kifu.archive.dedup;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The start and the moves of a game, turned so that symmetric games are equal. If a game is the
 * beginning of another, its line is the beginning of the other's line.
 *
 * <p>The bytes are the moves, 0 to 63, of a tournament game from the standard start; the bytes of
 * any other game begin with a greater byte. The line leaves out the passes of a legal game.
 */
public final class GameLine implements Comparable<GameLine>, Serializable {
  private static final long serialVersionUID = 1;

  private final byte[] bytes;
  private final int turn;

  /**
   * Makes a line.
   *
   * @param bytes the bytes, which are not copied
   * @param turn the symmetry of the board that took the game to this line; games are the same as
   *     written if their lines and their turns are the same
   */
  GameLine(byte[] bytes, int turn) {
    this.bytes = bytes;
    this.turn = turn;
  }

  /** The bytes, which must not be changed. */
  byte[] bytes() {
    return bytes;
  }

  /** The number of the symmetry that took the written game to this line. */
  public int turn() {
    return turn;
  }

  /** Whether this line begins with all of the other. */
  public boolean startsWith(GameLine other) {
    int length = other.bytes.length;
    return length <= bytes.length && Arrays.equals(bytes, 0, length, other.bytes, 0, length);
  }

  /** Whether one of these lines is the beginning of this line and shorter than it. */
  public boolean goesOnFrom(Set<GameLine> lines) {
    for (int length = bytes.length - 1; length >= 0; length--) {
      if (lines.contains(new GameLine(Arrays.copyOf(bytes, length), turn))) {
        return true;
      }
    }
    return false;
  }

  /** The number of moves at the beginning that are the same as in the other line. */
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

  /** Orders a line directly before its continuations; the turn does not count. */
  @Override
  public int compareTo(GameLine other) {
    return Arrays.compareUnsigned(bytes, other.bytes);
  }

  /** Compares the bytes only; equal lines may have different turns. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameLine line && Arrays.equals(bytes, line.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }
}
