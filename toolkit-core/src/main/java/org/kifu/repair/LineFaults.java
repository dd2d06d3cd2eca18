package org.kifu.repair;

import java.util.List;
import java.util.Locale;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.game.MoveList;
import org.kifu.repair.Fault.Change;
import org.kifu.repair.Written.Sink;

/** Undoes the faults of a list of moves. */
final class LineFaults {
  private final MoveLine moves;
  private final Sink sink;

  LineFaults(MoveLine moves, Sink sink) {
    this.moves = moves;
    this.sink = sink;
  }

  /** One of the moves that change must be the first that is not legal, or one before it. */
  void undo(int firstBad) {
    undoOrientation(firstBad);
    for (int index = 0; index <= firstBad && index < moves.size(); index++) {
      undoSwaps(index);
      undoWrongSquare(index);
      undoMove(index);
    }
    for (int index = 0; index <= firstBad; index++) {
      undoMissing(index);
    }
  }

  private void undoOrientation(int firstBad) {
    if (firstBad > 0) {
      return;
    }
    MoveLine turned = moves;
    for (int i = 0; i < moves.size(); i++) {
      byte square = moves.square(i);
      turned = isSquare(square) ? turned.with(i, Symmetry.FLIP_RANKS.apply(square)) : turned;
    }
    sink.accept(
        turned, () -> Fault.of(FaultKind.ORIENTATION, "moves", "as written", "turned upside down"));
  }

  private void undoSwaps(int one) {
    for (int other = one + 1; other < moves.size(); other++) {
      if (moves.square(one) != moves.square(other)) {
        int second = other;
        sink.accept(
            moves.swapped(one, other),
            () ->
                new Fault(
                    FaultKind.SWAP,
                    List.of(change(one, moves.word(second)), change(second, moves.word(one)))));
      }
    }
  }

  private void undoWrongSquare(int index) {
    byte square = moves.square(index);
    for (int right = 0; right < Square.COUNT; right++) {
      if (right != square && !Numbering.isStart(right)) {
        int name = right;
        sink.accept(
            moves.with(index, right),
            () -> new Fault(kind(index, name), List.of(change(index, Square.name(name)))));
      }
    }
  }

  private FaultKind kind(int index, int right) {
    byte square = moves.square(index);
    if (square == MoveList.PASS) {
      return FaultKind.WRONG_PASS;
    }
    String turned = new StringBuilder(moves.word(index)).reverse().toString();
    boolean isTurned =
        isSquare(square)
            ? Symmetry.TRANSPOSE.apply(square) == right
            : turned.equalsIgnoreCase(Square.name(right));
    if (isTurned) {
      return FaultKind.SWAPPED_COORDINATES;
    }
    boolean isMisread =
        square == MoveLine.NO_SQUARE
            ? isHalfOf(moves.word(index), Square.name(right))
            : LookAlikes.alike(moves.word(index), Square.name(right));
    if (isMisread) {
      return FaultKind.MISREAD;
    }
    return moves.count(square) > 1 ? FaultKind.REPEATED : FaultKind.WRONG_SQUARE;
  }

  /** Whether one character of a square is there in its place, or alone. */
  private static boolean isHalfOf(String word, String square) {
    String written = word.toLowerCase(Locale.ROOT);
    return written.length() == 1
        ? square.contains(written)
        : written.length() == 2
            && (written.charAt(0) == square.charAt(0) || written.charAt(1) == square.charAt(1));
  }

  private void undoMove(int index) {
    byte square = moves.square(index);
    FaultKind kind =
        square == MoveList.PASS
            ? FaultKind.WRONG_PASS
            : moves.count(square) > 1 ? FaultKind.REPEATED : FaultKind.STRAY;
    sink.accept(moves.without(index), () -> new Fault(kind, List.of(change(index, ""))));
  }

  private void undoMissing(int index) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (!Numbering.isStart(square) && moves.count((byte) square) == 0) {
        String name = Square.name(square);
        sink.accept(
            moves.inserted(index, square),
            () -> Fault.of(FaultKind.MISSING, "as " + place(index), "", name));
      }
    }
  }

  private static boolean isSquare(byte square) {
    return (square & ~63) == 0;
  }

  private Change change(int index, String to) {
    return new Change(place(index), moves.word(index), to);
  }

  private static String place(int index) {
    return "move " + (index + 1);
  }
}
