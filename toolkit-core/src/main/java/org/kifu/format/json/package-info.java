/**
 * Games in the JSON that Kifu writes. The JSON of other programs is read as any other text.
 *
 * <p>Kifu's own JSON is an array with a game a line, with everything that a record holds and the
 * place where it was read. It is also read as objects one after the other, and with line ends
 * anywhere.
 *
 * <pre>{@code
 * {"schemaVersion":1,
 *  "game":{"black","white","event","place","date","rules","start",
 *          "result":{"kind","declaredBlackDiscs","declaredBoardDiscDiff","declaredWinner"},
 *          "theory":{"blackDiscs","empties"}},
 *  "moves":["f5","d6",...],
 *  "remarks":[{"move","text","variations"}],"clocks":[{"move","seconds"}],
 *  "evaluations":[{"move","discs"}],"tags":[{"move","name","value"}],
 *  "variations":[{"move","moves":[...],"remarks",...}],
 *  "source":{"name","game","offset","line"}}
 * }</pre>
 *
 * <p>Moves are as the source writes them: {@code f5}, {@code pass}, and text that names no square
 * unchanged. Unknown names are empty texts; other unknown values are left out. {@code move} is the
 * number of moves before a remark, a tag or a variation, and the index from 0 of the move of a time
 * or an evaluation. {@code variations} of a remark, usually left out, is the number of variations
 * of the last of these moves that stand before it. {@code start} is {@code standard} or the cells
 * row by row and the side to move. The fields may come in any order; only {@code moves} is
 * required.
 *
 * <p>Annotated games are read too: in them a move is an object, {@code
 * {"move":"f5","mover":"black", "blackDiscDiff":2,...}}, whose value is an evaluation, and {@code
 * {"error":{"message"}}} replaces a game that could not be annotated.
 */
@NullMarked
package org.kifu.format.json;

import org.jspecify.annotations.NullMarked;
