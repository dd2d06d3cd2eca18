package org.kifu.annotate;

import org.kifu.game.Problem;

/**
 * The result of one game of the input: the annotated game, or the reason why it was not annotated.
 */
public sealed interface AnnotationResult permits AnnotatedGame, AnnotationResult.AnnotationFailure {

  /**
   * A record that cannot be annotated, in the place of its game.
   *
   * @param problem the problem and its place
   */
  record AnnotationFailure(Problem problem) implements AnnotationResult {}
}
