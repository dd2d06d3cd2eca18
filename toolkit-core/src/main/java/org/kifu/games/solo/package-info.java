/**
 * The solo game of R. Knizia in the Ravensburger booklet of 2006: one player, both colours, and 24
 * tiles to be won. The package has its rules, a search for the best result, and its records.
 *
 * <p>A text holds any number of records:
 *
 * <pre>{@code
 * record  = "Solo" [anything] line end { line }
 * line    = label ":" text | { tile } | { [number "."] move { turned } } ; each with ["#" comment]
 * label   = "Player" | "Event" | "Place" | "Date" | "Tiles" (tiles follow) | "Score"
 * tile    = square ["=" face]                   before the first move: the square of a tile
 * turned  = square "=" face                     after a move: a tile that it turned up
 * face    = ("g" | "b") ("1" ... "10" | "-")    gold or black, "-" for a blank; "?" for unknown
 * move    = ("gold" | "black") [":" | blank] square
 * }</pre>
 *
 * Commas and semicolons may separate words. If tiles are on squares of the usual layout, a record
 * need not list all 24; another layout must be complete. Faces that are stated when tiles turn up
 * belong to the layout of the record. A score is {@code 24 tiles, 110 points}, or one half of it;
 * it is compared with the score of the moves.
 *
 * <p>Lines between two blank lines that have neither a tile nor a move belong to a record only if
 * its moves are still to come. Comments and a score may also come after the moves. All other lines
 * are skipped: they are text, or in another notation.
 */
@NullMarked
package org.kifu.games.solo;

import org.jspecify.annotations.NullMarked;
