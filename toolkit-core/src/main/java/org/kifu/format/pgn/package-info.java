/**
 * Games in the manner of chess's PGN, as PlayOK, Edax and XBoard write them. Draughts is written in
 * the same manner; its dialect is in {@code games.draughts}.
 *
 * <pre>
 * file     = { game }
 * game     = { tag } { number | move | pass | comment | variation | glyph } [ result ]
 * tag      = "[" name '"' value '"' "]"       "\" escapes the next character of a value
 * number   = digits { "." }
 * move     = [ "P@" ] letter digit [ glyph ]
 * pass     = "--" | "pass" | "pa" | "ps" | "@@" | "@@@@" | "P@@@"
 * comment  = "{" text "}" | ";" text to the end of the line
 * variation= "(" like the moves of a game ")"   in place of the move before it
 * glyph    = "!" | "?" | "!!" | "??" | "!?" | "?!" | "$" digits
 * result   = discs "-" discs | "1-0" | "0-1" | "1/2-1/2" | "*"
 * </pre>
 *
 * <p>A game begins with a tag, on a new line or with its quotes, or with {@code 1.} and a square.
 * It ends with its result or where the tags of another one begin, or a line with {@code 1.} and one
 * of the four first moves. A word that is none of these stands in the place of a move and is kept
 * as one, which the replay finds illegal.
 *
 * <p>In a web page quotation marks may be {@code &quot;}; tags of the page are passed over, and
 * {@code </pre>} ends a game.
 *
 * <p><b>Facts</b>: {@code Black White Event Site Date Result}, the ratings {@code BlackElo
 * WhiteElo}; all other tags are kept as {@link org.kifu.game.Tag} {@code pgn:NAME}. {@code 37-27}
 * is black first; {@code 1-0} says that black has won and not how high, and is kept as written. A
 * time {@code [%emt 0:00:02.5]} in a comment is that of the move before it, glyphs are tags {@code
 * pgn:NAG} with their number.
 *
 * <p>{@code FEN} is the start: rows with runs of empty squares as digits, {@code p} black, {@code
 * P} white, then {@code b} or {@code w} to move. Edax begins with rank 8, others with rank 1; where
 * the moves are legal in one way only, that is taken.
 *
 * <p>Source of the facts: the files of PlayOK, Edax and XBoard.
 */
@NullMarked
package org.kifu.format.pgn;

import org.jspecify.annotations.NullMarked;
