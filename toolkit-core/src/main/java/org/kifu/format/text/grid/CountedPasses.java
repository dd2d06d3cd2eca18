package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.JudgedPosition;

/**
 * A diagram whose numbers count passes as well: each number that is missing is a pass that a side
 * had to make, and there are no other passes.
 *
 * @param moves the squares in their order
 * @param passes the numbers of the passes
 * @param end the position behind the last move
 */
record CountedPasses(List<WrittenSquare> moves, List<Integer> passes, JudgedPosition end) {
  /** The most passes of a game. */
  private static final int MOST = 20;

  /** The passes of a diagram; nothing if a missing number is none, or all numbers are there. */
  static Optional<CountedPasses> of(NumberedGrid diagram, JudgedPosition start) {
    List<WrittenSquare> moves = new ArrayList<>(diagram.numbered());
    moves.addAll(diagram.others());
    moves.sort(Comparator.comparingInt(WrittenSquare::number));
    List<Integer> passes = new ArrayList<>();
    JudgedPosition position = start;
    int number = 1;
    for (WrittenSquare move : moves) {
      boolean isPass = move.number() == number + 1;
      if (move.number() != number && !isPass || isPass != position.mustPass()) {
        return Optional.empty();
      }
      if (isPass) {
        passes.add(number);
      }
      JudgedPosition played = position.play(move.square());
      if (played == null) {
        return Optional.empty();
      }
      position = played;
      number = move.number() + 1;
    }
    boolean mayBe =
        !passes.isEmpty() && passes.size() <= MOST && (passes.size() > 1 || position.isOver());
    return mayBe ? Optional.of(new CountedPasses(moves, passes, position)) : Optional.empty();
  }

  /** The notes to give. */
  GameNote note() {
    int first = passes.getFirst();
    @Nullable WrittenSquare behind = null;
    for (WrittenSquare move : moves) {
      behind = behind == null && move.number() > first ? move : behind;
    }
    return new GameNote(
        GameNote.Kind.BOARD_LAYOUT,
        "the numbers count passes: " + first + " is one",
        behind == null ? moves.getLast().place() : behind.place());
  }
}
