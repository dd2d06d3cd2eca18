package org.kifu.repair;

import java.util.List;
import java.util.Optional;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.game.NumberedBoard;
import org.kifu.repair.DamagedRecord.Sink;
import org.kifu.repair.Fault.Change;
import org.kifu.replay.CompactReplay;

/** The faults of a kifu diagram other than a forgotten row, and the ways to undo them. */
final class BoardFaults {
  private final DiagramNumbers board;
  private final Sink sink;

  BoardFaults(DiagramNumbers board, Sink sink) {
    this.board = board;
    this.sink = sink;
  }

  void undo(int firstBad) {
    boolean isSound = board.line() != null;
    if (isSound) {
      undoSwaps(firstBad);
      undoOrientation(firstBad);
    } else {
      undoCountedPasses();
      undoShiftsUp();
      undoShiftsDown();
    }
    undoSingleNumbers();
  }

  /** Undoes swaps. One of the two moves must be the first that is not legal, or one before it. */
  private void undoSwaps(int firstBad) {
    for (int one = 0; one < Square.COUNT; one++) {
      int number = board.at(one);
      if (number != DiagramNumbers.BLANK && number <= firstBad + 1) {
        undoSwaps(one, number);
      }
    }
  }

  private void undoSwaps(int one, int number) {
    for (int other = 0; other < Square.COUNT; other++) {
      int second = board.at(other);
      if (second > number || second == DiagramNumbers.BLANK && !DiagramNumbers.isStart(other)) {
        int place = other;
        sink.accept(board.swapped(one, other), () -> swap(one, place));
      }
    }
  }

  private Fault swap(int one, int other) {
    Fault.FaultKind kind =
        board.at(other) == DiagramNumbers.BLANK ? Fault.FaultKind.MISPLACED : Fault.FaultKind.SWAP;
    return new Fault(kind, List.of(change(one, board.at(other)), change(other, board.at(one))));
  }

  /**
   * Undoes a turned board. Four symmetries exchange the two starts; one of them is enough, because
   * all give the same game, turned.
   */
  private void undoOrientation(int firstBad) {
    if (firstBad > 0) {
      return;
    }
    int[] turned = new int[Square.COUNT];
    for (int square = 0; square < Square.COUNT; square++) {
      turned[Symmetry.FLIP_RANKS.apply(square)] = board.at(square);
    }
    sink.accept(
        new DiagramNumbers(turned, board.rows()),
        () -> Fault.of(Fault.FaultKind.ORIENTATION, "board", "as written", "turned upside down"));
  }

  /**
   * Undoes faults of one number: tries every cell, with every number that is missing or would be
   * the next.
   */
  private void undoSingleNumbers() {
    List<Integer> missing = board.gaps();
    int greatest = board.greatest();
    for (int square = 0; square < Square.COUNT; square++) {
      if (board.at(square) != DiagramNumbers.BLANK) {
        undoNumber(square, DiagramNumbers.BLANK);
      }
      if (!DiagramNumbers.isStart(square)) {
        for (int number : missing) {
          undoNumber(square, number);
        }
        if (greatest < DiagramNumbers.MOST_MOVES) {
          undoNumber(square, greatest + 1);
        }
      }
    }
  }

  private void undoNumber(int square, int number) {
    sink.accept(
        board.with(square, number),
        () -> new Fault(kind(square, number), List.of(change(square, number))));
  }

  private Fault.FaultKind kind(int square, int number) {
    int written = board.at(square);
    if (written == NumberedBoard.BLANK) {
      return Fault.FaultKind.MISSING;
    }
    if (number == DiagramNumbers.BLANK) {
      return Fault.FaultKind.STRAY;
    }
    if (LookAlikeCharacters.alike(Integer.toString(written), Integer.toString(number))) {
      return Fault.FaultKind.MISREAD;
    }
    return board.count(written) > 1 ? Fault.FaultKind.REPEATED : Fault.FaultKind.WRONG_NUMBER;
  }

