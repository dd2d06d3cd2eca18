package org.kifu.archive.query;

import java.util.EnumSet;
import java.util.Set;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.Labelled;
import org.kifu.game.Outcome;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;

/**
 * A trait of the end of a game, by its moves, and by its source where the moves stop early. A game
 * may have several.
 */
public enum EndTrait implements Labelled {
  /** Played to its end, and black won. */
  BLACK,
  /** Played to its end, and white won. */
  WHITE,
  /** Played to its end, and nobody won. */
  DRAW,
  /** Played to its end, which one side reached without a disc. */
  WIPE_OUT,
  /** The moves stop early, as the source says because a side resigned. */
  RESIGNED,
  /** The moves stop early, as the source says on time, by agreement, or because a side left. */
  STOPPED,
  /** The same, on time. */
  TIME,
  /** The same, because the players agreed on a draw or a score. */
  AGREED,
  /** The same, because a side left. */
  LEFT,
  /** The moves stop early, and the source does not say why. */
  UNFINISHED,
  /** A move is not legal. */
  ILLEGAL;

  /** What holds of a game: one of these, for a wipe-out who won, too, and why it was stopped. */
  static Set<EndTrait> of(Replay<Position, Move> replay, Outcome declared) {
    return switch (replay.ending()) {
      case Ending.Complete() -> ofComplete(replay);
      case Ending.Unfinished() -> ofEarlyStop(declared);
      case Ending.Illegal _, Ending.BadStart() -> EnumSet.of(ILLEGAL);
    };
  }

  private static Set<EndTrait> ofComplete(Replay<Position, Move> replay) {
    int diff = replay.count().blackDiscDiff();
    Set<EndTrait> ends = EnumSet.of(diff > 0 ? BLACK : diff < 0 ? WHITE : DRAW);
    if (replay.count().isWipeOut()) {
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
