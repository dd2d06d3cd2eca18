/**
 * Tables in plain text: what their columns are, and what a row says of its game.
 *
 * <p>A row is a game ({@link org.kifu.format.transcript.table.TableColumns}) or a move of one
 * ({@link org.kifu.format.transcript.table.MoveRows}).
 */
@NullMarked
package org.kifu.format.transcript.table;

import org.jspecify.annotations.NullMarked;
