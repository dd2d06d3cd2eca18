package org.kifu.archive.query;

import java.util.EnumSet;
import java.util.Set;
import org.kifu.board.Disc;
import org.kifu.game.Labelled;
import org.kifu.game.Outcome;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.FinalCount;

/**
 * A trait of the end of a game, by its moves, or by its source if the moves stop early. A game may
 * have several traits.
 */
public enum EndTrait implements Labelled {
  /** The game was played to its end, and black won by its rules. */
  BLACK,
  /** The game was played to its end, and white won. */
  WHITE,
  /** The game was played to its end, and nobody won. */
  DRAW,
  /** The game was played to its end, and one side had no disc left. */
  WIPE_OUT,
  /** The moves stop early, and the source says that a side resigned. */
  RESIGNED,
  /**
   * The moves stop early, and the source gives the time, an agreement or a departure as the reason.
   */
  STOPPED,
  /** The moves stop early, because a side overstepped the time. */
  TIME,
  /** The moves stop early, because the players agreed on a draw or a score. */
  AGREED,
  /** The moves stop early, because a side left. */
  LEFT,
  /** The moves stop early, and the source does not say why. */
  UNFINISHED,
  /** A move is not legal. */
  ILLEGAL;

  /**
   * The traits of a game; a wipe-out also has its winner, and a stopped game its reason. A whole
   * game for one player has none.
   */
  static Set<EndTrait> of(Replay<?, ?> replay, Outcome declared) {
    return switch (replay.ending()) {
      case Ending.Complete() -> ofComplete(replay);
      case Ending.Unfinished() -> ofEarlyStop(declared);
      case Ending.Illegal _, Ending.BadStart() -> EnumSet.of(ILLEGAL);
    };
  }

  private static Set<EndTrait> ofComplete(Replay<?, ?> replay) {
    if (replay.rules().isForOnePlayer()) {
      return EnumSet.noneOf(EndTrait.class);
    }
    FinalCount count = replay.count();
    Set<EndTrait> ends =
        EnumSet.of(count.winner().map(side -> side == Disc.BLACK ? BLACK : WHITE).orElse(DRAW));
    if (count.isWipeOut()) {
      ends.add(WIPE_OUT);
    }
    return ends;
  }

  private static Set<EndTrait> ofEarlyStop(Outcome declared) {
    return switch (declared.kind()) {
      case RESIGNED -> EnumSet.of(RESIGNED);
      case TIME -> EnumSet.of(STOPPED, TIME);
      case AGREED -> EnumSet.of(STOPPED, AGREED);
      case LEFT -> EnumSet.of(STOPPED, LEFT);
      case PLAYED_OUT, UNFINISHED, UNKNOWN -> EnumSet.of(UNFINISHED);
    };
  }
}
