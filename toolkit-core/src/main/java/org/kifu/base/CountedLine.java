package org.kifu.base;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;
import org.kifu.opening.FirstGame;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningTally.Exclusion;

/** The line of a game whose result counts in opening statistics. */
final class CountedLine {
  private final byte[] moves;
  private final int year;
  private final int blackDiscDiff;
  private final TheorySum theory;
  private final FirstGame first;

  private CountedLine(GameWalk walk, byte[] moves, FirstGame first) {
    this.moves = moves;
    this.year = walk.year();
    this.blackDiscDiff = walk.blackDiscDiff();
    this.theory = walk.theory();
    this.first = first;
  }

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
    return new CountedLine(walk, moves, first);
  }

  /** The number of moves. */
  int plies() {
    return moves.length;
  }

  /** The square of move k in the orientation of the canonical position before it. */
  int move(int k) {
    return moves[k];
  }

  /** The year; 0 if it is not known. */
  int year() {
    return year;
  }

  /** The final difference. */
  int blackDiscDiff() {
    return blackDiscDiff;
  }

  TheorySum theory() {
    return theory;
  }

  /** The game as the first of several is told. */
  FirstGame first() {
    return first;
  }
}
