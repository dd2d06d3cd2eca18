package org.kifu.annotate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.rules.Othello;
import org.kifu.rules.Resolution;

/** The positions of an annotated game that was read, and of which the moves alone are known. */
final class PlayedPositions {
  private PlayedPositions() {}

  /** The positions of the 8x8 board as far as the moves are legal; none of other rules. */
  static List<Position> of(GameSummary facts, List<AnnotatedMove> moves) {
    List<Position> positions = new ArrayList<>(moves.size() + 1);
    Optional<Position> next =
        facts.rules().equals(GameRecord.OTHELLO)
            ? Othello.RULES.start(facts.start())
            : Optional.empty();
    next.ifPresent(positions::add);
    for (int i = 0; i < moves.size() && next.isPresent(); i++) {
      next = after(next.get(), moves.get(i));
      next.ifPresent(positions::add);
    }
    return positions;
  }

  private static Optional<Position> after(Position position, AnnotatedMove played) {
    return position.sideToMove() == played.mover()
            && Othello.RULES.resolve(position, played.move())
                instanceof Resolution.Legal<Move>(Move move)
        ? Optional.of(Othello.RULES.play(position, move))
        : Optional.empty();
  }
}
