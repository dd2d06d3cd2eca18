package org.kifu.analysis;

import java.util.List;

/**
 * An engine that names the move it would play, but gives no values. One thread uses it at a time.
 *
 * @param <M> a move
 */
public interface Adviser<M> {
  /** The name, the version and everything else that decides its answers. */
  String description();

  /**
   * The move that the engine would play.
   *
   * @param game legal moves from the standard start, passes included, after which somebody can move
   */
  M bestMove(List<M> game);
}
