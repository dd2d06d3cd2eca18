/**
 * The lessons of annotated games about one player: his review over all of them, and problems made
 * from mistakes. No engine is asked; the words used here are defined in {@code docs/metrics.md}.
 */
@NullMarked
package org.kifu.archive.review;

import org.jspecify.annotations.NullMarked;
