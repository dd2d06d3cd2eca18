package org.kifu.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/** The sides that play the written moves: by the rules as far as they apply, and then in turn. */
public final class SidesToMove {
  private SidesToMove() {}

  /** The sides of the moves of a record. */
  public static List<Disc> of(GameRecord game) {
    List<Disc> sides = new ArrayList<>(game.moves().size());
    Catalogue.byName(game.rules()).ifPresent(entry -> add(entry.rules(), game, sides));
    while (sides.size() < game.moves().size()) {
      sides.add(sides.isEmpty() ? first(game) : sides.getLast().opponent());
    }
    return sides;
  }

  /** The side that plays the first move. If no pass is missing, the sides then alternate. */
  public static Disc first(GameRecord game) {
    return Catalogue.byName(game.rules())
        .flatMap(entry -> first(entry.rules(), game))
        .or(() -> SizedBoard.of(game).map(SizedBoard::side))
        .orElse(Disc.BLACK);
  }

  private static <P, M> Optional<Disc> first(Rules<P, M> rules, GameRecord game) {
    return rules.start(game.start()).map(rules::sideToMove);
  }

  private static <P, M> void add(Rules<P, M> rules, GameRecord game, List<Disc> sides) {
    for (Replay.Step<P, M> step : Replay.of(rules, game).steps()) {
      if (step.token() >= 0) {
        sides.add(rules.sideToMove(step.before()));
      }
    }
  }
}
