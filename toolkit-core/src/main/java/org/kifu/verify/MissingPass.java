package org.kifu.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.game.ProblemCode;
import org.kifu.replay.Replay;
import org.kifu.rules.Rules;
import org.kifu.verify.Judgement.Stop;

/**
 * A forced pass that a record leaves out though it writes others. A record without any pass leaves
 * them out by its notation, as most do, and is as it should be.
 */
final class MissingPass {
  private MissingPass() {}

  /** Returns where the first such pass would stand; null if there is none. */
  static <P, M> @Nullable Stop in(Rules<P, M> rules, GameRecord record) {
    boolean writesPasses = record.moves().stream().anyMatch(MoveToken.Pass.class::isInstance);
    return writesPasses ? first(Replay.of(rules, record)) : null;
  }

  private static <P, M> @Nullable Stop first(Replay<P, M> replay) {
    List<Replay.Step<P, M>> steps = replay.steps();
    for (int i = 0; i + 1 < steps.size(); i++) {
      if (steps.get(i).token() < 0) {
        return stop(replay, i);
      }
    }
    return null;
  }

  private static <P, M> Stop stop(Replay<P, M> replay, int index) {
    Rules<P, M> rules = replay.rules();
    String side = rules.display().nameOf(rules.sideToMove(replay.steps().get(index).before()));
    String message =
        "%s must pass here, and other passes are written; it was filled in".formatted(side);
    int next = replay.steps().get(index + 1).token();
    return new Stop(ProblemCode.MISSING_PASS, next, index + 1, message);
  }
}
