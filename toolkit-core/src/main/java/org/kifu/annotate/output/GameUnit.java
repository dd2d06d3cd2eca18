package org.kifu.annotate.output;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * The values of an annotated game by rules other than those of the tournament game: their unit, and
 * the side that they are for. A tournament game has none, as its values are always in discs for
 * black.
 *
 * @param rules the rules of the game
 * @param unit the unit of the values
 * @param first the side that moved first
 */
record GameUnit(Rules<?, ?> rules, ValueUnit unit, Disc first) {
  /** The values of a game; empty for the tournament game, and for unknown rules. */
  static Optional<GameUnit> of(AnnotatedGame game) {
    return of(game.game().rules(), game.moves().getFirst().mover());
  }

  /**
   * The values of a game by named rules; empty for the tournament game, and for unknown rules.
   *
   * @param first the side that moved first
   */
  static Optional<GameUnit> of(String rules, Disc first) {
    return rules.equals(GameRecord.OTHELLO)
        ? Optional.empty()
        : Catalogue.byName(rules)
            .map(entry -> new GameUnit(entry.rules(), unit(entry.rules()), first));
  }

  private static ValueUnit unit(Rules<?, ?> rules) {
    return rules
        .scoring()
        .map(scoring -> scoring.fewerWin() ? ValueUnit.FEWER_DISCS : ValueUnit.DISCS)
        .orElse(
            rules.valueUnit().equals(ValueUnit.TILES.label()) ? ValueUnit.TILES : ValueUnit.MEN);
  }

  /** The replay of a game. */
  Replay<?, ?> replay(StartSpec start, List<AnnotatedMove> moves) {
    MoveList played = MoveList.of(moves.stream().map(AnnotatedMove::move).toList());
    return Replay.of(rules, GameRecord.of(rules.name(), start, played));
  }
}
