/**
 * What a page says about its games besides the moves: names, dates, scores. Facts are read from
 * keys, columns, tags, labels and names in lines; each goes to the game beside it, and the board
 * confirms the scores.
 */
@NullMarked
package org.kifu.format.text.caption;

import org.jspecify.annotations.NullMarked;
