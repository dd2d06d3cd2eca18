// The turns of a board. Openings begin with f5, whichever of the four first moves was played.

import { START } from "./tree.js";

export const FIRST = "f5";

const TURNS_OF_START = TURNS.filter((turn) => turnedBy(turn, START) === START);

/** A line from the start, turned so that it begins with f5. A first move that is not legal stays. */
export function turnedToFirst(moves) {
  const turn = TURNS_OF_START.find((each) => each[squareNamed(moves[0])] === squareNamed(FIRST));
  return turn ? moves.map((move) => nameOf(turn[squareNamed(move)])) : moves;
}

/** All squares of a board that stand for the same move as one of them. */
export function sameSquares(board, square) {
  return new Set(TURNS.filter((turn) => turnedBy(turn, board) === board).map((turn) => turn[square]));
}
