package org.kifu.format.text.games;

import java.util.List;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.game.SourceLocation;

/**
 * The places of the moves and passes of a game. Each is worked out only when it is asked for: most
 * of them never are.
 */
final class MovePlaces {
  /** The square of each move; for a pass that of the move behind it. */
  private final List<WrittenSquare> squares;

  private final SourceLocation end;
  private final boolean areInOrder;
  private final boolean areJoined;

  /**
   * The places of squares.
   *
   * @param end the place after the last one
   */
  MovePlaces(List<WrittenSquare> squares, SourceLocation end) {
    this.squares = squares;
    this.end = end;
    this.areJoined = areJoined(squares);
    this.areInOrder = areJoined || areInOrder(squares);
  }

  private static boolean areJoined(List<WrittenSquare> squares) {
    for (int i = 1; i < squares.size(); i++) {
      WrittenSquare before = squares.get(i - 1);
      WrittenSquare square = squares.get(i);
      if (before.to() != square.from() || !square.isBeside(before)) {
        return false;
      }
    }
    return true;
  }

  private static boolean areInOrder(List<WrittenSquare> squares) {
    for (int i = 1; i < squares.size(); i++) {
      WrittenSquare before = squares.get(i - 1);
      WrittenSquare square = squares.get(i);
      boolean isBehind = square.isBeside(before) && before.from() <= square.from();
      if (!isBehind && square.place().offset() < before.place().offset()) {
        return false;
      }
    }
    return true;
  }

  /** The number of moves and passes. */
  int count() {
    return squares.size();
  }

  /** Whether all are in one cell without anything between them. */
  boolean areJoined() {
    return areJoined;
  }

  /** Whether none is before the one before it. */
  boolean areInOrder() {
    return areInOrder;
  }

  /**
   * The place of a move or pass.
   *
   * @param index from 0; any greater one gives the place after the last move
   */
  SourceLocation of(int index) {
    return index < squares.size() ? squares.get(index).place() : end;
  }

  /** The first place of the text at which one of them is. */
  SourceLocation first() {
    SourceLocation first = of(0);
    for (int i = 1; i < squares.size() && !areInOrder; i++) {
      SourceLocation place = of(i);
      first = place.offset() < first.offset() ? place : first;
    }
    return first;
  }

  /** Whether a move or pass is in a stretch of the source, from an offset to the one after it. */
  boolean areWithin(long from, long past) {
    for (int i = 0; i < squares.size(); i++) {
      long offset = of(i).offset();
      if (offset >= from && offset < past) {
        return true;
      }
    }
    return false;
  }
}
