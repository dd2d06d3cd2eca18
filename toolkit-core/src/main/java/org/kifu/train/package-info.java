/**
 * Training of the weights of the evaluation: positions of games, labels from the end of the game
 * backwards, least squares. {@link org.kifu.train.Trainer} does the whole training.
 */
@NullMarked
package org.kifu.train;

import org.jspecify.annotations.NullMarked;
