/**
 * The parts that notations share: dates, scores, names of facts, sizes of boards, notes on moves,
 * the draft of a record, and text that no notation reads.
 */
@NullMarked
package org.kifu.notation;

import org.jspecify.annotations.NullMarked;
