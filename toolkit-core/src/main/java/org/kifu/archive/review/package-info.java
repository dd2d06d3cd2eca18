/**
 * The lessons of annotated games about one player: a review over all of them, and problems from
 * mistakes. No engine is needed. The words of this package are defined in {@code docs/metrics.md}.
 */
@NullMarked
package org.kifu.archive.review;

import org.jspecify.annotations.NullMarked;
