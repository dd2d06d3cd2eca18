package org.kifu.search.general;

import java.util.List;
import java.util.function.LongPredicate;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.Window;
import org.kifu.rules.SearchHints;

/**
 * The search of one game below the {@link GeneralEngine}. One thread uses it at a time.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface GameSearch<P, M> {
  /**
   * Hints of a game that has its own search.
   *
   * @param <P> a position
   * @param <M> a move
   */
  interface OwnSearch<P, M> extends SearchHints<P, M> {
    /** The default size of the table in megabytes. */
    int usualMegabytes();

    /** Returns a search with a table of this size, 1 to 8192 megabytes. */
    GameSearch<P, M> search(int megabytes);

    /** The limits of a level, 1 to 60. */
    Limits limits(int level);
  }

  /** The description of everything that affects the answers of the search. */
  String description();

  /** Begins a question about a position; earlier searches do not affect its answers. */
  Question<M> ask(P position);

  /**
   * A question about a position.
   *
   * @param <M> a move
   */
  interface Question<M> {
    /** The depth in plies that limits mean for this position. */
    int depth(Limits limits);

    /** The depth in plies of a search to the end. */
    int depthToEnd();

    /** The value with best play, or a bound of it outside the window. */
    Value best(int depth, Window window);

    /** The line of the best play that was found. */
    List<M> line(int depth, Window window);

    /** The best moves, the best first, in a position with legal moves. */
    List<Valuation<M>> best(int depth, int count);

    /** The value of a legal move for the side that plays it, and its line. */
    Valuation<M> valued(M move, int depth);

    /** A legal move and best play after it. */
    List<M> line(M move, int depth);

    /** Whether a legal move has at least the best value that was found. */
    boolean isAsGood(M move, int depth);

    /** The number of positions searched so far. */
    long nodes();

    /**
     * Ends all later searches of this question once the number of positions is too many.
     *
     * @param spent whether a number of positions is too many
     */
    void endWhen(LongPredicate spent);
  }
}
