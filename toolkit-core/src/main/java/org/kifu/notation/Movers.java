package org.kifu.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/** The side that each move of a record is written for, to be held against the replay. */
final class Movers {
  /**
   * A move that is written for the side that is not to move.
   *
   * @param token its index, from 0
   * @param ply from 1, passes counted
   * @param written the side it is written for
   */
  record Wrong(int token, int ply, Disc written) {
    Problem problem(int game, Origin origin) {
      String message =
          written == Disc.BLACK
              ? "written for black, and it is white's move"
              : "written for white, and it is black's move";
      return new Problem(ProblemCode.WRONG_SIDE, origin.ofMove(token), game, ply, message);
    }
  }

  private final List<Disc> movers = new ArrayList<>();

  void add(Disc mover) {
    movers.add(mover);
  }

  /** The first legal move for the wrong side; nothing where sides are not written. */
  Optional<Wrong> wrong(GameRecord record) {
    if (movers.size() < record.moves().size()) {
      return Optional.empty();
    }
    boolean isUsual =
        record.rules().equals(GameRecord.OTHELLO)
            && record.start() instanceof StartSpec.Standard
            && record.moves().isCompact();
    return isUsual
        ? wrongOfCompact(record.moves())
        : Catalogue.byName(record.rules()).flatMap(entry -> wrong(entry.rules(), record));
  }

  private Optional<Wrong> wrongOfCompact(MoveList moves) {
    CompactReplay replay = new CompactReplay();
    replay.start();
    for (int i = 0; i < moves.size() && replay.step(moves.squares()[i]); i++) {
      if (replay.sideToMove() == movers.get(i)) { // who has moved is not to move
        return Optional.of(new Wrong(i, replay.plies(), movers.get(i)));
      }
    }
    return Optional.empty();
  }

  private <P, M> Optional<Wrong> wrong(Rules<P, M> rules, GameRecord record) {
    int ply = 0;
    for (Replay.Step<P, M> step : Replay.of(rules, record).steps()) {
      ply++;
      if (step.token() >= 0 && rules.sideToMove(step.before()) != movers.get(step.token())) {
        return Optional.of(new Wrong(step.token(), ply, movers.get(step.token())));
      }
    }
    return Optional.empty();
  }
}
