// The drawing of a position that one can play on: discs, what each legal move is worth, and the move that the game goes on with.

import { kindOf, isSure, labelOf } from "./values.js";
import { lossDigits, signed, word } from "./words.js";

/**
 * A board whose squares can be chosen, and its area. A click leaves the focus where it is, so that the arrow keys stay
 * those of the game.
 *
 * @param ground the drawing of an empty board that is not the usual one
 */
export function livingArea(choose, shape = undefined, ground = "") {
  const { width, height } = shape || { width: 8, height: 8 };
  const svg = drawn("svg", { class: "bd", viewBox: `-3.6 -3.6 ${10 * width + 5} ${10 * height + 5}` });
  svg.innerHTML = ground; // of the server, made of numbers and known words
  const area = made("div", { class: "board" }, svg);
  area.addEventListener("mousedown", (event) => event.preventDefault());
  const discs = { black: word("disc.black"), white: word("disc.white"), none: word("disc.none") };
  return { area, board: new Board(area, word("board"), discs, choose, shape) };
}

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
  const drawing = new Drawing(board.turned, board.shape);
  const said = new Map(node.playable.map((square) => [square, word("can-play")]));
  if (node.picked >= 0) {
    drawing.frame(node.picked, "lit hot", 0.4, 0.6);
  }
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
  const flipped = new Set(isNew ? node.turned : []);
  drawing.shape.squares.filter((square) => ownerOf(node.board[square]) !== "").forEach((square) =>
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

function drawValues(drawing, { node, values, rule }, said) {
  const open = node.isRuled ? new Set(node.open.map((each) => each.move)) : null;
  const shown = values ? values.moves.filter((each) => !open || open.has(each.move)).reverse() : []; // the best of a square wins
  const known = new Map(shown.map((each) => [node.squareOf(each.move), each]));
  for (const square of said.keys()) {
    drawWorth(drawing, { values, rule }, square, known.get(square), said);
  }
}

/** The worth of a legal move on its square, or a dot if that is not known. */
export function drawWorth(drawing, { values, rule }, square, value, said) {
  if (value) {
    const text = signed(value.centidiscs, lossDigits());
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
