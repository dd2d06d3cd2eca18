/**
 * The Generic Game Format: the files of the Generic Game Server (GGS), of NBoard and of Edax.
 *
 * <pre>
 * file  = { match | game | blank }
 * match = count blank game { game }        count: the number of games, 1 or 2
 * game  = "(;" { tag | blank } ";)"
 * tag   = name "[" value "]"               name: letters; value: all up to the first "]"
 * </pre>
 *
 * <p>There is no escape. A value that runs into the beginning of the next game, or into the end of
 * the source, has lost its bracket; a game that runs into the next one has lost its end. Both are
 * errors of that game, which keeps the tags before, and the next game is read. Signs between tags
 * and text between games are skipped ({@code text-ignored}).
 *
 * <pre>
 * GM      the game: Othello or Reversi, in any case; all others are refused (other-rules)
 * PB PW   the players; "?" is nobody                     RB RW   their ratings
 * PC DT   the place and the date, also in seconds since 1970
 * TY BO   size, kind and start: see GgfBoard             KM      komi
 * RE      the result, black's discs minus white's minus komi: see GgfResult
 * B W     a move: square [ "/" evaluation [ "/" seconds ] ]
 * CO      a comment, after the moves before it
 * </pre>
 *
 * <p>All other tags are kept as {@link org.kifu.game.Tag} {@code ggf:NAME}, and so is everything
 * that a field of the record cannot hold as it is written: the time of day, a result in an unusual
 * form.
 *
 * <p>Source of the facts: M. Buro's page on GGF, and the files of GGS, NBoard and Edax themselves.
 */
@NullMarked
package org.kifu.format.ggf;

import org.jspecify.annotations.NullMarked;
