// The board of an opening: discs, and on each square what is known of the move there.

import { bestOf, FEW, shareOf } from "./counts.js";
import { isSure, kindOf } from "./values.js";
import { signed, word } from "./words.js";

/**
 * Draws the position, and names its squares for those who cannot see it.
 *
 * @param board the board of the page
 * @param view the position, its counts if they are known, the values of the engine if there are any, shown (share,
 *     score or value), and hot (a lit square or -1)
 */
export function drawOpening(board, view) {
  const drawing = new Drawing(board.turned);
  if (view.hot >= 0) {
    drawing.frame(view.hot, "lit hot", 0.4, 0.6);
  }
  SQUARES.filter((square) => view.board[square] !== "-").forEach((square) => drawing.disc(square, view.board[square], ""));
  if (view.square >= 0) {
    drawing.point(view.square, "last");
  }
  const said = new Map(view.mover === "" ? [] : legal(view.board, view.mover).map((square) => [square, word("can-play")]));
  const pills = view.shown === "value" ? valuePills(view) : countPills(view);
  said.forEach((_, square) => {
    const pill = pills.get(square);
    if (pill) {
      drawing.pill(square, pill.text, pill.kind, pill.isSure);
      said.set(square, pill.words);
    } else {
      drawing.point(square, "dot");
    }
  });
  drawing.into(board.svg);
  board.describe(view.board, (square) => said.get(square) || "");
}

/** Shares or scores of the moves that were played. */
function countPills({ counts, mover, shown }) {
  const pills = new Map();
  if (counts) {
    const best = shown === "score" ? bestOf(counts, mover) : undefined;
    counts.rows.forEach((row) => {
      const share = shareOf(row, counts);
      const score = String(percent(row.score));
      pills.set(row.square, {
        text: shown === "share" ? share : score,
        kind: row === best ? "best" : "0",
        isSure: row.games >= FEW,
        words: word("openings.square", share, score, row.games),
      });
    });
  }
  return pills;
}

/** Values of all legal moves, for Black as all numbers here. */
function valuePills({ values, mover }) {
  return new Map(values ? values.moves.map((each) => {
    const text = signed(mover === "X" ? each.centidiscs : -each.centidiscs, 0);
    const words = isSure(each) ? text : word("about", text);
    return [squareNamed(each.move), { text, kind: kindOf(values, each), isSure: isSure(each), words }];
  }) : []);
}
