// Games by rules that the scripts do not know: the server says what may be played in a position, and what it leads to.

import { get, isRefusal } from "./api.js";
import { livingArea } from "./living.js";
import { Node, Tree } from "./tree.js";

const ALL = 1000; // more moves than a game has, with the passes that its record leaves out

/** A position by other rules. What may be played there is known as soon as the server has said it. */
class RuledNode extends Node {
  constructor(tree, parent, { move, disc, board, toMove }) {
    super(parent, move, disc, board);
    this.tree = tree;
    this.toMove = toMove;
    this.square = tree.shape.squareOf(move);
    this.told = null;
    this.picked = -1; // the square that was chosen, where that names no single move yet
  }

  get isRuled() {
    return true;
  }

  get mover() {
    return this.toMove;
  }

  get legal() {
    return this.told ? this.told.legal : [];
  }

  get mustPass() {
    return this.legal.length === 1 && this.legal[0].move === "pass";
  }

  /** The moves that a chosen square leaves open. */
  get open() {
    const { shape } = this.tree;
    return this.picked < 0 ? this.legal
      : this.legal.filter(({ move }) => shape.squareOf(move) === this.picked || shape.startOf(move) === this.picked);
  }

  get playable() {
    const { shape } = this.tree;
    const starts = this.legal.map(({ move }) => shape.startOf(move));
    return [...new Set([...this.open.map(({ move }) => shape.squareOf(move)), ...starts])].filter((square) => square >= 0);
  }

  get turned() {
    return this.square < 0 || !this.parent ? []
      : this.tree.shape.squares.filter((square) => square !== this.square
        && this.board[square] !== this.parent.board[square] && ownerOf(this.board[square]) !== "");
  }

  get asked() {
    return { ...this.tree.asked, moves: this.path.slice(1).map((node) => node.move).join(" ") };
  }

  squareOf(move) {
    return this.tree.shape.squareOf(move);
  }

  lineOf(moves) {
    return moves.map((move) => ({ move, disc: "" }));
  }
}

/** The moves of a game by other rules, and the variations that leave it. */
export class RuledTree extends Tree {
  /**
   * @param rules the name of the rules
   * @param ruled the board, the start, and the boards of the game as the server tells them
   * @param moves the moves of the game
   */
  constructor(rules, ruled, moves) {
    super(null);
    this.ruled = ruled;
    this.shape = Shape.of(ruled.ground ? ruled.shape : "");
    this.asked = { rules, start: ruled.start };
    this.unread = []; // the kept variations that the server has not told yet
    const [first, ...others] = ruled.boards;
    this.begin(this.node(null, { move: "", disc: other(first.side), ...first }));
    moves.forEach((move, at) => this.goOn(this.node(this.last, { move, disc: ruled.boards[at].side, ...others[at] })));
  }

  /** A new game, whose start the server tells. */
  static async ofNewGame(rules, moves, signal) {
    const told = await get("api/position", { rules, moves: moves.join(" "), last: ALL }, signal);
    const start = moves.length === 0 ? told : await get("api/position", { rules }, signal);
    const tree = new RuledTree(rules, { ...start, start: "", boards: [{ board: start.board, toMove: start.toMove, side: start.toMove }] }, []);
    tree.root.told = start;
    const last = told.line.reduce((node, step) => tree.after(node, step), tree.root);
    last.told = told;
    return { tree, last };
  }

  get isRuled() {
    return true;
  }

  node(parent, step) {
    return new RuledNode(this, parent, step);
  }

  after(node, step) {
    return node.children.find((each) => each.move === step.move) || this.append(node, this.node(node, step));
  }

  /** Asks what may be played in a position, unless that is known. */
  async learn(node) {
    if (!node.told) {
      node.told = await get("api/position", node.asked);
    }
    return node.told;
  }

  /** The position after the only move that a square names; null if there is none, or a choice, which is remembered. */
  play(node, square) {
    const { shape } = this;
    const ends = node.open.filter(({ move }) => shape.squareOf(move) === square);
    if (ends.length === 1) {
      node.picked = -1;
      return this.after(node, ends[0]);
    }
    const isNamed = ends.length > 1 || node.legal.some(({ move }) => shape.startOf(move) === square);
    node.picked = isNamed && node.picked !== square ? square : -1;
    return null;
  }

  /** The position after a line of moves, as far as they are legal. */
  async playAll(node, moves) {
    const [first, ...others] = moves;
    const known = [...node.children, ...node.legal].find((each) => each.move === first);
    node.picked = -1;
    if (known) {
      const next = this.after(node, known);
      return others.length === 0 ? next : this.playAll(next, others);
    }
    if (first === undefined) {
      return node;
    }
    const asked = node.asked;
    const told = await get("api/position", { ...asked, moves: [asked.moves, ...moves].join(" ").trim(), last: moves.length });
    return told.line.reduce((at, step) => this.after(at, step), node);
  }

  lines() {
    return [...super.lines(), ...this.unread];
  }

  /** Plays variations again; those for which the server gives no answer stay as they are. */
  async restore(lines) {
    this.unread = lines.filter((each) => this.game[each.from]);
    for (const line of [...this.unread]) {
      try {
        await this.playAll(this.game[line.from], line.moves);
        this.drop(line);
      } catch (error) {
        if (isRefusal(error)) {
          this.drop(line); // a line of an earlier version
        }
      }
    }
  }

  drop(line) {
    this.unread = this.unread.filter((each) => each !== line);
  }
}

/** A board with the ground of a game. */
export function ruledArea({ shape, ground, look }, choose) {
  const { area, board } = livingArea(choose, ground ? Shape.of(shape) : undefined, ground);
  area.className = ["board", look].filter(Boolean).join(" ");
  return board;
}
