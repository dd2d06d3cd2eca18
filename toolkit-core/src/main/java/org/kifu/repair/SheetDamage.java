package org.kifu.repair;

import java.util.List;
import java.util.random.RandomGenerator;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;

/** Damage to kifu diagrams. */
final class SheetDamage {
  private static final int SIDE = 8;

  /** Symmetries that turn the start into the mirrored start. */
  private static final List<Symmetry> TURNS =
      List.of(Symmetry.FLIP_RANKS, Symmetry.FLIP_FILES, Symmetry.ROTATE_90, Symmetry.ROTATE_270);

  /** Symmetries that leave the start unchanged. */
  static final List<Symmetry> SAME_START =
      List.of(Symmetry.IDENTITY, Symmetry.ROTATE_180, Symmetry.TRANSPOSE, Symmetry.ANTI_TRANSPOSE);

  private SheetDamage() {}

  static DiagramNumbers swap(byte[] line, RandomGenerator random) {
    int one = random.nextInt(line.length);
    int other = other(one, line.length, random);
    return DiagramNumbers.ofLine(line).swapped(line[one], line[other]);
  }

  private static int other(int one, int size, RandomGenerator random) {
    return (one + 1 + random.nextInt(size - 1)) % size;
  }

  static DiagramNumbers misread(byte[] line, RandomGenerator random) {
    while (true) {
      int index = random.nextInt(line.length);
      char[] digits = Integer.toString(index + 1).toCharArray();
      int place = random.nextInt(digits.length);
      String others = LookAlikeCharacters.ofDigit(digits[place]);
      digits[place] = others.charAt(random.nextInt(others.length()));
      if (digits[0] != '0') {
        int number = Integer.parseInt(new String(digits));
        return DiagramNumbers.ofLine(line).with(line[index], number);
      }
    }
  }

  static DiagramNumbers missing(byte[] line, RandomGenerator random) {
    int square = line[random.nextInt(line.length)];
    return DiagramNumbers.ofLine(line).with(square, DiagramNumbers.BLANK);
  }

  static DiagramNumbers repeated(byte[] line, RandomGenerator random) {
    int one = random.nextInt(line.length);
    int other = other(one, line.length, random);
    return DiagramNumbers.ofLine(line).with(line[one], other + 1);
  }

  static DiagramNumbers shift(byte[] line, RandomGenerator random) {
    boolean up = random.nextBoolean();
    int from = random.nextInt(up ? 0 : 1, line.length);
    int[] numbers = DiagramNumbers.ofLine(line).copy();
    for (int i = from; i < line.length; i++) {
      numbers[line[i]] += up ? 1 : -1;
    }
    return new DiagramNumbers(numbers, SIDE);
  }

  static DiagramNumbers forgottenRow(byte[] line, RandomGenerator random) {
    int row = random.nextInt(SIDE);
    int[] numbers = DiagramNumbers.ofLine(line).copy();
    for (int file = 0; file < SIDE; file++) {
      numbers[Square.at(file, row)] = DiagramNumbers.BLANK;
    }
    return new DiagramNumbers(numbers, SIDE);
  }

  static DiagramNumbers rowShifted(byte[] line, RandomGenerator random) {
    DiagramNumbers board = DiagramNumbers.ofLine(line);
    return board.rowMoved(random.nextInt(SIDE), random.nextBoolean() ? 1 : -1);
  }

  /** The text of {@link #rowShifted}. */
  static String rowShiftedCells(byte[] line, RandomGenerator random) {
    String[] cells = DamagedText.cells(DiagramNumbers.ofLine(line));
    int row = random.nextInt(SIDE);
    int by = random.nextBoolean() ? 1 : -1;
    String[] shifted = cells.clone();
    for (int file = 0; file < SIDE; file++) {
      int from = file - by;
      boolean isOnBoard = from >= 0 && from < SIDE;
      shifted[Square.at(file, row)] = isOnBoard ? cells[Square.at(from, row)] : ".";
    }
    return DamagedText.sheet(shifted);
  }

  /** The text of {@link #rowsSwapped}. */
  static String rowsSwappedCells(byte[] line, RandomGenerator random) {
    String[] cells = DamagedText.cells(DiagramNumbers.ofLine(line));
    int one = random.nextInt(SIDE);
    int other = other(one, SIDE, random);
    String[] swapped = cells.clone();
    System.arraycopy(cells, SIDE * one, swapped, SIDE * other, SIDE);
    System.arraycopy(cells, SIDE * other, swapped, SIDE * one, SIDE);
    return DamagedText.sheet(swapped);
  }

  static DiagramNumbers rowsSwapped(byte[] line, RandomGenerator random) {
    int one = random.nextInt(SIDE);
    return DiagramNumbers.ofLine(line).rowsSwapped(one, other(one, SIDE, random));
  }

  static DiagramNumbers turned(byte[] line, RandomGenerator random) {
    return DiagramNumbers.ofLine(line).turned(TURNS.get(random.nextInt(TURNS.size())));
  }

  static DiagramNumbers turnedAndSwap(byte[] line, RandomGenerator random) {
    return swap(line, random).turned(TURNS.get(random.nextInt(TURNS.size())));
  }

  static DiagramNumbers twoSwaps(byte[] line, RandomGenerator random) {
    byte[] once = swap(line, random).line();
    return swap(once == null ? line : once, random);
  }
}
