package org.kifu.archive.review;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;

/**
 * A position turned to its canonical form, so that all of its images are one, and its moves turned
 * with it. Moves that a symmetry of the position itself exchanges are one move.
 *
 * @param position the canonical form
 * @param turn what leads to it
 */
record CanonicalBoard(Position position, Symmetry turn) {
  static CanonicalBoard of(Position position) {
    Symmetry turn = Symmetry.toCanonical(position);
    return new CanonicalBoard(turn.apply(position), turn);
  }

  /** A move, turned: of those that are the same, the one of the first square. */
  String move(String name) {
    int square = Square.parse(name);
    return square < 0 ? name : Square.name(firstImage(turn.apply(square)));
  }

  /** Several moves, turned, each once, in the order of the squares. */
  List<String> moves(Collection<String> names) {
    return names.stream()
        .map(this::move)
        .distinct()
        .sorted((one, other) -> Integer.compare(Square.parse(one), Square.parse(other)))
        .toList();
  }

  private int firstImage(int square) {
    return Arrays.stream(Symmetry.values())
        .filter(symmetry -> symmetry.apply(position).equals(position))
        .mapToInt(symmetry -> symmetry.apply(square))
        .min()
        .orElse(square);
  }
}
