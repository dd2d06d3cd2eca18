package org.kifu.annotate;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.replay.Replay;
import org.kifu.rules.FinalCount;

/**
 * The result of a game.
 *
 * @param kind the kind that the source declares; if the source does not declare one, or the board
 *     contradicts it, played out or unfinished as the board shows
 * @param declaredBlackDiscs the number of black's discs that the source registers
 * @param count the count on the board, with the empty squares given to the winner; empty if
 *     somebody can still move
 * @param declaredWinner the winner that the source names without a score, if somebody can still
 *     move
 */
public record GameResult(
    Kind kind,
    OptionalInt declaredBlackDiscs,
    Optional<FinalCount> count,
    Optional<Disc> declaredWinner) {
  /** A result whose source names no winner without a score. */
  public GameResult(Kind kind, OptionalInt declaredBlackDiscs, Optional<FinalCount> count) {
    this(kind, declaredBlackDiscs, count, Optional.empty());
  }

  /** The result from the source's declaration and the board. */
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
            Optional.empty(),
            declared.winner());
  }

  /**
   * The number of black's discs that the source registers; empty if the board shows the same
   * number.
   */
  public OptionalInt registered() {
    boolean isShown =
        count.isPresent() && declaredBlackDiscs.equals(OptionalInt.of(count.get().blackDiscs()));
    return isShown ? OptionalInt.empty() : declaredBlackDiscs;
  }
}
