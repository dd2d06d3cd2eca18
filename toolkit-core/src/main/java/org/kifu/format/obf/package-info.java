/**
 * Positions to be solved, one a line: the Othello Board File of Edax and related formats.
 *
 * <pre>
 * obf     = board [ ";" { move ":" score ";" | score ";" } ] [comment]
 * script  = board numbers                     what they mean differs from file to file
 * gpdb    = id ";" cells ";" side ";" text
 * ffo     = cells LF side [ "to move" ] LF [ title ]
 * board   = cells side
 * cells   = 64 of X * B (black), O W (white), - . (empty), row by row from a1, in either case
 * side    = one letter of a colour, or "Black" or "White"
 * move    = letter digit | "PA" | "PS" | "--"
 * score   = ["+" | "-"] digits                discs for the side to move, empties to the winner
 * comment = "%" to the end of the line
 * </pre>
 *
 * <p>A position is a game without moves whose start is the board; the scores, numbers, title and
 * comment are its remarks, as written, and {@link org.kifu.format.obf.SolvedPosition} reads the
 * scores. Blank lines and lines that begin with {@code %} or {@code #} are skipped. Every other
 * line that is not a position is an unreadable one; the place of the problem is the first character
 * that does not fit. An entry of the list that is not a move with its score is skipped with {@code
 * text-ignored}. The entry {@code --:-127} of generated files (no move, minus infinity) means
 * nothing and is kept in the remark only.
 */
@NullMarked
package org.kifu.format.obf;

import org.jspecify.annotations.NullMarked;
