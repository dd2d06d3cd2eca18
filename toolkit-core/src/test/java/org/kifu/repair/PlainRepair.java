package org.kifu.repair;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.kifu.testing.PlainBoard;

/**
 * Every game that one fault of a kifu diagram can explain, found without any thought: each edit is
 * made, and what comes of it played through on a plain board. The oracle for {@link FaultSearch}.
 */
final class PlainRepair {
  private static final Set<Integer> START = Set.of(27, 28, 35, 36);

  private final int[] numbers;
  private final int blackDiscs;
  private final Set<List<Integer>> games = new HashSet<>();

  private PlainRepair(int[] numbers, int blackDiscs) {
    this.numbers = numbers;
    this.blackDiscs = blackDiscs;
  }

  /**
   * The games that come to their end with the declared score, as squares in order.
   *
   * @param numbers by square, 0 for none
   */
  static Set<List<Integer>> explanations(int[] numbers, int blackDiscs) {
    PlainRepair repair = new PlainRepair(numbers, blackDiscs);
    repair.swaps();
    repair.singleNumbers();
    repair.shifts();
    repair.lines();
    return repair.games;
  }

  private void swaps() {
    for (int one = 0; one < 64; one++) {
      for (int other = one + 1; other < 64; other++) {
        int[] changed = numbers.clone();
        changed[one] = numbers[other];
        changed[other] = numbers[one];
        keep(changed);
      }
    }
  }

  private void singleNumbers() {
    for (int square = 0; square < 64; square++) {
      for (int number = 0; number <= 60; number++) {
        int[] changed = numbers.clone();
        changed[square] = number;
        keep(changed);
      }
    }
  }

  /** Numbers from one on go up or down; of two that are equal, one may stay. */
  private void shifts() {
    for (int from = 1; from <= 61; from++) {
      for (int by = -1; by <= 1; by += 2) {
        for (int stays = -1; stays < 64; stays++) {
          int[] changed = numbers.clone();
          for (int square = 0; square < 64; square++) {
            changed[square] += changed[square] >= from && square != stays ? by : 0;
          }
          keep(changed);
        }
      }
    }
  }

  /** Rows and files without a number: every number that is missing on every square of theirs. */
  private void lines() {
    for (int line = 0; line < 8; line++) {
      Set<Integer> row = new HashSet<>();
      Set<Integer> file = new HashSet<>();
      for (int i = 0; i < 8; i++) {
        row.add(8 * line + i);
        file.add(8 * i + line);
      }
      for (Set<Integer> squares : List.of(row, file)) {
        if (squares.stream().allMatch(square -> numbers[square] == 0)) {
          fill(squares, new ArrayList<>(), PlainBoard.start(8));
        }
      }
    }
  }

  private void fill(Set<Integer> squares, List<Integer> moves, PlainBoard board) {
    if (board.isOver()) {
      boolean usesAll = true;
      for (int square = 0; square < 64; square++) {
        usesAll &= numbers[square] == 0 || moves.contains(square);
      }
      if (usesAll && board.blackScore() == blackDiscs) {
        games.add(List.copyOf(moves));
      }
      return;
    }
    PlainBoard before = board.copy();
    if (before.mustPass()) {
      before.pass();
    }
    int known = squareOf(moves.size() + 1);
    for (int square : before.legalMoves()) {
      if (known < 0 ? squares.contains(square) && !moves.contains(square) : square == known) {
        PlainBoard after = before.copy();
        after.play(square);
        moves.add(square);
        fill(squares, moves, after);
        moves.removeLast();
      }
    }
  }

  private int squareOf(int number) {
    for (int square = 0; square < 64; square++) {
      if (numbers[square] == number) {
        return square;
      }
    }
    return -1;
  }

  private void keep(int[] changed) {
    List<Integer> moves = inOrder(changed);
    if (!moves.isEmpty() && isGame(moves)) {
      games.add(moves);
    }
  }

  /** The squares of the numbers 1 to n; empty if these do not stand once each. */
  private static List<Integer> inOrder(int[] numbers) {
    int[] squares = new int[61];
    int count = 0;
    for (int square = 0; square < 64; square++) {
      int number = numbers[square];
      if (number != 0) {
        if (number < 0 || number > 60 || squares[number] != 0 || START.contains(square)) {
          return List.of();
        }
        squares[number] = square + 1;
        count++;
      }
    }
    List<Integer> moves = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      if (squares[number] == 0) {
        return List.of();
      }
      moves.add(squares[number] - 1);
    }
    return moves;
  }

  private boolean isGame(List<Integer> moves) {
    PlainBoard board = PlainBoard.start(8);
    for (int move : moves) {
      if (board.flips(move).isEmpty()) {
        if (!board.mustPass()) {
          return false;
        }
        board.pass();
        if (board.flips(move).isEmpty()) {
          return false;
        }
      }
      board.play(move);
    }
    return board.isOver() && board.blackScore() == blackDiscs;
  }
}
