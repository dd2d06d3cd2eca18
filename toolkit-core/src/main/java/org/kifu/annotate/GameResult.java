package org.kifu.annotate;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.replay.Replay;
import org.kifu.rules.FinalCount;

/**
 * The result of a game.
 *
 * @param kind as the source declares it; where it says nothing or the board contradicts it, played
 *     out or unfinished as the board shows
 * @param declaredBlackDiscs black's discs as the source registers them
 * @param count the count on the board, empties to the winner; nothing if somebody can still move
 */
public record GameResult(Kind kind, OptionalInt declaredBlackDiscs, Optional<FinalCount> count) {
  /** What a source declares beside what the board shows. */
  public static GameResult of(Outcome declared, Replay<?, ?> replay) {
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

  /** Black's discs as the source registers them, unless the board shows as many. */
  public OptionalInt registered() {
    boolean isShown =
        count.isPresent() && declaredBlackDiscs.equals(OptionalInt.of(count.get().blackDiscs()));
    return isShown ? OptionalInt.empty() : declaredBlackDiscs;
  }
}
