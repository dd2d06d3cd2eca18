package org.kifu.command.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.output.EngineAnswer;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.option.ExternalEngine;
import org.kifu.command.search.Positions.SearchTask;
import org.kifu.command.terminal.Refusal;
import org.kifu.engine.GtpClient;
import org.kifu.engine.NBoardClient;
import org.kifu.rules.Othello;

/**
 * A search by the engine of another program. An engine that speaks GTP gives a move without a
 * value, and only in games from the standard start.
 *
 * @param limits the limits of the search, which GTP cannot set
 * @param count the number of moves; one for GTP
 */
record ExternalSearch(ExternalEngine engine, Limits limits, int count) {
  /** Makes a worker with its own process. */
  Function<SearchTask<Position, Move>, List<EngineAnswer>> worker() {
    return switch (engine.protocol()) {
      case NBOARD -> {
        NBoardClient client = engine.nboard();
        yield task -> isOver(task) ? finished(task) : values(task, client);
      }
      case GTP -> {
        GtpClient client = engine.gtp();
        yield task -> isOver(task) ? finished(task) : move(task, client);
      }
    };
  }

  private static boolean isOver(SearchTask<Position, Move> task) {
    return Othello.RULES.legalMoves(task.position()).isEmpty();
  }

  private static List<EngineAnswer> finished(SearchTask<Position, Move> task) {
    Position position = task.position();
    int score = Othello.RULES.count(position).discDiff(position.sideToMove());
    Value value = Value.exact(score, position.empties());
    Valuation<Move> found = new Valuation<>(value, List.of(), 0);
    return List.of(EngineAnswer.of(task.index(), 1, position.empties(), Othello.RULES, found, 0));
  }

  private List<EngineAnswer> values(SearchTask<Position, Move> task, NBoardClient client) {
    long start = System.nanoTime();
    List<Valuation<Move>> moves = client.bestMoves(task.position(), limits, count);
    double seconds = seconds(start);
    List<EngineAnswer> answers = new ArrayList<>();
    for (Valuation<Move> move : moves) {
      int empties = task.position().empties();
      answers.add(
          EngineAnswer.of(task.index(), answers.size() + 1, empties, Othello.RULES, move, seconds));
    }
    return answers;
  }

  private static List<EngineAnswer> move(SearchTask<Position, Move> task, GtpClient client) {
    long start = System.nanoTime();
    List<Move> moves = task.moves().orElseThrow(() -> cannotSetUp(task));
    Move best = client.bestMove(moves);
    return List.of(
        EngineAnswer.ofMove(
            task.index(), task.position().empties(), Othello.RULES.token(best), seconds(start)));
  }

  private static Refusal cannotSetUp(SearchTask<Position, Move> task) {
    return Refusal.usage(
        "a GTP engine cannot set up position %d, which is not a game from the standard start; use --engine-protocol nboard"
            .formatted(task.index()));
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
