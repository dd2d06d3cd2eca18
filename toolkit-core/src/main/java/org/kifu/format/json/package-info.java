/**
 * Games in JSON. That of other programs is told of at {@link org.kifu.format.json.QuestFormat}.
 *
 * <p>Kifu's own JSON: an array with a game a line, with everything that a record holds and where it
 * was read; read also as objects one after the other, and with line ends anywhere.
 *
 * <pre>{@code
 * {"schemaVersion":1,
 *  "game":{"black","white","event","place","date","rules","start",
 *          "result":{"kind","declaredBlackDiscs","declaredBoardDiscDiff","declaredWinner"},
 *          "theory":{"blackDiscs","empties"}},
 *  "moves":["f5","d6",...],
 *  "remarks":[{"move","text"}],"clocks":[{"move","seconds"}],
 *  "evaluations":[{"move","discs"}],"tags":[{"move","name","value"}],
 *  "variations":[{"move","moves":[...],"remarks",...}],
 *  "source":{"name","game","offset","line"}}
 * }</pre>
 *
 * <p>Moves are as the source writes them: {@code f5}, {@code pass}, and what names no square as it
 * stands there. Unknown names are empty texts; what else is unknown is left out. {@code move} is
 * the number of moves before a remark, a tag or a variation, and the index from 0 of the move that
 * a time or an evaluation is of. {@code start} is {@code standard} or the cells row by row and the
 * side to move. The fields may come in any order; of all only {@code moves} is needed.
 *
 * <p>Annotated games are read too: there a move is an object, {@code {"move":"f5","mover":"black",
 * "blackDiscDiff":2,...}}, whose value is an evaluation, and {@code {"error":{"message"}}} stands
 * for a game that could not be annotated.
 */
@NullMarked
package org.kifu.format.json;

import org.jspecify.annotations.NullMarked;
