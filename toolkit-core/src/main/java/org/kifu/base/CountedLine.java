package org.kifu.base;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;
import org.kifu.opening.FirstGame;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningTally.Exclusion;

/**
 * The line of a game whose result counts in opening statistics.
 *
 * @param moves the squares in the orientation of the canonical position before each
 * @param year the year; 0 if it is not known
 * @param blackDiscDiff the final difference
 * @param first the game, as the first of several is told
 */
record CountedLine(byte[] moves, int year, int blackDiscDiff, TheorySum theory, FirstGame first) {
  /** The line of a game that was walked; null if its result does not count. */
  static @Nullable CountedLine of(GameWalk walk, Optional<Exclusion> exclusion, ParsedGame game) {
    if (exclusion.isPresent()) {
      return null;
    }
    byte[] moves = new byte[walk.discs()];
    for (int k = 0; k < moves.length; k++) {
      moves[k] = (byte) walk.move(k);
    }
    GameHeader header = game.record().orElseThrow().header();
    FirstGame first =
        new FirstGame(
            header.date(),
            game.origin().start().source(),
            game.number(),
            header.black(),
            header.white(),
            header.event());
    return new CountedLine(moves, walk.year(), walk.blackDiscDiff(), walk.theory(), first);
  }
}
