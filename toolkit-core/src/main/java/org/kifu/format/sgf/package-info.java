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
 * <p>The first tree of each branching goes on with the line, the others are variations of it. Each
 * {@code B} and {@code W} is a move wherever it stands, since Edax writes the semicolon after a
 * move; an empty node is none.
 *
 * <p><b>Squares</b> are {@code c4} or, in the way of Go, a letter for the file and one for the rank
 * counted from the top: {@code cd}. A pass is {@code PA}, {@code tt}, {@code --} or an empty value.
 *
 * <p><b>The start</b> is the standard one of the size unless stones are set up ({@code AB AW AE
 * PL}) before the first move. Without {@code PL} the side to move is that of the first move. Stones
 * set up after a move end their line: what follows would be read out of step. Boards whose rules
 * their size does not say, such as one with a hole, are those of the rules that {@code RU} names,
 * {@code RU[grid:4x6]SZ[4:6]}.
 *
 * <p><b>Facts</b>: {@code PB PW PC EV DT RE}, the ratings {@code BR WR}, {@code KM} as komi. {@code
 * C} is a comment. Where {@code TM}, {@code BL} and {@code WL} tell what was left on the clocks
 * before and after a move, what it took is its time; they stay tags too, since the time left cannot
 * always be told from it. {@code FF} and {@code CA} say how the file is written and are not kept;
 * all else is kept as {@link org.kifu.game.Tag} {@code sgf:NAME}, a tag for each value. {@code
 * GM[1]} is written into many files of Othello: such a game is read if a square or an even size of
 * at most 14 shows what it is.
 *
 * <p>Where brackets are missing, a game ends where one begins that names its format or game first,
 * {@code (;FF[} or {@code (;GM[}.
 *
 * <p>Source of the facts: A. Kierulf's description of FF[1], the FF[4] definition, and the files of
 * Edax and Cassio.
 */
@NullMarked
package org.kifu.format.sgf;

import org.jspecify.annotations.NullMarked;
