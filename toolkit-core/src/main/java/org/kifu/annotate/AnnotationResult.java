package org.kifu.annotate;

/** The result of one game of the input: the annotated game, or the reason why there is none. */
public sealed interface AnnotationResult permits AnnotatedGame, AnnotationFailure {}
