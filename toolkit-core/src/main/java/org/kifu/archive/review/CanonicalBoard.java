package org.kifu.archive.review;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Symmetry;

/**
 * A position turned to its canonical form, so that all its images are the same, with its moves
 * turned in the same way. Moves that a symmetry of the position itself exchanges count as one move.
 *
 * @param position the canonical form
 * @param turn the symmetry that leads to it
 */
record CanonicalBoard(Position position, Symmetry turn) {
  static CanonicalBoard of(Position position) {
    Symmetry turn = Symmetry.toCanonical(position);
    return new CanonicalBoard(turn.apply(position), turn);
  }

  /** The turned move; of moves that are the same, the one on the first square. */
  MoveToken move(MoveToken move) {
    int square = move.squareOn8x8();
    return square < 0 ? move : MoveToken.Place.on8x8(firstImage(turn.apply(square)));
  }

  /** Several turned moves, each once, in the order of their squares. */
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
