/**
 * Games as lists of squares in plain text, the form in which people paste them.
 *
 * <p>{@link org.kifu.format.transcript.line} reads each line; this package makes lines into games.
 * A paragraph whose moves are in another layout goes to {@link org.kifu.layout} first.
 *
 * <p><b>Lines.</b> A line holds moves if it has at least as many squares as words of text (or,
 * without any text, at least a pass or something in the shape of a square). Three squares or more
 * before a longer sentence count too, if they are legal. A line with only a score belongs to the
 * game before it. Every other line is text: each run of such lines is skipped with one finding,
 * {@code text-ignored}. Blank lines and lines of tags are skipped without a finding. A line that is
 * only a pass, and continues no game, is text. So is a line with one or two squares after words or
 * off the board ({@code Group D3}, {@code A13}), if no game begins or continues with it. In a
 * sentence after the moves, a square that is not legal is a word of the sentence, and ends the
 * moves. A text without any game gives {@code no-games}.
 *
 * <p>A line that names the columns of a table, including that of the moves, turns the lines after
 * it that have as many fields into rows; their fields describe only their own moves. A row with
 * more or fewer fields has moves and no facts, or players and no moves, and is damaged.
 *
 * <p>In brackets or after {@code #}, on a line without other moves, five moves or more are a game
 * if they are legal from the start and have no words among them; after {@code #} and a number,
 * there may be words too. Twenty moves or more are a game beside words and after other moves as
 * well. Fewer stay a comment, and five that are legal from the start are reported. A style or
 * script tag without an end tag does not begin an element.
 *
 * <p>In a line that is not a game as a whole, moves that are together among its words are a game if
 * five or more are legal from the start, but not between the lines of a game that is spread over
 * them. Other runs of four squares or more are reported where they are. If a game is over before
 * its line ends, the rest is another game if four of its moves are legal, or a sentence; otherwise
 * it is moves after the end. A square before a colon, with which no game begins, is a label.
 *
 * <p>Below a line of two dashes that is not a pass, there is a signature: one or two squares beside
 * anything else are not moves in it, and labels up to the next blank line belong to no game.
 *
 * <p><b>Labels and comments.</b> Lines above a kifu diagram, or right below it with a blank line
 * after them, belong to the diagram. Lines between two games belong to the moves that they touch.
 * If they touch both games, or neither, a fact and the lines with it belong to the side on which
 * the first players of the text are; if the text has not named players, to the moves above if they
 * touch them. Then {@code labels-between} is reported, and also if a blank line indicates another
 * side than those players. A bracket or a result alone then belongs to the game above, other
 * comments to the game below. A fact that the game above already has belongs to the next game;
 * below the last game, all facts belong to it. A label that is given already, or that is the first
 * label of games in this text and is right below moves, begins the facts of another game. The facts
 * of one game stay together. Players without moves before the next players are a separate game,
 * {@code facts-without-moves}, if other games of the text have players; names around a score are
 * one only if more games have such names than lack moves. Otherwise they are text, together with
 * all lines of their facts. If a text gives the names in one block with the other facts, a date or
 * a score apart from them is text. Everything between two lines of one game is a comment, and so
 * is, anywhere, what a side says ({@code White: I was lost here}).
 *
 * <p><b>Games.</b> A line that replays from the start by itself is a game. It continues as long as
 * the lines after it continue it legally and are not games by themselves. (A line that could be
 * either continues it only if a game is already spread over lines, in the words of a command line,
 * or if the move number at its front counts on: the d3 of a text with one move a line, {@code 2. e6
 * f4} after {@code 1. f5 f6}.) A line that does neither is a game by itself and keeps its moves as
 * written. But if it takes the game before it further than it gets alone, and shares no square with
 * it, it is the rest of that game. So is a line of eight moves or more of which fewer than four are
 * legal from the start, with at most one square that the game has had. So three good games and a
 * broken one, a line each, are four games. A board, or a move number 1 at the front, always begins
 * a game. Fewer than eight moves, or moves that are not all legal, right before a line that is a
 * game, are not the rest of an earlier line unless they bring it to its end.
 *
 * <p>A line that has lost its end is cut, one cut at a time, before the certain beginning of the
 * next line: a label or a name with a capital letter right after a square, a number or a word; a
 * board; or eight moves or more that are legal from the start and go up to the end of the line. A
 * line that begins like a record of SGF, GGF or JSON, and holds no list of moves, is text.
 *
 * <p><b>Tolerances.</b> Codes are moves only if they are legal, with {@code square-codes}. A line
 * of eight moves or more that is legal only after one of the four first moves gets that move, with
 * {@code first-move-added}; if several would do, it gets the one that the game before needed.
 *
 * <p><b>Starts.</b> The four equivalent first moves are kept as written. A game that begins with
 * f4, e3, c5 or d6, and is legal only from the mirrored start (black d4 e5), is mirrored in its
 * horizontal axis, with the finding {@code diagram-mirrored}.
 */
@NullMarked
package org.kifu.format.transcript;

import org.jspecify.annotations.NullMarked;
