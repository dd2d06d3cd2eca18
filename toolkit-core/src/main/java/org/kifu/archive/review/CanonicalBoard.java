package org.kifu.archive.review;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
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
  MoveToken move(MoveToken move) {
    int square = move.squareOn8x8();
    return square < 0 ? move : MoveToken.Place.on8x8(firstImage(turn.apply(square)));
  }

  /** Several moves, turned, each once, in the order of the squares. */
  List<MoveToken> moves(Collection<MoveToken> moves) {
    return moves.stream()
        .map(this::move)
        .distinct()
        .sorted(Comparator.comparingInt(MoveToken::squareOn8x8))
        .toList();
  }

  private int firstImage(int square) {
    return Arrays.stream(Symmetry.values())
        .filter(symmetry -> symmetry.apply(position).equals(position))
        .mapToInt(symmetry -> symmetry.apply(square))
        .min()
        .orElse(square);
  }

  /** An order of positions, so that equal games give equal lists. */
  static final class PositionOrder {
    static final Comparator<Position> ORDER =
        Comparator.comparing(Position::sideToMove)
            .thenComparing(Position::player, Long::compareUnsigned)
            .thenComparing(Position::opponent, Long::compareUnsigned);

    private PositionOrder() {}
  }
}
