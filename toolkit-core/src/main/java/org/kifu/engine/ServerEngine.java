package org.kifu.engine;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * The engine that a server asks. One thread uses it at a time; interrupting that thread ends a
 * search with a {@link java.util.concurrent.CancellationException}.
 */
public interface ServerEngine {
  /**
   * The limits of a search if a program asks for a depth.
   *
   * @param depth the depth in plies in the middle game, 1 to 60
   */
  Limits limits(int depth);

  /**
   * The best moves, best first; a forced pass counts as a move.
   *
   * @param count the number of moves to return, at least 1; all legal moves if there are fewer
   * @return for each move, its value for the side that plays it, a line that begins with it, and
   *     the nodes of the whole question; empty if the game is over
   */
  List<Valuation<Move>> bestMoves(Position position, Limits limits, int count);

  /**
   * The best moves that a search of limited time finds.
   *
   * @param count the number of moves to return, as above
   * @param found takes each answer on the way, a deeper one each time; the last of them is also
   *     returned; the first answer always comes, and soon
   */
  List<Valuation<Move>> bestMoves(
      Position position, Duration time, int count, Consumer<List<Valuation<Move>>> found);
}
