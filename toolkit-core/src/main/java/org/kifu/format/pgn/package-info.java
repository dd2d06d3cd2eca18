/**
 * Games in the PGN format of chess, as PlayOK, Edax and XBoard write them. Draughts is written in
 * the same manner; its dialect is in {@code games.draughts}.
 *
 * <pre>
 * file     = { game }
 * game     = { tag } { number | move | pass | comment | variation | glyph } [ result ]
 * tag      = "[" name '"' value '"' "]"       "\" escapes the next character of a value
 * number   = digits { "." }
 * move     = [ "P@" ] letter digit [ glyph ]
 * pass     = "--" | "pass" | "pa" | "ps" | "@@" | "@@@@" | "P@@@"
 * comment  = "{" text "}" | ";" text to the end of the line | "%" in the first column, likewise
 * variation= "(" like the moves of a game ")"   in place of the move before it
 * glyph    = "!" | "?" | "!!" | "??" | "!?" | "?!" | "$" digits
 * result   = discs "-" discs | "1-0" | "0-1" | "1/2-1/2" | "W+" discs | "*"   also with ":" or a sign for a half
 * </pre>
 *
 * <p>A game begins with a tag, on a new line or with quotation marks, or with {@code 1.} and a
 * square. It ends with its result, or before the tags of another game or a line with {@code 1.} and
 * one of the four first moves. Any other word is kept as a move, which the replay finds illegal.
 *
 * <p>A comment without an end goes on up to a tag at the beginning of a line. A result in other
 * signs or in words, {@code 37 - 27}, is one only if it comes last.
 *
 * <p>In a web page quotation marks may be {@code &quot;}; tags of the page are skipped, and {@code
 * </pre>} ends a game.
 *
 * <p><b>Facts</b>: {@code Black White Event Site Date Result}, the ratings {@code BlackElo
 * WhiteElo}; all other tags are kept as {@link org.kifu.game.Tag} {@code pgn:NAME}. {@code 37-27}
 * gives black's discs first; {@code 1-0} means that black has won, without the score, and is kept
 * as written. A time {@code [%emt 0:00:02.5]} in a comment is that of the move before it. Glyphs
 * are tags {@code pgn:NAG} with their number.
 *
 * <p>{@code FEN} is the start: rows with runs of empty squares as digits, {@code p} black, {@code
 * P} white, then {@code b} or {@code w} to move. Edax begins with rank 8, others with rank 1; if
 * the moves are legal in only one of the two, that one is used.
 *
 * <p>Source of the facts: the files of PlayOK, Edax and XBoard.
 */
@NullMarked
package org.kifu.format.pgn;

import org.jspecify.annotations.NullMarked;
