package org.kifu.archive.history;

import org.kifu.game.Labelled;
import org.kifu.game.Outcome;
import org.kifu.replay.Replay;

/**
 * The ways in which a game ends: by its moves, or by the statement of its source if they stop
 * early.
 */
public enum GameEnding implements Labelled {
  /** Neither side could move any more. */
  PLAYED_OUT,
  /** Neither side could move, and one side had no disc left on the board. */
  WIPE_OUT,
  /** A side gave up. */
  RESIGNED,
  /** The players agreed on a draw, or on a score. */
  AGREED,
  /** A side left the game. */
  LEFT,
  /** A side overstepped the time. */
  TIME,
  /** The moves stop early, and the source does not say why. */
  UNFINISHED,
  /** A move is not legal, or the rules do not allow the start. */
  ILLEGAL;

  boolean isOnTheBoard() {
    return this == PLAYED_OUT || this == WIPE_OUT;
  }

  static GameEnding of(Replay<?, ?> replay, Outcome declared) {
    return switch (declared.kind()) {
      case RESIGNED -> RESIGNED;
      case AGREED -> AGREED;
      case LEFT -> LEFT;
      case TIME -> TIME;
      case PLAYED_OUT, UNFINISHED, UNKNOWN -> onTheBoard(replay);
    };
  }

  private static GameEnding onTheBoard(Replay<?, ?> replay) {
    return switch (replay.ending()) {
      case Replay.Ending.Complete() -> replay.count().isWipeOut() ? WIPE_OUT : PLAYED_OUT;
      case Replay.Ending.Unfinished() -> UNFINISHED;
      case Replay.Ending.Illegal _, Replay.Ending.BadStart() -> ILLEGAL;
    };
  }
}
