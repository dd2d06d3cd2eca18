/**
 * The repair of damaged records: the faults that people make when they write a game down or read it
 * off a sheet, undone one or two at a time, and the results that the rules allow ranked.
 *
 * <p>What is known of a kifu diagram is a set of numbers on 64 squares. Each fault is a small set
 * of edits of it; an edit that leaves all moves up to the first illegal one as they are cannot
 * help, which leaves some hundreds to try, each a replay that ends at its first illegal move.
 * Squares of a forgotten row are known and only their order is not; it is found by a search over
 * legal moves.
 */
@NullMarked
package org.kifu.repair;

import org.jspecify.annotations.NullMarked;
