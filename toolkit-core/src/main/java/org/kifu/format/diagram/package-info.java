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
 * the {@code &} of LaTeX, between which an empty cell may be nothing at all; signs that are not
 * ASCII may also stand one beside the other, and stand for one cell where each stands twice, as
 * wide as a number. Tables of web pages, forums and LaTeX lose what draws them. Two boards side by
 * side are read as if the right one stood below the left one. In rows that are separated by blanks
 * an empty cell may be left out where the columns of the header or of full rows show which one it
 * is. Lines that only draw the board are passed over. A blank line ends a diagram, unless the label
 * of the next row goes on with it; captions stand before it, or right below it.
 *
 * <p><b>Neighbours.</b> A player or another label that the captions have in an earlier paragraph
 * begins another diagram, as does the label with which captions of this text usually begin. Where
 * the whole diagrams so far have their captions right above or right below the board, captions
 * beyond a blank line are of another if those at the board are complete. Those above the first
 * board are of another if both players stand right below it and say one of their facts. Captions
 * without a board are an unreadable game ({@code facts-without-moves}) if they name both players,
 * else they are passed over ({@code text-ignored}). Lines of moves that are not those drawn, and
 * lines with the numbers of several rows, are no captions. Eight numbered rows on one line are
 * read; a control character is read as a blank ({@code text-ignored}).
 *
 * <p><b>Passes</b> have no number: the replay finds them. Where each missing number is a pass that
 * must be, the numbers count passes ({@code layout}).
 *
 * <p><b>What is kept.</b> The game is the moves 1 to m, where m is the largest number up to which
 * each number stands exactly once. Whether they are legal is left to the replay, a number on a
 * start square among the rest. Everything else makes the game unreadable, with a problem at its
 * cell: fewer than eight rows, a row that has not eight cells, a cell that is none of the above, a
 * number above 60 or one that stands twice, a number whose predecessor is missing, and a disc that
 * is on none of the four start squares, where it makes no position (below).
 *
 * <p><b>Positions, and the rest of a game.</b> Eight whole rows with discs beyond the start squares
 * (two or more, if there are numbers), nothing else wrong, and numbers without a gap from whichever
 * they begin: the discs are the position, the numbers the moves after it. The side to move is the
 * one that a caption names ({@code To move: white}, {@code Black to move and win}, {@code 白番}), if
 * they are legal for it; one disc beside numbers is enough then. Else it is the one for which they
 * are legal; if both can be, black before an even number of discs; a side that must pass is not
 * taken. The finding {@code diagram-position} says so.
 *
 * <p><b>Several boards of a game.</b> A board goes on with the one before if its numbers do, its
 * discs are the position that was reached, and all moves are legal; captions of both are of the
 * game. Where it shows no discs at all, or begins with 1 again, the finding {@code layout} says so.
 * With other players or another position it is a game of its own. Moves around a board that are
 * those drawn, in one line or a paragraph, are no game.
 *
 * <p><b>Boards after each move.</b> Boards of discs of which each has one move more, or the moves
 * that are written between, are one game ({@code layout}); of the lines beside them those are
 * passed over that differ in a move or a count alone.
 *
 * <p><b>A list that goes on.</b> Moves below a position or an unfinished board, behind words or a
 * blank line, are of its game if they are legal there and not from the start ({@code layout}).
 *
 * <p>A game that is legal only from the mirrored start (black d4 e5) is turned over its horizontal
 * axis, with the finding {@code diagram-mirrored}. Captions that are no label and no score are
 * remarks before the first move; after the last diagram of a text they have no game, and are passed
 * over with {@code text-ignored}, as are the first of more than a hundred lines above a board.
 */
@NullMarked
package org.kifu.format.diagram;

import org.jspecify.annotations.NullMarked;
