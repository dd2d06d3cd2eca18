/**
 * Russian draughts, implemented over sets of dark squares. The 8x8 game of discs has its own code,
 * which does not use this package.
 *
 * <p>Bit 0 is a1 and bit 63 is h8, as on every board here. But a1 is drawn at the lower left, where
 * white begins, and only squares of the colour of a1 are played on.
 *
 * <p><b>Records</b> (PDN) are written in a dialect of PGN, white first:
 *
 * <pre>
 * move     = square ( "-" | ":" | "x" | "" ) square { ( ":" | "x" | "" ) square } [ glyph ]
 * square   = letter digit | number          1 is b8, 32 is g1
 * comment  = "{" text "}" | "%" text to the end of the line
 * result   = "1-0" | "0-1" | "1/2-1/2" | "2-0" | "0-2" | "1-1" | "0-0" | "*"
 * </pre>
 *
 * <p>{@code GameType} 25 is Russian draughts; other numbers, squares above 32 and a first move of
 * black mean other games, which are named and not read. {@code FEN} is the start, in the form that
 * the rules read. All other tags are kept as {@code pdn:NAME}.
 *
 * <p>Source of PDN: the documents of the standard's third edition and its test games.
 */
@NullMarked
package org.kifu.games.draughts;

import org.jspecify.annotations.NullMarked;
