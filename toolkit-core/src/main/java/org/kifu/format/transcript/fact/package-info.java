/**
 * Facts that the words of a line say: who played which side, the score, the date and the occasion.
 *
 * <p>They are found in labels ({@code Black: Anna}), between two names ({@code Anna 40 - 24 Bob}),
 * in the heading of a list and in sentences. Which game they belong to is a matter of {@code
 * format.transcript}.
 */
@NullMarked
package org.kifu.format.transcript.fact;

import org.jspecify.annotations.NullMarked;
