/**
 * The solo game of R. Knizia in the Ravensburger booklet of 2006: one player, both colours, and 24
 * tiles to be won; and a search for its best result; and its records.
 *
 * <p>A text holds any number of records:
 *
 * <pre>{@code
 * record  = "Solo" [anything] line end { line }
 * line    = label ":" text | { tile } | { [number "."] move { turned } } ; each with ["#" comment]
 * label   = "Player" | "Event" | "Place" | "Date" | "Tiles" (tiles follow) | "Score"
 * tile    = square ["=" face]                   before the first move: where a tile lies
 * turned  = square "=" face                     behind a move: a tile that turned up by it
 * face    = ("g" | "b") ("1" ... "10" | "-")    gold or black, "-" for a blank; "?" for unknown
 * move    = ("gold" | "black") [":" | blank] square
 * }</pre>
 *
 * Words may be divided by commas and semicolons. Tiles on squares of the usual layout need not be
 * all 24; another layout has all of them. Faces that are told where they turn up are part of the
 * layout of the record. A score is {@code 24 tiles, 110 points}, either half alone too; it is
 * compared with what the moves give.
 *
 * <p>What stands between two blank lines and has neither a tile nor a move is of a record only as
 * long as that has no moves yet; comments and a score may stand behind them, too. All else is
 * passed over: it is text, or of another notation.
 */
@NullMarked
package org.kifu.games.solo;

import org.jspecify.annotations.NullMarked;
