package org.kifu.command.search;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.command.input.ProblemReport;
import org.kifu.format.obf.SolvedPosition;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Rules;

/**
 * The positions of an input, one for each record: the position after its moves, which in a problem
 * file is its start. Records that cannot be replayed are left out and reported.
 */
final class Positions<P, M> implements Iterator<Positions.SearchTask<P, M>> {
  /**
   * A position to search.
   *
   * @param index the number of the position in the run, from 1
   * @param moves the moves from the standard start to the position, including passes; absent for
   *     another start
   * @param listed the solution that the source lists; nothing if the record has moves
   */
  record SearchTask<P, M>(
      int index, P position, Optional<List<M>> moves, Optional<SolvedPosition> listed) {
    /** The highest listed score. */
    OptionalInt listedScore() {
      return listed.map(SolvedPosition::bestScore).orElse(OptionalInt.empty());
    }

    /** Whether an exact answer contradicts the listed solution. */
    boolean contradicts(int score, Optional<MoveToken> best) {
      Optional<Move> move = best.flatMap(SearchTask::onUsualBoard);
      return listed.filter(each -> each.contradicts(score, move)).isPresent();
    }

    private static Optional<Move> onUsualBoard(MoveToken move) {
      return switch (move) {
        case Place(int file, int rank) when (file | rank) < 8 ->
            Optional.of(Move.at(Square.at(file, rank)));
        case Pass() -> Optional.of(Move.PASS);
        default -> Optional.empty();
      };
    }
  }

  private final Rules<P, M> rules;
  private final Iterator<ParsedGame> games;
  private final ProblemReport problems;
  private int index;
  private @Nullable SearchTask<P, M> next;

  /**
   * @param before the number of positions before these, for their indexes
   */
  Positions(Rules<P, M> rules, Iterator<ParsedGame> games, ProblemReport problems, int before) {
    this.rules = rules;
    this.games = games;
    this.problems = problems;
    this.index = before;
  }

  /** The index of the last position that was looked at. */
  int index() {
    return index;
  }

  /** Reports games that are left out, and returns the index of the last one. */
  static int leaveOut(Iterator<ParsedGame> games, ProblemReport problems, int before, String why) {
    int index = before;
    for (; games.hasNext(); index++) {
      problems.otherRules(games.next(), "", why);
    }
    return index;
  }

  @Override
  public boolean hasNext() {
    while (next == null && games.hasNext()) {
      next = task(games.next());
    }
    return next != null;
  }

  @Override
  public SearchTask<P, M> next() {
    SearchTask<P, M> task = hasNext() ? next : null;
    if (task == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return task;
  }

  private Optional<List<M>> moves(Replay<P, M> played) {
    List<Step<P, M>> steps = played.steps();
    P start = steps.isEmpty() ? played.end() : steps.getFirst().before();
    return rules.start(StartSpec.STANDARD).filter(start::equals).isPresent()
        ? Optional.of(steps.stream().map(Step::move).toList())
        : Optional.empty();
  }

  private @Nullable SearchTask<P, M> task(ParsedGame game) {
    index++;
    problems.game(game);
    if (problems.otherRules(
        game, rules.name(), "only positions of %s are searched".formatted(rules.name()))) {
      return null;
    }
    Optional<Replay<P, M>> played =
        game.record()
            .filter(_ -> game.firstError().isEmpty())
            .map(record -> Replay.of(rules, record))
            .filter(Positions::reachesItsEnd);
    if (played.isEmpty()) {
      return null;
    }
    Optional<SolvedPosition> listed =
        game.record()
            .filter(record -> record.rules().equals(GameRecord.OTHELLO))
            .filter(record -> record.moves().isEmpty())
            .flatMap(SolvedPosition::of);
    return new SearchTask<>(index, played.get().end(), moves(played.get()), listed);
  }

  private static boolean reachesItsEnd(Replay<?, ?> replay) {
    return !(replay.ending() instanceof Ending.Illegal)
        && !(replay.ending() instanceof Ending.BadStart);
  }
}
