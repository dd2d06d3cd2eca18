package org.kifu.format.text.judge;

import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;

/**
 * One way to have cut the squares so far into games.
 *
 * @param position the position of the game that is being read; null if none is
 * @param squares the squares of this game, the last one first
 * @param size the number of these squares
 * @param faults the number of squares that it leaves out
 * @param closed the games before it, the last one first
 * @param closedCount the number of these games
 * @param gain what this way has gained, in squares
 * @param row the number of the row of the last square
 * @param isSure whether the label of its cell says that the game is moves
 */
record State(
    @Nullable JudgedPosition position,
    @Nullable Link squares,
    int size,
    int faults,
    @Nullable Closed closed,
    int closedCount,
    double gain,
    int row,
    boolean isSure) {
  /** The state before the first square. */
  static final State EMPTY = new State(null, null, 0, 0, null, 0, 0, -1, false);

  /** A square and those before it. */
  record Link(@Nullable Link before, WrittenSquare square) {}

  /**
   * A game that is closed, and those before it.
   *
   * @param end the position behind it; null if it is broken
   */
  record Closed(
      @Nullable Closed before, @Nullable Link squares, @Nullable JudgedPosition end, int faults) {}

  /** The state after a payment. */
  State paying(double price) {
    return price == 0
        ? this
        : new State(
            position, squares, size, faults, closed, closedCount, gain - price, row, isSure);
  }

  /** The state after one more square of the game. */
  State with(WrittenSquare square, JudgedPosition next, double worth) {
    return new State(
        next,
        new Link(squares, square),
        size + 1,
        faults,
        closed,
        closedCount,
        gain + worth,
        square.row().number(),
        isSure);
  }

  /** The state after squares that are left out. */
  State without(int count, int lastRow, double price) {
    return new State(
        position,
        squares,
        size,
        faults + count,
        closed,
        closedCount,
        gain - price,
        lastRow,
        isSure);
  }

  /** The state whose game is closed, for a gain. */
  State closing(double worth) {
    JudgedPosition end = position == BrokenPosition.BROKEN ? null : position;
    Closed game = new Closed(closed, squares, end, faults);
    return new State(null, null, 0, 0, game, closedCount + 1, gain + worth, row, false);
  }

  /** The state in which a game begins; none is being read before. */
  State beginning(WrittenSquare square, JudgedPosition next, double worth, boolean isSureGame) {
    return new State(
        next,
        new Link(null, square),
        1,
        0,
        closed,
        closedCount,
        gain + worth,
        square.row().number(),
        isSureGame);
  }

  boolean isBroken() {
    return position == BrokenPosition.BROKEN;
  }

  /** Whether another way leads to the same place, so that only the better one is worth keeping. */
  boolean meets(State other) {
    return closedCount == other.closedCount
        && (position == null ? other.position == null : position.equals(other.position));
  }

  /** A hash that is the same for states that meet. */
  int meetingHash() {
    return 31 * closedCount + (position == null ? 0 : position.hashCode());
  }
}
