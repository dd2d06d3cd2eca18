package org.kifu.search.general;

import java.util.List;
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
   * Hints of a game that brings a search of its own.
   *
   * @param <P> a position
   * @param <M> a move
   */
  interface OwnSearch<P, M> extends SearchHints<P, M> {
    /** The table of a search of which nothing else is said. */
    int usualMegabytes();

    /** A search with a table of so many megabytes, 1 to 8192. */
    GameSearch<P, M> search(int megabytes);

    /** The limits of a level, 1 to 60. */
    Limits limits(int level);
  }

  /** What decides about its answers. */
  String description();

  /** Begins with a position; what was searched before has no influence on the answers. */
  Question<M> ask(P position);

  /**
   * A position that was asked about.
   *
   * @param <M> a move
   */
  interface Question<M> {
    /** The plies that limits mean here. */
    int depth(Limits limits);

    /** The plies of a search to the end. */
    int depthToEnd();

    /** The value with best play, as far as the window asks for it. */
    Value best(int depth, Window window);

    /** The line of what was found best. */
    List<M> line(int depth, Window window);

    /** The best moves, the best first, where there is a move. */
    List<Valuation<M>> best(int depth, int count);

    /** The value of a legal move for its mover, and its line. */
    Valuation<M> valued(M move, int depth);

    /** A legal move and best play after it. */
    List<M> line(M move, int depth);

    /** Whether a legal move is worth as much as was found best. */
    boolean isAsGood(M move, int depth);

    /** The positions searched so far. */
    long nodes();
  }
}
