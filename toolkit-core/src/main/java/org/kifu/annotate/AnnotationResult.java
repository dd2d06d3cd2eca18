package org.kifu.annotate;

/** What became of one game of the input: it was annotated, or it says why not. */
public sealed interface AnnotationResult permits AnnotatedGame, AnnotationFailure {}
