/**
 * One line of plain text and its content: moves, players, a label, a row of a table, words.
 *
 * <p>A line is normalised first ({@link org.kifu.source.text.TextLine}: full-width forms, no
 * characters without width), in the encoding of its source. Its grammar, with letters in either
 * case:
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
 * <p>Everything else that is neither a letter nor a digit separates. A word of letters and digits
 * of which at least half is squares, and that is not a list of moves, is damaged; any other word is
 * text.
 *
 * <p><b>Kinds of lines.</b> A line holds moves if it has at least as many squares as words of text
 * (or, without any text, at least a pass or something in the shape of a square), or three squares
 * or more before a longer sentence. Every other line is a label, the players, a score, a comment or
 * text. Whether its moves are legal, and which game its facts belong to, depends on the lines
 * around it, which {@code format.transcript} knows. A line that names the columns of a table,
 * including that of the moves, turns the lines after it that have as many fields into rows; their
 * fields describe only their own moves.
 *
 * <p><b>Illegal or unreadable.</b> A letter with digits that is not a square of the board, such as
 * c9, is a move: the record keeps it and the moves after it, and the replay finds it illegal. A
 * letter without a digit, a digit without a letter, a control character and a line above {@link
 * org.kifu.source.text.TextLines#MAX_BYTES} bytes cannot be read as moves. The game then keeps the
 * moves before, and gets the problem {@code unreadable} at that place; the rest of the line would
 * be misaligned and is not read. A letter left over after the last move of a complete game is
 * skipped with {@code text-ignored}.
 *
 * <p>Letters of other alphabets that look like those of squares are read as those letters if the
 * whole word is then moves, with the finding {@code look-alike}.
 */
@NullMarked
package org.kifu.format.transcript.line;

import org.jspecify.annotations.NullMarked;
