/**
 * Games as lists of squares in plain text, the way people paste them.
 *
 * <p>Each line is read by {@link org.kifu.format.transcript.line}; here lines become games. A
 * paragraph whose moves stand in another layout goes to {@link org.kifu.layout} first.
 *
 * <p><b>What a line is.</b> It holds moves if it has at least as many squares as words of text (or,
 * without any text, at least a pass or something in the shape of a square); where three squares or
 * more stand before a longer sentence, if they are legal. A line with a score alone belongs to the
 * game before it. Every other line is text: it is passed over with one finding for the run of such
 * lines, {@code text-ignored}; blank lines and lines of tags are passed over without one. A line
 * that is only a pass, and goes on with no game, is text, and so is one of a square or two behind
 * words, or off the board, with which no game begins or goes on: {@code Group D3}, {@code A13}. In
 * a sentence behind the moves a square that is not legal is a word of it, and ends them. A text
 * without any game gives {@code no-games}.
 *
 * <p>A line that names the columns of a table, that of the moves among them, makes rows of the
 * lines after it that have as many fields; what their fields say is of their moves alone. A row
 * with more or fewer fields has moves and no facts, or players and no moves, and is damaged.
 *
 * <p>In brackets or behind {@code #}, on a line without other moves, five moves or more that are
 * legal from the start and have no words among them are a game; behind {@code #} and a number words
 * may stand too. Twenty moves or more are a game beside words and behind other moves as well; fewer
 * stay a comment, and five that are legal from the start are told. A style or script element of
 * which no end follows is none.
 *
 * <p>In a line that as a whole is no game, moves that stand together among its words are one if
 * five or more are legal from the start; not between the lines of a game that is spread over them.
 * Others of four squares or more are told where they stand. Where a game is over before its line
 * ends, the rest is another game if four of its moves are legal, or a sentence; else they are moves
 * after the end. A square before a colon, with which no game begins, is a label.
 *
 * <p>Below a line of two dashes that is no pass stands a signature: one or two squares beside
 * anything else are no moves there, and labels up to the next blank line are of no game.
 *
 * <p><b>Whose are labels and comments.</b> Those above a kifu diagram, or right below it with a
 * blank line behind them, are of that. Those on lines between two games belong to the moves that
 * they touch. Where they touch both, or neither, a fact and what stands with it belong to the side
 * on which the first players of the text stand, and else to the moves above if they touch them,
 * with {@code labels-between}; the same is said where a blank line shows another side than those
 * players. A bracket or a result alone then belongs to the game above, other comments to the one
 * below. What the game above has got already is said of the next; below the last game all is said
 * of it. A label that is given already, or that is the first of a game in this text right below
 * moves, begins what is said of another game. What is said of one game stays together: players
 * without moves before the next players are a game of their own, {@code facts-without-moves}, if
 * others of the text have players, and of names around a score if more have them than lack moves;
 * else they are text, with all that stands with them. Where the names of a text stand in one block
 * with the rest, a date or a score apart from them is text. Between two lines of one game all is a
 * comment, as is anywhere what a side says ({@code White: I was lost here}).
 *
 * <p><b>What a game is.</b> A line that replays from the start by itself is a game, and goes on to
 * be one while the lines after it continue it legally and are no games by themselves. (Only where a
 * game is already spread over lines, in the words of a command line, or where the move number at
 * the front of a line counts on, does a line that could be either continue it: the d3 of a text
 * with one move a line, {@code 2. e6 f4} after {@code 1. f5 f6}.) A line that does neither is a
 * game by itself and keeps its moves as written; but where it brings the game before it further
 * than it gets alone and shares no square with it, it is the rest of that game; so are eight moves
 * or more of which not four are legal from the start, with one square at most that the game has
 * had. So three good games and a broken one, a line each, are four games. A board, or a move number
 * 1 at the front, always begins a game. Fewer than eight moves, or moves that are not all legal,
 * right before a line that is a game, are no rest of a line before them that they do not bring to
 * its end.
 *
 * <p>A line that has lost its end is cut, at most once after the other, before what surely begins
 * the next line: a label or a name with a capital letter right behind a square, a number or a word,
 * a board, or eight moves or more that are legal from the start up to the end of the line. A line
 * that begins as a record of SGF, GGF or JSON, and holds no list of moves, is text.
 *
 * <p><b>Tolerances.</b> Codes are moves only if they are legal, with {@code square-codes}. A line
 * of eight moves or more that is legal only after one of the four first moves gets it, with {@code
 * first-move-added}; where several would do, the one that the game before needed.
 *
 * <p><b>Starts.</b> The four equivalent first moves are kept as written. A game that begins with
 * f4, e3, c5 or d6, and is legal only from the mirrored start (black d4 e5), is turned over its
 * horizontal axis, with the finding {@code diagram-mirrored}.
 */
@NullMarked
package org.kifu.format.transcript;

import org.jspecify.annotations.NullMarked;
