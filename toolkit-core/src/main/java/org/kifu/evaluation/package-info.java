/**
 * The value of a position without search: its score if it is finished, else patterns of squares
 * whose weights were fitted to games. {@link org.kifu.evaluation.Evaluator} follows the positions
 * of a search, {@link org.kifu.evaluation.Weights} holds what was learned, {@link
 * org.kifu.evaluation.Features} says which weights a position takes part in, for whoever fits them.
 */
@NullMarked
package org.kifu.evaluation;

import org.jspecify.annotations.NullMarked;
