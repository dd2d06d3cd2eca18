package org.kifu.annotate.reason;

import java.util.Optional;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.games.draughts.RussianDraughts;
import org.kifu.rules.AsOthello;
import org.kifu.rules.Rules;
import org.kifu.rules.grid.BoardGame;

/** The explainers of bad moves by the rules of the game. */
public final class Explainers {
  private Explainers() {}

  /**
   * Returns an explainer for games by any rules except those of tournament Othello; one without
   * reasons if their moves are not explained.
   *
   * @param limits the limits of the searches that found the values
   */
  @SuppressWarnings("unchecked") // the explainer of rules has their positions and moves
  public static <P, M> Explainer<P, M> of(Rules<P, M> rules, Limits limits) {
    Optional<AsOthello<P, M>> same = rules.hints().asOthello();
    if (same.isPresent()) {
      return new OthelloReasons<>(same.get(), limits);
    }
    return switch (rules) {
      case BoardGame<?> game -> (Explainer<P, M>) TestedReasons.of(game, limits);
      case RussianDraughts draughts -> (Explainer<P, M>) new DraughtsReasons(draughts);
      default -> Explainer.none();
    };
  }
}
