/**
 * Kifu diagrams in plain text: a board in which each square shows the number of the move that was
 * played there.
 *
 * <pre>
 * diagram  = { caption } [header] 8 * row [header] { caption }
 * header   = "a" "b" "c" "d" "e" "f" "g" "h"         in either case
 * row      = [digit] 8 * cell [digit]                the digit is the rank, from 1 or from 8 on
 * cell     = number | empty | black | white
 * number   = digits, also full-width or on keys (emoji), or one circled character
 *          | "(" digits ")" | "[" digits "]" | digits colour
 * colour   = "b" | "w" | "x" | "o"                   of the player, or of the disc in the end
 * empty    = "." "-" "--" "_" "+" "·" "・" "□" "🟩" "0", or nothing
 * black    = "X" "*" "B" "#" "@" "●" "⚫"                white = "O" "W" "()" "○" "◯" "⚪"
 *          in quotation marks or the emphasis of Markdown, or not
 * caption  = ("Black" | "White" | "Event" | "Place" | "Date" | "Score") ":" text
 *          | ("黒" | "白" | "黒番" | "白番" | "大会" | "会場" | "日付") ":" text
 *          | "To move" ":" ("black" | "white")
 *          | names and score as above a transcript | discs "-" discs | text
 * </pre>
 *
 * <p>Cells are separated by blanks, or by bars, box-drawing characters, commas, semicolons, tabs or
 * the {@code &} of LaTeX, between which an empty cell may be nothing at all. Signs that are not
 * ASCII may also be side by side; if each is doubled, to be as wide as a number, a pair is one
 * cell. Tables of web pages, forums and LaTeX lose their markup. Two boards side by side are read
 * as if the right one were below the left one. In rows that are separated by blanks an empty cell
 * may be left out if the columns of the header or of full rows show which one it is. Lines that
 * only draw the board are skipped. A blank line ends a diagram, unless the label of the next row
 * continues it; captions come before the blank line, or right below it.
 *
 * <p><b>Neighbours.</b> A player or another label that the captions already have in an earlier
 * paragraph begins another diagram, and so does the label with which captions of this text usually
 * begin. If the whole diagrams so far have their captions right above or right below the board,
 * captions beyond a blank line belong to another diagram if those at the board are complete.
 * Captions above the first board belong to another diagram if both players are right below it and
 * repeat one of their facts. Captions without a board are an unreadable game ({@code
 * facts-without-moves}) if they name both players; otherwise they are skipped ({@code
 * text-ignored}). Lines of moves that are not those drawn, and lines with the numbers of several
 * rows, are not captions. Eight numbered rows on one line are read; a control character is read as
 * a blank ({@code text-ignored}).
 *
 * <p><b>Passes</b> have no number: the replay finds them. If each missing number is a forced pass,
 * the numbers count passes ({@code layout}).
 *
 * <p><b>Moves and faults.</b> The game is the moves 1 to m, where m is the largest number up to
 * which each number occurs exactly once. The replay decides whether they are legal, including a
 * number on a start square. Everything else makes the game unreadable, with a problem at its cell:
 * fewer than eight rows, a row that does not have eight cells, a cell that is none of the above, a
 * number above 60 or one that occurs twice, a number whose predecessor is missing, and a disc on a
 * square other than the four start squares, if it makes no position (below).
 *
 * <p><b>Positions, and the rest of a game.</b> Eight whole rows with discs beyond the start squares
 * (two or more, if there are numbers), no other fault, and numbers without a gap from any first
 * number: the discs are the position, the numbers the moves after it. The side to move is the one
 * that a caption names ({@code To move: white}, {@code Black to move and win}, {@code 白番}), if the
 * moves are legal for it; one disc beside numbers is then enough. Otherwise it is the side for
 * which they are legal; if both are possible, black before an even number of discs. A side that
 * must pass is not chosen. The finding {@code diagram-position} reports this.
 *
 * <p><b>Several boards of a game.</b> A board continues the one before if its numbers do, its discs
 * are the position that was reached, and all moves are legal; the captions of both belong to the
 * game. If it shows no discs at all, or begins with 1 again, the finding {@code layout} reports
 * this. With other players or another position it is a separate game. Moves around a board that are
 * those drawn, in one line or a paragraph, are not a game.
 *
 * <p><b>Boards after each move.</b> Boards of discs that each have one more move, or the moves
 * written between them, are one game ({@code layout}). Lines beside them that differ only in a move
 * or a count are skipped.
 *
 * <p><b>A list that continues.</b> Moves below a position or an unfinished board, after words or a
 * blank line, belong to its game if they are legal there and not from the start ({@code layout}).
 *
 * <p>A game that is legal only from the mirrored start (black d4 e5) is mirrored in its horizontal
 * axis, with the finding {@code diagram-mirrored}. Captions that are neither a label nor a score
 * are remarks before the first move. After the last diagram of a text they have no game, and are
 * skipped with {@code text-ignored}; so are the first of more than a hundred lines above a board.
 */
@NullMarked
package org.kifu.format.diagram;

import org.jspecify.annotations.NullMarked;
