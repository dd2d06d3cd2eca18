// The drawing of a position that one can play on: discs, what each legal move is worth, and the move that the game goes on with.

import { kindOf, isSure, labelOf } from "./values.js";
import { signed, word } from "./words.js";

/**
 * Draws a position, and names its squares for those who cannot see it.
 *
 * @param board the board of the page
 * @param view the position and what is known of it: node, values, rule, played (the move of the game as it was
 *     annotated, if it was), hot (a lit square or -1), isFresh (whether the last disc has just been placed),
 *     wrong (the square of a move that is not legal, or -1)
 */
export function drawPosition(board, view) {
  const { node } = view;
  const drawing = new Drawing(board.turned);
  const said = new Map(node.mover === "" ? [] : legal(node.board, node.mover).map((square) => [square, word("can-play")]));
  if (view.hot >= 0) {
    drawing.frame(view.hot, "lit hot", 0.4, 0.6);
  }
  drawDiscs(drawing, view);
  drawGhost(drawing, node);
  drawValues(drawing, view, said);
  drawLabel(drawing, view);
  if (view.wrong >= 0) {
    drawCross(drawing, view.wrong);
    said.set(view.wrong, word("not-legal"));
  }
  drawing.into(board.svg);
  board.place.classList.toggle("away", !node.isGame);
  board.describe(node.board, (square) => said.get(square) || "");
}

export function drawDiscs(drawing, { node, isFresh }) {
  const isNew = isFresh && node.square >= 0;
  const flipped = new Set(isNew ? flips(node.parent.board, node.square, node.disc) : []);
  SQUARES.filter((square) => node.board[square] !== "-").forEach((square) =>
    drawing.disc(square, node.board[square], !isNew ? "" : square === node.square ? "new" : flipped.has(square) ? "turned" : ""));
  if (node.square >= 0) {
    drawing.point(node.square, "last");
  }
}

/** The move of the game is there before it is played; to go on plays it. */
function drawGhost(drawing, node) {
  const next = node.next;
  if (next && next.square >= 0) {
    drawing.point(next.square, `${next.disc === "X" ? "b" : "w"}f ghost`);
  }
}

function drawValues(drawing, { values, rule }, said) {
  const known = new Map(values ? values.moves.map((each) => [squareNamed(each.move), each]) : []);
  for (const square of said.keys()) {
    drawWorth(drawing, { values, rule }, square, known.get(square), said);
  }
}

/** The worth of a legal move on its square, or a dot if that is not known. */
export function drawWorth(drawing, { values, rule }, square, value, said) {
  if (value) {
    const text = signed(value.centidiscs, 0);
    drawing.pill(square, text, kindOf(values, value, rule), isSure(value));
    said.set(square, isSure(value) ? text : word("about", text));
  } else {
    drawing.point(square, "dot");
  }
}

function drawLabel(drawing, { node, played }) {
  const next = node.next;
  if (played && played.label && next && next.square >= 0) {
    drawing.badge(next.square, `g${labelOf(played)}`, !isSure(played));
  }
}

/** A cross over a square whose move is not legal. */
export function drawCross(drawing, square) {
  const { x, y } = drawing.centre(square);
  drawing.add("path", { class: "wrong", d: `M${x - 2.6} ${y - 2.6}l5.2 5.2M${x + 2.6} ${y - 2.6}l-5.2 5.2` });
}
