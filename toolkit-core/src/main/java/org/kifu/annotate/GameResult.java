package org.kifu.annotate;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.replay.Replay;
import org.kifu.rules.FinalCount;

/**
 * How a game ended.
 *
 * @param kind as the source declares it; where it says nothing or the board contradicts it, played
 *     out or unfinished as the board shows
 * @param declaredBlackDiscs black's discs as the source registers them
 * @param count the count on the board, empties to the winner; nothing if somebody can still move
 */
public record GameResult(Kind kind, OptionalInt declaredBlackDiscs, Optional<FinalCount> count) {
  static GameResult of(Outcome declared, Replay<?, ?> replay) {
    return replay.isComplete()
        ? new GameResult(
            declared.kind() == Kind.UNKNOWN || declared.kind() == Kind.UNFINISHED
                ? Kind.PLAYED_OUT
                : declared.kind(),
            declared.blackDiscs(),
            Optional.of(replay.count()))
        : new GameResult(
            declared.kind().explainsEarlyStop() ? declared.kind() : Kind.UNFINISHED,
            declared.blackDiscs(),
            Optional.empty());
  }
}
