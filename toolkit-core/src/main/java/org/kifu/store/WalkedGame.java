package org.kifu.store;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.game.ParsedGame;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningTally.Exclusion;

/**
 * A game, and what the store keeps of its way.
 *
 * @param exclusion the number of the reason why its result does not count; -1 if it does
 * @param blackDiscDiff its result, if it counts
 * @param postings its positions with the moves there
 */
record WalkedGame(ParsedGame game, int exclusion, int blackDiscDiff, List<Posting> postings) {
  /**
   * Walks through a game.
   *
   * @param number the number that it has in the store, from 0
   */
  static WalkedGame of(ParsedGame game, int number, GameWalk walk) {
    Optional<Exclusion> exclusion = walk.walk(game);
    return new WalkedGame(
        game,
        exclusion.map(StoreLayout.REASONS::indexOf).orElse((int) GameRow.NONE),
        exclusion.isPresent() ? 0 : walk.blackDiscDiff(),
        IntStream.range(0, walk.positions()).mapToObj(k -> Posting.of(walk, k, number)).toList());
  }
}
