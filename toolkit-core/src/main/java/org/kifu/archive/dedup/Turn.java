package org.kifu.archive.dedup;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.game.MoveList;

/** A symmetry of the board with its table of squares. */
final class Turn {
  private final int number;
  private final Symmetry symmetry;
  private final byte[] squares;

  private Turn(int number, Symmetry symmetry, byte[] squares) {
    this.number = number;
    this.symmetry = symmetry;
    this.squares = squares;
  }

  /** All of them, in the order of {@link Symmetry}. */
  static List<Turn> all() {
    List<Symmetry> symmetries = List.of(Symmetry.values());
    return IntStream.range(0, symmetries.size())
        .mapToObj(number -> of(number, symmetries.get(number)))
        .toList();
  }

  private static Turn of(int number, Symmetry symmetry) {
    byte[] squares = new byte[Square.COUNT];
    for (int square = 0; square < Square.COUNT; square++) {
      squares[square] = (byte) symmetry.apply(square);
    }
    return new Turn(number, symmetry, squares);
  }

  /** Its place in the order of {@link Symmetry}, from 0. */
  int number() {
    return number;
  }

  Symmetry symmetry() {
    return symmetry;
  }

  /** The moves turned, after a prefix that is taken as it is. */
  byte[] apply(byte[] prefix, byte[] moves) {
    byte[] line = Arrays.copyOf(prefix, prefix.length + moves.length);
    for (int i = 0; i < moves.length; i++) {
      line[prefix.length + i] = moves[i] == MoveList.PASS ? MoveList.PASS : squares[moves[i]];
    }
    return line;
  }
}
