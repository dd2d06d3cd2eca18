/**
 * The repair of damaged records. Repair undoes, one or two at a time, the faults that people make
 * when they write a game down or read it from a sheet, and ranks the results that the rules allow.
 *
 * <p>A kifu diagram is a set of numbers on 64 squares. Each fault is a small set of edits of these
 * numbers. An edit that changes no move up to the first illegal move cannot help. This leaves a few
 * hundred edits to try, each a replay that ends at its first illegal move. For a forgotten row, the
 * squares are known and only their order is missing; a search over legal moves finds it.
 */
@NullMarked
package org.kifu.repair;

import org.jspecify.annotations.NullMarked;
