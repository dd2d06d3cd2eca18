package org.kifu.annotate;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Rules;

/**
 * The tasks of an annotation: the plies of records that can be annotated, one after the other, and
 * the records that cannot.
 */
final class AnnotationTasks<P, M> {
  /** An item of work: a ply of a game, or a record without plies to judge. */
  sealed interface Task<P, M> {
    /**
     * A ply to judge.
     *
     * @param index the index of the ply in the game, from 0
     */
    record Ply<P, M>(ReplayedGame<P, M> game, int index) implements Task<P, M> {}

    /** A record that cannot be annotated. */
    record RefusedRecord<P, M>(AnnotationFailure failure) implements Task<P, M> {}
  }

  /**
   * A finished task.
   *
   * @param move the judged ply; empty if the task was a refused record
   * @param peerLoss the chance to win that the move gave away by the searches of the table of
   *     peers, in ten-thousandths; empty if that was not asked, or for a forced move
   */
  record JudgedTask<P, M>(Task<P, M> task, Optional<AnnotatedMove> move, OptionalInt peerLoss) {}

  private final Rules<P, M> rules;
  private final boolean onlyFromTheUsualStart;

  /**
   * @param onlyFromTheUsualStart whether an engine is asked that cannot set up another start
   */
  AnnotationTasks(Rules<P, M> rules, boolean onlyFromTheUsualStart) {
    this.rules = rules;
    this.onlyFromTheUsualStart = onlyFromTheUsualStart;
  }

  /** The first ply of a game, or the refusal of its record. */
  Task<P, M> firstTask(ParsedGame parsed) {
    if (parsed.record().isEmpty() || parsed.firstError().isPresent()) {
      return refused(worst(parsed));
    }
    GameRecord record = parsed.record().get();
    if (!record.rules().equals(rules.name())) {
      String message = "a game of " + record.rules() + ", not of " + rules.name();
      return refused(problem(parsed, ProblemCode.OTHER_RULES, message));
    }
    if (onlyFromTheUsualStart && record.start() instanceof StartSpec.Setup) {
      String message = "the other engine speaks GTP, which can set up no start; nboard can";
      return refused(problem(parsed, ProblemCode.OTHER_RULES, message));
    }
    Replay<P, M> replay = Replay.of(rules, record);
    return switch (replay.ending()) {
      case Ending.BadStart() -> refused(badStart(parsed));
      case Ending.Illegal illegal -> refused(illegal(parsed, illegal));
      case Ending.Complete(), Ending.Unfinished() ->
          replay.steps().isEmpty()
              ? refused(problem(parsed, ProblemCode.NO_MOVES, "no moves to annotate"))
              : new Task.Ply<>(new ReplayedGame<>(parsed, record, replay), 0);
    };
  }

  /** The plies of games, one game after the other, each replayed in its turn. */
  Iterator<Task<P, M>> tasks(Iterator<ParsedGame> games) {
    return new Iterator<>() {
      private @Nullable ReplayedGame<P, M> current;
      private int nextIndex;

      @Override
      public boolean hasNext() {
        return current != null || games.hasNext();
      }

      @Override
      public Task<P, M> next() {
        if (current == null) {
          if (!games.hasNext()) {
            throw new NoSuchElementException();
          }
          Task<P, M> first = firstTask(games.next());
          return first instanceof Task.Ply<P, M>(ReplayedGame<P, M> game, int _)
              ? ply(game, 0)
              : first;
        }
        return ply(current, nextIndex);
      }

      private Task<P, M> ply(ReplayedGame<P, M> game, int index) {
        nextIndex = index + 1;
        current = nextIndex < game.plies() ? game : null;
        return new Task.Ply<>(game, index);
      }
    };
  }

  private Task<P, M> refused(Problem problem) {
    return new Task.RefusedRecord<>(new AnnotationFailure(problem));
  }

  private static Problem worst(ParsedGame parsed) {
    return parsed.firstError().orElseGet(() -> parsed.problems().getFirst());
  }

  private static Problem problem(ParsedGame parsed, ProblemCode code, String message) {
    return new Problem(code, parsed.origin().start(), parsed.number(), 0, message);
  }

  private Problem badStart(ParsedGame parsed) {
    return new Problem(
        ProblemCode.BAD_START,
        parsed.origin().of(Origin.Fact.START),
        parsed.number(),
        0,
        "the start is not a position of the rules " + rules.name());
  }

  private static Problem illegal(ParsedGame parsed, Ending.Illegal illegal) {
    return new Problem(
        illegal.code(),
        parsed.origin().ofMove(illegal.token()),
        parsed.number(),
        illegal.ply(),
        illegal.message());
  }
}
