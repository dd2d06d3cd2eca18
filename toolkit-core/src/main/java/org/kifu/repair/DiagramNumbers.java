package org.kifu.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;

/** The numbers of a kifu diagram. */
final class DiagramNumbers implements DamagedRecord {
  /** The four squares that are taken at the start: d4, e4, d5, e5. */
  static final long START_SQUARES = 0x0000_0018_1800_0000L;

  static final int BLANK = 0;
  static final int MOST_MOVES = 60;
  static final int SIDE = 8;

  private final int[] numbers;

  /**
   * The number of rows that were written; missing rows are at the bottom unless labels show
   * otherwise.
   */
  private final int rows;

  /**
   * Takes numbers.
   *
   * @param numbers the numbers by square; taken over, not copied
   */
  DiagramNumbers(int[] numbers, int rows) {
    this.numbers = numbers;
    this.rows = rows;
  }

  /** Returns the board with these moves. */
  static DiagramNumbers ofLine(byte[] squares) {
    int[] numbers = new int[Square.COUNT];
    for (int i = 0; i < squares.length; i++) {
      numbers[squares[i]] = i + 1;
    }
    return new DiagramNumbers(numbers, 8);
  }

  int at(int square) {
    return numbers[square];
  }

  int rows() {
    return rows;
  }

  /** A copy that may be changed. */
  int[] copy() {
    return numbers.clone();
  }

  DiagramNumbers with(int square, int number) {
    int[] changed = copy();
    changed[square] = number;
    return new DiagramNumbers(changed, rows);
  }

  DiagramNumbers swapped(int one, int other) {
    int[] changed = copy();
    changed[one] = numbers[other];
    changed[other] = numbers[one];
    return new DiagramNumbers(changed, rows);
  }

  /**
   * Returns the board with all cells of a row moved along the row; those that leave the board are
   * lost.
   */
  DiagramNumbers rowMoved(int row, int by) {
    int[] changed = copy();
    for (int file = 0; file < SIDE; file++) {
      int from = file - by;
      boolean isOnBoard = from >= 0 && from < SIDE;
      changed[Square.at(file, row)] = isOnBoard ? numbers[Square.at(from, row)] : BLANK;
    }
    return new DiagramNumbers(changed, rows);
  }

  DiagramNumbers rowsSwapped(int one, int other) {
    int[] changed = copy();
    System.arraycopy(numbers, SIDE * one, changed, SIDE * other, SIDE);
    System.arraycopy(numbers, SIDE * other, changed, SIDE * one, SIDE);
    return new DiagramNumbers(changed, rows);
  }

  DiagramNumbers turned(Symmetry turn) {
    int[] changed = new int[Square.COUNT];
    for (int square = 0; square < Square.COUNT; square++) {
      changed[turn.apply(square)] = numbers[square];
    }
    return new DiagramNumbers(changed, rows);
  }

  /**
   * The squares of the numbers 1 to n in order; null unless each occurs once and there are no
   * others.
   */
  @Override
  public byte @Nullable [] line() {
    byte[] squares = new byte[MOST_MOVES];
    long seen = 0;
    int count = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      int number = numbers[square];
      if (number != BLANK) {
        if (number > MOST_MOVES || (seen >>> number & 1) != 0) {
          return null;
        }
        seen |= 1L << number;
        squares[number - 1] = (byte) square;
        count++;
      }
    }
    boolean isWithoutGap = seen == (1L << count + 1) - 2;
    return isWithoutGap ? Arrays.copyOf(squares, count) : null;
  }

  /** The greatest number. */
  int greatest() {
    int greatest = 0;
    for (int number : numbers) {
      greatest = Math.max(greatest, number);
    }
    return greatest;
  }

  /** The number of times that a number occurs on the board. */
  int count(int number) {
    int count = 0;
    for (int each : numbers) {
      count += each == number ? 1 : 0;
    }
    return count;
  }

  /** The numbers below the greatest that are missing, up to 60. */
  List<Integer> gaps() {
    long seen = 0;
    int greatest = 0;
    for (int number : numbers) {
      seen |= number <= MOST_MOVES ? 1L << number : 0;
      greatest = Math.max(greatest, number);
    }
    List<Integer> gaps = new ArrayList<>();
    for (int number = 1; number < greatest && number <= MOST_MOVES; number++) {
      if ((seen >>> number & 1) == 0) {
        gaps.add(number);
      }
    }
    return gaps;
  }

  static boolean isStart(int square) {
    return (START_SQUARES >>> square & 1) != 0;
  }

  @Override
  public void undo(int firstBad, Sink sink) {
    new BoardFaults(this, sink).undo(firstBad);
  }

  @Override
  public void undoLarge(int firstBad, Sink sink) {
    new RowFaults(this, sink).undo();
  }
}
