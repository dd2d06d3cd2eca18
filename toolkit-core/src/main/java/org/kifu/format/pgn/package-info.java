/**
 * Games in the manner of chess's PGN, as PlayOK, Edax and XBoard write them; draughts as well.
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
 * <p><b>Draughts</b> (PDN) is written in the same manner, white first:
 *
 * <pre>
 * move     = square ( "-" | ":" | "x" | "" ) square { ( ":" | "x" | "" ) square } [ glyph ]
 * square   = letter digit | number          1 is b8, 32 is g1
 * comment  = "{" text "}" | "%" text to the end of the line
 * result   = "1-0" | "0-1" | "1/2-1/2" | "2-0" | "0-2" | "1-1" | "0-0" | "*"
 * </pre>
 *
 * <p>{@code GameType} 25 is Russian draughts; other numbers, squares above 32 and a first move of
 * black are other games, which are named and not read. {@code FEN} is the start, as the rules read
 * it. All other tags are kept as {@code pdn:NAME}.
 *
 * <p>Source of the facts: the files of PlayOK, Edax and XBoard; for PDN the documents of the
 * standard's third edition and its test games.
 */
@NullMarked
package org.kifu.format.pgn;

import org.jspecify.annotations.NullMarked;
