package org.kifu.archive.review;

import java.util.Comparator;
import org.kifu.board.Position;

/** An order of positions, so that equal games give equal lists. */
final class PositionOrder {
  static final Comparator<Position> ORDER =
      Comparator.comparing(Position::sideToMove)
          .thenComparing(Position::player, Long::compareUnsigned)
          .thenComparing(Position::opponent, Long::compareUnsigned);

  private PositionOrder() {}
}
