/**
 * The judgement of the moves of a game: {@link org.kifu.annotate.Annotator} asks an engine about
 * every ply and gives an {@link org.kifu.annotate.AnnotatedGame}, a plain value from which every
 * output is made. The words of this package are defined in {@code docs/metrics.md}.
 */
@NullMarked
package org.kifu.annotate;

import org.jspecify.annotations.NullMarked;
