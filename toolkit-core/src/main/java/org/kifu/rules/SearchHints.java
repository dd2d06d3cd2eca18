package org.kifu.rules;

/**
 * Hints to a search of one game, which change how soon it finds something and what it thinks before
 * the end of a game, but no result.
 *
 * @param <P> a position
 * @param <M> a move
 */
@FunctionalInterface
public interface SearchHints<P, M> {
  /**
   * A guess at what a position that is not over is worth to the side to move, in hundredths of a
   * disc, for a search that stops before the end.
   */
  int estimate(P position);

  /**
   * How much sooner a search should try a move than another that leaves as many replies, counted in
   * replies; 0 where nothing better is known. It changes no value.
   */
  default int promise(P position, M move) {
    return 0;
  }
}