  /** Undoes numbers that were left out: all numbers above go down. */
  private void undoShiftsUp() {
    List<Integer> gaps = board.gaps();
    for (int i = 0; i < gaps.size(); i++) {
      int first = gaps.get(i);
      if (i == 0 || gaps.get(i - 1) < first - 1) {
        int size = 1;
        while (i + size < gaps.size() && gaps.get(i + size) == first + size) {
          size++;
        }
        shift(first + size, -size, -1);
      }
    }
  }

  /**
   * Undoes a number that was given twice in a row: one of the two, and all numbers above, go up.
   */
  private void undoShiftsDown() {
    for (int square = 0; square < Square.COUNT; square++) {
      int number = board.at(square);
      if (number != DiagramNumbers.BLANK && board.count(number) == 2) {
        shift(number + 1, 1, square);
      }
    }
  }

  /**
   * Changes all numbers from a number on.
   *
   * @param also a square whose smaller number changes too; -1 if there is none
   */
  private void shift(int from, int by, int also) {
    int[] shifted = board.copy();
    for (int square = 0; square < Square.COUNT; square++) {
      boolean goes = shifted[square] >= from || square == also;
      shifted[square] += goes ? by : 0;
    }
    sink.accept(new DiagramNumbers(shifted, board.rows()), () -> shiftFault(from, by, also));
  }

  private Fault shiftFault(int from, int by, int also) {
    int greatest = board.greatest();
    Change rest =
        new Change("numbers", from + " to " + greatest, from + by + " to " + (greatest + by));
    return also < 0
        ? new Fault(Fault.FaultKind.SHIFT, List.of(rest))
        : new Fault(Fault.FaultKind.SHIFT, List.of(change(also, board.at(also) + by), rest));
  }

  /** Undoes numbers that count the passes, as in some old archives. */
  private void undoCountedPasses() {
    CountedPasses.without(board)
        .ifPresent(
            mended ->
                sink.accept(
                    mended,
                    () ->
                        Fault.of(
                            Fault.FaultKind.WRONG_PASS,
                            "numbers",
                            "passes counted",
                            "passes left out")));
  }

  private Change change(int square, int to) {
    return new Change(Square.name(square), text(board.at(square)), text(to));
  }

  static String text(int number) {
    return number == DiagramNumbers.BLANK ? "" : Integer.toString(number);
  }

  /** Diagrams whose numbers count the passes, so that there is a gap at each pass. */
  private static final class CountedPasses {
    private CountedPasses() {}

    /** The board with only the moves counted; nothing if its gaps are not at the passes. */
    static Optional<DiagramNumbers> without(DiagramNumbers board) {
      int[] written = new int[DiagramNumbers.MOST_MOVES];
      int[] renumbered = new int[Square.COUNT];
      int count = 0;
      for (int number = next(board, 0); number > 0; number = next(board, number)) {
        if (count == DiagramNumbers.MOST_MOVES || board.count(number) > 1) {
          return Optional.empty();
        }
        written[count++] = number;
        for (int square = 0; square < Square.COUNT; square++) {
          renumbered[square] = board.at(square) == number ? count : renumbered[square];
        }
      }
      DiagramNumbers mended = new DiagramNumbers(renumbered, board.rows());
      return countsPlies(mended, written) ? Optional.of(mended) : Optional.empty();
    }

    /** The smallest number above another; 0 if there is none. */
    private static int next(DiagramNumbers board, int above) {
      int next = 0;
      for (int square = 0; square < Square.COUNT; square++) {
        int number = board.at(square);
        next = number > above && (next == 0 || number < next) ? number : next;
      }
      return next;
    }

    private static boolean countsPlies(DiagramNumbers mended, int[] written) {
      byte[] line = mended.line();
      CompactReplay replay = new CompactReplay();
      replay.start();
      for (int i = 0; line != null && i < line.length; i++) {
        if (!replay.step(line[i]) || replay.plies() != written[i]) {
          return false;
        }
      }
      return line != null;
    }
  }
}
