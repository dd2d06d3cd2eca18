/**
 * Games of Othello Quest as its server hands them out: JSON, an object a game, one after the other,
 * a line each, or in an array.
 *
 * <pre>
 * {"players":[{"id":"a","name":"A"},{"id":"b","name":"B"}],
 *  "created":"2024-05-01T12:00:00Z","gtype":"reversi","tcb":300000,
 *  "position":{"moves":[{"m":"f5","t":1250},{"m":"d6","t":900},{"m":"-"}]}}
 * </pre>
 *
 * <p>The array {@code moves}, wherever it stands, holds the moves: {@code m} the square, {@code -}
 * a pass, {@code t} the time in milliseconds. The first player is black. The start is always the
 * standard one. The server's own result leaves the empty squares out, so that the score is a matter
 * of replay. All values that have no field in a record are kept as {@link org.kifu.game.Tag} {@code
 * quest:PATH}, those of a move at that move.
 *
 * <p>Plain JSON of other programs is read as well: {@code
 * {"black":"Anna","white":"Bob","moves":"f5d6c3"}}. A string under {@code moves}, or one that
 * begins with a square under {@code transcript}, {@code kifu}, {@code game}, {@code record} or
 * {@code sequence}, or an array {@code moves} of strings, holds the moves; values of the object
 * itself under the names of labels are the facts.
 *
 * <p>A broken object keeps the moves before the damage; the next one is read where an object begins
 * as those before it do.
 *
 * <p>Source of the facts: programs that import these games; no published description is known.
 */
@NullMarked
package org.kifu.format.quest;

import org.jspecify.annotations.NullMarked;
