package org.kifu.engine;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * The engine behind a server, as the server asks it. One thread uses it at a time; interrupting
 * that thread ends a search with a {@link java.util.concurrent.CancellationException}.
 */
public interface ServerEngine {
  /**
   * How hard to search where a program asks for a depth.
   *
   * @param depth plies of the middle game, 1 to 60
   */
  Limits limits(int depth);

  /**
   * The best moves, the best first; a forced pass is one.
   *
   * @param count how many, at least 1; all if there are fewer
   * @return for each move its value for the side that plays it, a line that begins with it, and the
   *     nodes of the whole question; empty if the game is over
   */
  List<Valuation<Move>> bestMoves(Position position, Limits limits, int count);

  /**
   * The best moves that are found in a time.
   *
   * @param count as above
   * @param found takes each answer on the way, a deeper one each time, the last of them being what
   *     is returned; the first comes in any case and soon
   */
  List<Valuation<Move>> bestMoves(
      Position position, Duration time, int count, Consumer<List<Valuation<Move>>> found);
}
