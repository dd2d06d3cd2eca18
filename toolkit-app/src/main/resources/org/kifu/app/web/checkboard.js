// The board before a fault, with the wrong move crossed and the proposed one ringed; or one on which the moves are played anew.

import { drawCross } from "./living.js";
import { discSign, illegalMove } from "./preview.js";
import { moveName } from "./sheet.js";
import { button } from "./signs.js";
import { Tree } from "./tree.js";
import { word } from "./words.js";

const VIEW = "-3.6 -3.6 85 85";

/** A picture of the position before the fault, or of the last one; nothing where there is no board. */
export function faultPicture(game, diagnosis, changes) {
  if (game.rules !== "othello" || !game.start) {
    return null;
  }
  const fault = faultOf(game, diagnosis, changes);
  const node = nodeBefore(game, fault);
  const drawing = new Drawing(false);
  drawDiscs(drawing, node);
  const said = [fault.ply > 0 ? word("check.before", fault.ply, sideName(node)) : word("check.last", sideName(node))];
  const to = squareNamed(fault.to);
  if (fault.ply > 0) {
    dots(node).filter((square) => square !== to).forEach((square) => drawing.point(square, "dot"));
  }
  if (to >= 0 && node.board[to] === "-") {
    drawing.point(to, `${node.mover === "O" ? "w" : "b"}f ghost`);
    drawing.frame(to, "ring", 0.4, 0.6);
  }
  if (squareNamed(fault.from) >= 0) {
    drawCross(drawing, squareNamed(fault.from));
    said.push(word("check.cross", fault.from));
  }
  if (to >= 0) {
    said.push(word("check.ring", fault.to));
  }
  const svg = drawn("svg", { class: "bd", viewBox: VIEW, role: "img", "aria-label": said.join(" ") });
  drawing.into(svg);
  return made("figure", { class: "side-board" }, svg, made("figcaption", { "aria-hidden": "true" }, said.join(" ")));
}

/** The ply of the first change, with what stands there and what is proposed; or the ply that is not legal. */
function faultOf(game, diagnosis, changes) {
  const moves = changes.map((change) => ({ ...change, number: Number((/move (\d+)$/.exec(change.place) || [])[1] || 0) }))
    .filter((change) => change.number > 0).sort((one, two) => one.number - two.number);
  if (moves.length > 0) {
    const { number, from, to } = moves[0];
    return { ply: plyOf(game, diagnosis, number), from: from.toLowerCase(), to };
  }
  return game.illegal ? { ply: game.illegal.ply, from: illegalMove(game), to: "" } : { ply: 0, from: "", to: "" };
}

/** The ply of a written move. Passes have a number of their own only where they are written. */
function plyOf({ moves, illegal }, diagnosis, number) {
  const told = /^move (\d+):/.exec((diagnosis && diagnosis.message) || "");
  if (!illegal || !told || illegal.ply === Number(told[1])) {
    return number;
  }
  let ply = 0;
  for (let left = number; left > 0; ply++) {
    left -= moves[ply] === "pass" ? 0 : 1;
  }
  return ply;
}

function nodeBefore(game, fault) {
  const tree = new Tree(game.start, game.toMove, game.moves);
  return fault.ply > 0 ? tree.game[Math.min(fault.ply, tree.game.length) - 1] : tree.game[tree.game.length - 1];
}

function drawDiscs(drawing, node) {
  SQUARES.filter((square) => node.board[square] !== "-").forEach((square) => drawing.disc(square, node.board[square], ""));
  if (node.square >= 0) {
    drawing.point(node.square, "last");
  }
}

const dots = (node) => (node.mover === "" ? [] : legal(node.board, node.mover));

const sideName = (node) => word(node.mover === "" ? "end" : `to-move.${moverOf(node.mover)}`);

/** A board on which the moves from the fault on are played by hand. */
export class HandBoard {
  /**
   * @param game the game up to its fault
   * @param rest the moves that the record has after the fault
   * @param does what a click asks for: save the moves, or leave them
   */
  constructor(game, rest, does) {
    this.tree = new Tree(game.start, game.toMove, []);
    this.rest = rest;
    this.does = does;
    this.node = this.tree.playAll(this.tree.root, game.moves);
    this.from = this.node.ply;
    const area = made("div", { class: "board" }, drawn("svg", { class: "bd", viewBox: VIEW }));
    const discs = { black: word("disc.black"), white: word("disc.white"), none: word("disc.none") };
    this.board = new Board(area, word("board"), discs, (square) => this.go(this.tree.play(this.node, square)));
    this.score = made("p", { class: "soft", role: "status" });
    this.line = made("ol", { class: "play" });
    this.back = button("btn", "undo", word("undo"), () => this.undo(), "");
    this.place = made("figure", { class: "side-board hand" }, area, this.score, this.line, made("div", { class: "acts" }, this.back,
      ...(rest.length > 0 ? [button("btn", "forward", word("check.hand.rest"), () => this.goOn(), "")] : [])));
    this.acts = made("div", { class: "acts" },
      button("btn main", "accept", word("check.hand.save"), () => does.save(this.moves()), ""),
      button("btn", "", word("cancel"), () => does.leave(), ""));
    this.draw();
  }

  /** The moves from the start, without passes. */
  moves() {
    return this.node.path.slice(1).map((node) => node.move).filter((move) => move !== "pass").join("");
  }

  go(node) {
    if (node) {
      this.node = node;
      this.draw();
    }
  }

  undo() {
    const { parent } = this.node;
    this.go(parent && parent.move === "pass" ? parent.parent : parent);
  }

  /** Plays the moves that the record has after the fault, as far as they are legal. */
  goOn() {
    const to = this.tree.playAll(this.node, this.rest);
    if (to === this.node) {
      say(word("check.hand.stuck"));
    }
    this.go(to);
  }

  draw() {
    const { node } = this;
    const drawing = new Drawing(false);
    drawDiscs(drawing, node);
    const can = new Set(dots(node));
    can.forEach((square) => drawing.point(square, "dot"));
    drawing.into(this.board.svg);
    this.board.describe(node.board, (square) => (can.has(square) ? word("can-play") : ""));
    this.score.textContent = `${word("score.line", count(node.board, "X"), count(node.board, "O"))}. ${sideName(node)}.`;
    this.line.replaceChildren(...node.path.slice(Math.min(this.from, node.ply) + 1).map((each) =>
      made("li", {}, made("button", { type: "button" }, discSign(moverOf(each.disc)), moveName(each.move)))));
    [...this.line.querySelectorAll("button")].forEach((chip, index) => chip.addEventListener("click", () => this.go(node.path[Math.min(this.from, node.ply) + 1 + index])));
    this.back.disabled = node.ply === 0;
  }
}
