package org.kifu.repair;

import java.util.ArrayList;
import java.util.List;
import org.kifu.board.Square;
import org.kifu.game.Counted;
import org.kifu.repair.DamagedRecord.Sink;
import org.kifu.repair.Fault.Change;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;

/** Two moves that are missing from a list, or moves that belong to another text. */
final class LostMoves {
  private final DamagedMoves moves;
  private final Sink sink;
  private final List<Integer> unplayed = new ArrayList<>();

  LostMoves(DamagedMoves moves, Sink sink) {
    this.moves = moves;
    this.sink = sink;
    for (int square = 0; square < Square.COUNT; square++) {
      if (!DiagramNumbers.isStart(square) && moves.count((byte) square) == 0) {
        unplayed.add(square);
      }
    }
  }

  void undo(int firstBad) {
    undoTail(firstBad);
    for (int index = 0; index <= firstBad; index++) {
      undoLostPair(index);
    }
    for (int index = 0; index <= firstBad && index < moves.size(); index++) {
      undoLostCharacters(index);
    }
  }

  /** Undoes moves after the end of the game. */
  private void undoTail(int firstBad) {
    byte[] line = moves.line();
    boolean isOver = new CompactReplay().play(line, 0, firstBad) == End.COMPLETE;
    if (isOver && firstBad < moves.size()) {
      DamagedMoves game = moves.first(firstBad);
      sink.accept(
          game,
          () ->
              Fault.of(
                  Fault.FaultKind.TAIL,
                  "moves from " + (firstBad + 1) + " on",
                  Counted.of(moves.size() - firstBad, "move"),
                  ""));
    }
  }

  private void undoLostPair(int index) {
    for (int one : unplayed) {
      DamagedMoves with = moves.inserted(index, one);
      for (int other : unplayed) {
        if (one != other) {
          sink.accept(with.inserted(index + 1, other), () -> pair(index, "", one, other));
        }
      }
    }
  }

  /**
   * Undoes two lost characters: the letter of a square belongs to one move, and its digit to the
   * next.
   */
  private void undoLostCharacters(int index) {
    byte square = moves.square(index);
    if ((square & ~63) != 0) {
      return;
    }
    int file = Square.file(square);
    int rank = Square.rank(square);
    for (int i = 0; i < 8; i++) {
      DamagedMoves with = moves.with(index, Square.at(file, i));
      for (int j = 0; j < 8; j++) {
        int one = Square.at(file, i);
        int other = Square.at(j, rank);
        sink.accept(
            with.inserted(index + 1, other), () -> pair(index, moves.word(index), one, other));
      }
    }
  }

  private static Fault pair(int index, String from, int one, int other) {
    String place = (from.isEmpty() ? "as move " : "move ") + (index + 1);
    return new Fault(
        Fault.FaultKind.LOST_PAIR,
        List.of(new Change(place, from, Square.name(one) + Square.name(other))));
  }
}
