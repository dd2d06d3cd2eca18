/**
 * The value of a position without search: its score if the game is over, else what a small layer
 * makes of sums of weights of patterns of squares, all fitted to games. {@link
 * org.kifu.evaluation.Evaluator} follows the positions of a search, {@link
 * org.kifu.evaluation.Weights} holds the learned weights, and {@link org.kifu.evaluation.Features}
 * names the weights of a position for a fit.
 */
@NullMarked
package org.kifu.evaluation;

import org.jspecify.annotations.NullMarked;
