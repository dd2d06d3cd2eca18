/**
 * One line of plain text, and what it says: moves, players, a label, a row of a table, words.
 *
 * <p>A line is normalised first ({@link org.kifu.source.text.TextLine}: full-width forms, no
 * characters without width), in the encoding of its source. Then, letters in either case:
 *
 * <pre>
 * line     = [board] { move | pass | number | score | note | time | text | markup | separator } [comment]
 *          | codes | signed | fact
 * board    = 64 cells of X * B (black), O W (white), - . (empty), then the side to move, then ";"
 * move     = ["p@"] letter digit [digit]      a square; without blanks between them: f5d6c3
 *          | letter blank digit               in a line of nothing else: f 5 d 6
 *          | digit letter                     in a line without any of the former: 5f6d3c
 * pass     = "pass" | "pas" | "pa" | "ps" | "--" | "@@" | "@@@@" | "p@@@" | "tt" | "[]" | "パス"
 * number   = digits, before "." ":" ")", or first in the line, or one more than the number before
 *          | a digit in a circle
 * score    = discs "-" discs  |  ("B" | "W") "+" discs          after the moves, black first,
 *                                                               also in brackets behind them all
 * note     = "1-0" | "0-1" | "1/2-1/2" | ("+" | "-") digits     kept as a remark
 *          | ["+" | "-"] digits "." digits
 * time     = [[hours ":"] minutes ":" seconds]                  behind a move, also in brackets
 * comment  = "%" or, after a blank, "#" or "//", to the end of the line; "(...)" and "{...}" inside
 *          | blank ";" blank and a word that is no move, to the end of the line
 * markup   = a tag, an address, an entity, or a style or script element; words of moves in one with
 *            nothing but signs between them, three squares or more, are moves where attributes,
 *            addresses and quoted text hold such
 * fact     = label ":" value { label ":" value }   nothing else in the line
 *          | score-or-date-label value
 * codes    = 4 * (digit digit)                   row and column, nothing else in the line
 * signed   = { ("+" | "-") (letter digit | digit digit) } [":" difference [digits]]
 *                                                column and row; black's discs less white's
 * </pre>
 *
 * <p>Everything else that is neither letter nor digit separates. A word of letters and digits whose
 * squares make up half of it, and that is no list of moves, is damaged; any other word is text.
 *
 * <p><b>The kind of a line.</b> It holds moves if it has at least as many squares as words of text
 * (or, without any text, at least a pass or something in the shape of a square), or three squares
 * or more before a longer sentence. Every other line is a label, the players, a score, a comment or
 * text; whether its moves are legal, and whose its facts are, is a matter of the lines around it,
 * which {@code format.transcript} knows. A line that names the columns of a table, that of the
 * moves among them, makes rows of the lines after it that have as many fields; what their fields
 * say is of their moves alone.
 *
 * <p><b>Illegal or unreadable.</b> A letter with digits that is no square of the board, such as c9,
 * is a move: the record keeps it and what follows, and the replay finds it illegal. A letter
 * without a digit, a digit without a letter, a control character and a line above {@link
 * org.kifu.source.text.TextLines#MAX_BYTES} bytes cannot be read as moves: the game keeps the moves
 * before, and gets the problem {@code unreadable} at that place; what follows in the line would be
 * read out of step and is not read. A letter left over after the last move of a complete game is
 * passed over with {@code text-ignored}.
 *
 * <p>Letters of other alphabets that look like those of squares are read as these where the whole
 * word is then moves, with the finding {@code look-alike}.
 */
@NullMarked
package org.kifu.format.transcript.line;

import org.jspecify.annotations.NullMarked;
