package org.kifu.cli;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.format.obf.SolvedPosition;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;

/**
 * The positions of an input, one a record: the one after its moves, which in a problem file is its
 * start. Records that cannot be replayed are left out and reported.
 */
final class Positions implements Iterator<Positions.Task> {
  /**
   * A position to search.
   *
   * @param index its number in the run, from 1
   * @param moves that led there from the standard start, passes included; absent if it began
   *     elsewhere
   * @param listed what the source lists for it; nothing after moves were played
   */
  record Task(
      int index, Position position, Optional<List<Move>> moves, Optional<SolvedPosition> listed) {
    /** The highest listed score. */
    OptionalInt listedScore() {
      return listed.map(SolvedPosition::bestScore).orElse(OptionalInt.empty());
    }

    /** Whether an exact answer contradicts what is listed. */
    boolean contradicts(int score, Optional<Move> best) {
      return listed.filter(each -> each.contradicts(score, best)).isPresent();
    }
  }

  private final Iterator<ParsedGame> games;
  private final ProblemReport problems;
  private int index;
  private @Nullable Task next;

  Positions(Iterator<ParsedGame> games, ProblemReport problems) {
    this.games = games;
    this.problems = problems;
  }

  @Override
  public boolean hasNext() {
    while (next == null && games.hasNext()) {
      next = task(games.next());
    }
    return next != null;
  }

  @Override
  public Task next() {
    Task task = hasNext() ? next : null;
    if (task == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return task;
  }

  private static Optional<List<Move>> moves(Replay<Position, Move> played) {
    List<Step<Position, Move>> steps = played.steps();
    Position start = steps.isEmpty() ? played.end() : steps.getFirst().before();
    return start.equals(Position.START)
        ? Optional.of(steps.stream().map(Step::move).toList())
        : Optional.empty();
  }

  private @Nullable Task task(ParsedGame game) {
    index++;
    problems.game(game);
    if (problems.otherRules(game, "only positions of othello are searched")) {
      return null;
    }
    Optional<Replay<Position, Move>> played =
        GameReplay.of(game)
            .filter(_ -> game.firstError().isEmpty())
            .filter(replay -> !(replay.ending() instanceof Ending.Illegal));
    if (played.isEmpty()) {
      return null;
    }
    Optional<SolvedPosition> listed =
        game.record().filter(record -> record.moves().isEmpty()).flatMap(SolvedPosition::of);
    return new Task(index, played.get().end(), moves(played.get()), listed);
  }
}
