package org.kifu.annotate;

import org.kifu.game.Problem;

/** The result of one game of the input: the annotated game, or the reason why there is none. */
public sealed interface AnnotationResult permits AnnotatedGame, AnnotationResult.AnnotationFailure {

  /**
   * A record that cannot be annotated; it stands in the place of its game.
   *
   * @param problem what is wrong, and where
   */
  record AnnotationFailure(Problem problem) implements AnnotationResult {}
}
