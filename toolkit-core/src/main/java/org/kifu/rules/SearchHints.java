package org.kifu.rules;

import java.util.Optional;

/**
 * Hints to a search of one game. They affect the speed of the search and its estimates before the
 * end of a game, but no exact result.
 *
 * @param <P> a position
 * @param <M> a move
 */
@FunctionalInterface
public interface SearchHints<P, M> {
  /**
   * An estimate of the value of a position that is not over, in hundredths of a disc for the side
   * to move. Searches use it where they stop before the end, unless they know better.
   */
  int estimate(P position);

  /**
   * The priority of a move over another that leaves equally many replies, counted in replies; 0 by
   * default. It affects the order of the search, and no value.
   */
  default int promise(P position, M move) {
    return 0;
  }

  /**
   * The game as tournament Othello, if it differs from that in nothing but the start. A search of
   * tournament Othello then answers for it.
   */
  default Optional<AsOthello<P, M>> asOthello() {
    return Optional.empty();
  }

  /** The game in words of bits, if it is such a game, for a faster search. */
  default Optional<WordGame<P, M>> asWords() {
    return Optional.empty();
  }
}
