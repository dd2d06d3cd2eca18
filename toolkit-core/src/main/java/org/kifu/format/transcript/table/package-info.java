/**
 * Tables in plain text: the meaning of their columns, and the facts of a row about its game.
 *
 * <p>A row is a game ({@link org.kifu.format.transcript.table.TableColumns}) or a move of a game
 * ({@link org.kifu.format.transcript.table.MoveRows}).
 */
@NullMarked
package org.kifu.format.transcript.table;

import org.jspecify.annotations.NullMarked;
