package org.kifu.archive.query;

import java.util.EnumSet;
import java.util.Set;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.Outcome;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;

/**
 * A trait of the end of a game, by its moves, and by its source where the moves stop early. A game
 * may have several.
 */
public enum EndTrait {
  /** Played to its end, and black won. */
  BLACK("black"),
  /** Played to its end, and white won. */
  WHITE("white"),
  /** Played to its end, and nobody won. */
  DRAW("draw"),
  /** Played to its end, which one side reached without a disc. */
  WIPE_OUT("wipe-out"),
  /** The moves stop early, as the source says because a side resigned. */
  RESIGNED("resigned"),
  /** The moves stop early, as the source says on time, by agreement, or because a side left. */
  STOPPED("stopped"),
  /** The same, on time. */
  TIME("time"),
  /** The same, because the players agreed on a draw or a score. */
  AGREED("agreed"),
  /** The same, because a side left. */
  LEFT("left"),
  /** The moves stop early, and the source does not say why. */
  UNFINISHED("unfinished"),
  /** A move is not legal. */
  ILLEGAL("illegal");

  private final String label;

  EndTrait(String label) {
    this.label = label;
  }

  /** The name in options and output. */
  public String label() {
    return label;
  }

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
    if (replay.end().black() == 0 || replay.end().white() == 0) {
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
