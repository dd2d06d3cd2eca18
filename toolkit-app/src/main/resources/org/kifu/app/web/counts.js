// The answer of the server on a position, as sums and rows of moves.

import { FIRST, sameSquares } from "./symmetry.js";

export const FEW = 30; // games below which a result says little

/** The position after a line as far as it is legal: the discs, the side to move, the last square, and the number of moves with passes. */
export function positionOf(start, line) {
  const steps = playLine(start, "black", line);
  const last = steps[steps.length - 1];
  const passes = steps.filter((step, at) => at > 0 && step.disc === steps[at - 1].disc).length;
  return last
    ? { steps, board: last.board, mover: toMove(last.board, other(last.disc)), square: last.square, plies: steps.length + passes }
    : { steps, board: start, mover: "X", square: -1, plies: 0 };
}

/** The counts of the games of a position: the moves, the most played first, and the sums over them. */
export function countsOf(position, answer) {
  const rows = answer.statistics.rows.map((row) => rowOf(position, row)).sort((one, two) => two.games - one.games);
  const sum = (of) => rows.reduce((all, row) => all + of(row), 0);
  const games = sum((row) => row.games);
  const [score, low, high] = games > 0 ? wilson(sum((row) => row.black + row.draws / 2), games) : [0.5, 0, 1];
  const years = {};
  rows.forEach((row) => Object.entries(row.years).forEach(([year, all]) => (years[year] = (years[year] || 0) + all)));
  const ownName = answer.name || (answer.statistics.rows[0] || { name: "" }).name;
  return { rows, games, score, low, high, years, discs: games > 0 ? sum((row) => row.games * row.discs) / games : 0, name: ownName || "" };
}

function rowOf({ board, plies }, row) {
  const square = squareNamed(plies === 0 ? FIRST : row.move);
  return {
    square,
    squares: sameSquares(board, square),
    name: row.reached === row.name ? "" : row.reached,
    games: row.games,
    black: row.blackWins,
    draws: row.draws,
    score: row.blackScore,
    low: row.blackScoreLow,
    high: row.blackScoreHigh,
    discs: row.meanBlackDiscDiff,
    years: row.years,
  };
}

/** The move that scored best for the side to move, among those of enough games; nothing if there is only one. */
export function bestOf({ rows }, mover) {
  const sign = mover === "X" ? 1 : -1;
  const sure = rows.filter((row) => row.games >= FEW).sort((one, two) => sign * (two.score - one.score));
  return rows.length > 1 ? sure[0] : undefined;
}

/** The share of a move in percent, as it stands on the board. */
export const shareOf = (row, { games }) => (row.games / games < 0.005 ? "<1" : String(percent(row.games / games)));
