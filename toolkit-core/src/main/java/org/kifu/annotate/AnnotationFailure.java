package org.kifu.annotate;

import org.kifu.game.Problem;

/**
 * A record that cannot be annotated; it stands in the place of its game.
 *
 * @param problem what is wrong, and where
 */
public record AnnotationFailure(Problem problem) implements AnnotationResult {}
