/**
 * The Smart Game Format for Othello, {@code GM[2]}: variations and comments are kept.
 *
 * <pre>
 * file     = { tree }
 * tree     = "(" node { node } { tree } ")"
 * node     = ";" { property }
 * property = name value { value }          name: capital letters; small ones among them are skipped
 * value    = "[" text "]"                  "\" escapes the next character, and removes a line break
 * </pre>
 *
 * <p>The first tree of each branch point continues the line; the others are its variations. Each
 * {@code B} and {@code W} is a move in any place, since Edax writes the semicolon after a move; an
 * empty node is not a move.
 *
 * <p><b>Squares</b> are {@code c4} or, in the way of Go, a letter for the file and one for the rank
 * counted from the top: {@code cd}. A pass is {@code PA}, {@code tt}, {@code --} or an empty value.
 *
 * <p><b>The start</b> is the standard one of the size unless discs are set up ({@code AB AW AE PL})
 * before the first move. Without {@code PL} the side to move is that of the first move. Discs set
 * up after a move end their line, since the moves after them would be misaligned. Boards whose size
 * does not tell their rules, such as one with a hole, have the rules that {@code RU} names, {@code
 * RU[grid:4x6]SZ[4:6]}.
 *
 * <p><b>Facts</b>: {@code PB PW PC EV DT RE}, the ratings {@code BR WR}, {@code KM} as komi. {@code
 * C} is a comment. If {@code TM}, {@code BL} and {@code WL} give the time left before and after a
 * move, the time that it took is stored; the properties also stay as tags, since the time left
 * cannot always be derived from it. {@code FF} and {@code CA} describe the file and are not kept;
 * the first {@code CA} is the encoding of the whole game; everything else is kept as {@link
 * org.kifu.game.Tag} {@code sgf:NAME}, a tag for each value. Many files of Othello contain {@code
 * GM[1]}: such a game is read if a square or an even size of at most 14 identifies it.
 *
 * <p>If brackets are missing, a game ends where another begins that first names its format or game,
 * {@code (;FF[} or {@code (;GM[}.
 *
 * <p>Source of the facts: A. Kierulf's description of FF[1], the FF[4] definition, and the files of
 * Edax and Cassio.
 */
@NullMarked
package org.kifu.format.sgf;

import org.jspecify.annotations.NullMarked;
