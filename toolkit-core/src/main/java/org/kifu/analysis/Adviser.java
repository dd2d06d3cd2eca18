package org.kifu.analysis;

import java.util.List;

/**
 * An engine that says what it would play, and of no move what it is worth. For one thread.
 *
 * @param <M> a move
 */
public interface Adviser<M> {
  /** Name, version and what else decides about its answers. */
  String description();

  /**
   * What the engine would play.
   *
   * @param game legal moves from the standard start, passes included, after which somebody can move
   */
  M bestMove(List<M> game);
}
