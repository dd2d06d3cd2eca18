/**
 * Facts stated by the words of a line: the players and their sides, the score, the date and the
 * occasion.
 *
 * <p>They are found in labels ({@code Black: Anna}), between two names ({@code Anna 40 - 24 Bob}),
 * in the heading of a list and in sentences. {@code format.transcript} decides which game they
 * belong to.
 */
@NullMarked
package org.kifu.format.transcript.fact;

import org.jspecify.annotations.NullMarked;
