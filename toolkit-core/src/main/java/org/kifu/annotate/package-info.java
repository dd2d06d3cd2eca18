/**
 * Judges the moves of a game: {@link org.kifu.annotate.Annotator} asks an engine about every ply
 * and gives an {@link org.kifu.annotate.AnnotatedGame}, a plain value that every rendering is made
 * from. The words used here are defined in {@code docs/metrics.md}.
 */
@NullMarked
package org.kifu.annotate;

import org.jspecify.annotations.NullMarked;
