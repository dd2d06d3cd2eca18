package org.kifu.command.everyday;

import java.util.Optional;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Othello;

/** Replays games of the 8x8 board. */
final class GameReplay {
  private GameReplay() {}

  /**
   * Replays what was read of a game as far as it goes.
   *
   * @return nothing if there is no position at all
   */
  static Optional<Replay<Position, Move>> of(ParsedGame game) {
    return game.record()
        .map(record -> Replay.of(Othello.RULES, record))
        .filter(replay -> !(replay.ending() instanceof Ending.BadStart));
  }
}
