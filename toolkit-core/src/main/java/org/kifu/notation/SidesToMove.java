package org.kifu.notation;

import java.util.ArrayList;
import java.util.List;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * The sides that play the written moves: as the rules say, and from where they do not go on in
 * turn.
 */
public final class SidesToMove {
  private SidesToMove() {}

  /** The sides of the moves of a record. */
  public static List<Disc> of(GameRecord game) {
    return of(game, game.moves());
  }

  /** The sides of other moves from the start of a record. */
  public static List<Disc> of(GameRecord game, MoveList moves) {
    GameRecord line = game.withMoves(moves);
    List<Disc> sides = new ArrayList<>(moves.size());
    Catalogue.byName(game.rules()).ifPresent(entry -> add(entry.rules(), line, sides));
    Disc first = SizedBoard.of(game).map(SizedBoard::side).orElse(Disc.BLACK);
    while (sides.size() < moves.size()) {
      sides.add(sides.isEmpty() ? first : sides.getLast().opponent());
    }
    return sides;
  }

  private static <P, M> void add(Rules<P, M> rules, GameRecord line, List<Disc> sides) {
    for (Replay.Step<P, M> step : Replay.of(rules, line).steps()) {
      if (step.token() >= 0) {
        sides.add(rules.sideToMove(step.before()));
      }
    }
  }
}
