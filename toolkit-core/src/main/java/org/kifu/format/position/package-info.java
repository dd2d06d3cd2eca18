/**
 * Positions of boards of any size, one a line:
 *
 * <pre>{@code
 * line  = cells blanks side [blanks number blanks number] [";" anything]
 * cells = { "X" | "*" | "O" | "-" | "." }      row by row from a1, holes left out; 16 to 256 of them
 * side  = "X" | "O"
 * }</pre>
 *
 * The numbers are the discs that black and white have left, in games in which a player cannot
 * borrow discs. The number of cells depends on the rules; 64 cells are read as {@code obf} unless
 * this format is requested. Empty lines, and lines that begin with {@code %} or {@code #}, are
 * skipped.
 */
@NullMarked
package org.kifu.format.position;

import org.jspecify.annotations.NullMarked;
