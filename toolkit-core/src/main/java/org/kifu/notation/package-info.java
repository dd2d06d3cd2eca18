/**
 * The common ground of the notations: dates, scores, names of facts, sizes of boards, notes on
 * moves, the draft of a record, and what of a text is read by no notation.
 */
@NullMarked
package org.kifu.notation;

import org.jspecify.annotations.NullMarked;
