package org.kifu.games.draughts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A list of the moves of one position, which is reused for the next position. For one thread. */
final class DraughtsMoveList {
  /** The most squares of one capture; pieces can be jumped on only 18 squares. */
  static final int LONGEST = 20;

  private static final int USUAL = 32;

  private int size;
  private int[] from = new int[USUAL];
  private int[] to = new int[USUAL];
  private long[] captured = new long[USUAL];
  private int[] lengths = new int[USUAL];
  private byte[] ways = new byte[USUAL * LONGEST];

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  int from(int index) {
    return from[index];
  }

  int to(int index) {
    return to[index];
  }

  /** The squares of the pieces that a move takes. */
  long captured(int index) {
    return captured[index];
  }

  void addQuiet(int start, int end) {
    grow();
    from[size] = start;
    to[size] = end;
    captured[size] = 0;
    size++;
  }

  /**
   * Adds a capture.
   *
   * @param way the squares of the capture, including the first and the last
   */
  void addCapture(byte[] way, int length, long pieces) {
    grow();
    from[size] = way[0];
    to[size] = way[length - 1];
    captured[size] = pieces;
    lengths[size] = length;
    System.arraycopy(way, 0, ways, size * LONGEST, length);
    size++;
  }

  /** Whether the list already has a capture with this start, end and pieces. */
  boolean has(int start, int end, long pieces) {
    for (int i = size - 1; i >= 0 && from[i] == start; i--) {
      if (to[i] == end && captured[i] == pieces) {
        return true;
      }
    }
    return false;
  }

  private void grow() {
    if (size == from.length) {
      from = Arrays.copyOf(from, 2 * size);
      to = Arrays.copyOf(to, 2 * size);
      captured = Arrays.copyOf(captured, 2 * size);
      lengths = Arrays.copyOf(lengths, 2 * size);
      ways = Arrays.copyOf(ways, 2 * size * LONGEST);
    }
  }

  DraughtsMove move(int index) {
    int first = index * LONGEST;
    return captured[index] == 0
        ? DraughtsMove.quiet(from[index], to[index])
        : new DraughtsMove(
            captured[index], Arrays.copyOfRange(ways, first, first + lengths[index]));
  }

  /** The moves in the order of their squares. */
  List<DraughtsMove> inOrder() {
    List<DraughtsMove> moves = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      moves.add(move(i));
    }
    moves.sort(DraughtsMove.BY_SQUARES);
    return moves;
  }
}
