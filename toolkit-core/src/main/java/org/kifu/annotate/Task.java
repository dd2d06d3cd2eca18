package org.kifu.annotate;

/** One item of work: a ply of a game, or a record of which there is nothing to judge. */
sealed interface Task<P, M> {
  /**
   * A ply.
   *
   * @param index from 0 among the plies of the game
   */
  record Ply<P, M>(ReplayedGame<P, M> game, int index) implements Task<P, M> {}

  /** A record that cannot be annotated. */
  record Refused<P, M>(AnnotationFailure failure) implements Task<P, M> {}
}
