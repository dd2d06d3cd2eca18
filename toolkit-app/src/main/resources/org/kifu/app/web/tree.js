// The moves of a game and of the variations that leave it, as one tree of positions.

export const START = `${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)}`;

/** A position: the move that led to it, who played it, the discs after it, and the moves that go on from it. */
export class Node {
  constructor(parent, move, disc, board) {
    this.parent = parent;
    this.move = move;
    this.square = squareNamed(move);
    this.disc = disc;
    this.board = board;
    this.ply = parent ? parent.ply + 1 : 0;
    this.isGame = false;
    this.kept = []; // the variations in the base that end here
    this.children = [];
  }

  /** The side to move, or nobody at the end. */
  get mover() {
    return toMove(this.board, other(this.disc));
  }

  /** Whether the rules are known to the server only. */
  get isRuled() {
    return false;
  }

  /** The squares where somebody may play. */
  get playable() {
    return this.mover === "" ? [] : legal(this.board, this.mover);
  }

  /** The squares of the discs that the move turned over. */
  get turned() {
    return this.square < 0 || !this.parent ? [] : flips(this.parent.board, this.square, this.disc);
  }

  /** The question about this position for the server. */
  get asked() {
    return { board: this.board, toMove: this.mover };
  }

  /** The square where a move ends; -1 for a pass. */
  squareOf(move) {
    return squareNamed(move);
  }

  /** The moves of a line from here, each with the side that plays it. */
  lineOf(moves) {
    return playLine(this.board, moverOf(this.mover), moves);
  }

  /** The move with which the game, or else the first variation, goes on. */
  get next() {
    return this.children.find((child) => child.isGame) || this.children[0];
  }

  /** The moves that go on from here and are not those of the game. */
  get variations() {
    return this.children.filter((child) => !child.isGame);
  }

  /** The positions from the start to this one. */
  get path() {
    return this.parent ? [...this.parent.path, this] : [this];
  }

  /** The last position of the game on the way to this one. */
  get origin() {
    return this.isGame || !this.parent ? this : this.parent.origin;
  }
}

export class Tree {
  /**
   * @param start the discs at the start; null for positions that are added later
   * @param mover the side to move there, X or O
   * @param moves the moves of the game; none for a board of one’s own
   */
  constructor(start, mover, moves) {
    this.game = [];
    if (start !== null) {
      this.begin(new Node(null, "", other(mover), start));
      playLine(start, moverOf(mover), moves).forEach((step) => this.goOn(new Node(this.last, step.move, step.disc, step.board)));
    }
  }

  get isRuled() {
    return false;
  }

  /** The position where the game ends. */
  get last() {
    return this.game[this.game.length - 1];
  }

  begin(root) {
    this.root = root;
    root.isGame = true;
    this.game.push(root);
  }

  /** Adds the next position of the game. */
  goOn(node) {
    this.append(this.last, node).isGame = true;
    this.game.push(node);
  }

  append(parent, node) {
    parent.children.push(node);
    return node;
  }

  add(parent, move, disc, board) {
    return this.append(parent, new Node(parent, move, disc, board));
  }

  /** The position after a move from another one, with a pass before it where the other side cannot move; null if it is not legal. */
  play(node, square) {
    const { mover } = node;
    if (mover === "" || play(node.board, square, mover) === null) {
      return null;
    }
    const from = mover === node.disc ? this.child(node, "pass", other(node.disc), node.board) : node;
    return this.child(from, nameOf(square), mover, play(node.board, square, mover));
  }

  /** The position after a line of moves, as far as they are legal. */
  playAll(node, moves) {
    let at = node;
    for (const move of moves) {
      const after = move === "pass" ? at : this.play(at, squareNamed(move));
      if (after === null) {
        break;
      }
      at = after;
    }
    return at;
  }

  child(parent, move, disc, board) {
    return parent.children.find((each) => each.move === move) || this.add(parent, move, disc, board);
  }

  /** Takes a variation away with all that follows, and a pass that only led to it. */
  remove(node) {
    const { parent } = node;
    parent.children = parent.children.filter((each) => each !== node);
    return parent.move === "pass" && !parent.isGame && parent.children.length === 0 ? this.remove(parent) : parent;
  }

  /** Every variation that is not kept in the base, as the ply where it leaves the game and its moves up to its end. */
  lines() {
    const ends = [];
    const walk = (node, moves, from) => {
      const ways = node.variations;
      if (ways.length === 0 && moves.length > 0 && node.kept.length === 0) {
        ends.push({ from, moves });
      }
      ways.forEach((child) => walk(child, [...moves, child.move], from));
    };
    this.game.forEach((node) => walk(node, [], node.ply));
    return ends;
  }

  restore(lines) {
    lines.filter((line) => this.game[line.from]).forEach((line) => this.playAll(this.game[line.from], line.moves));
  }
}

/** The variations of a game that are only tried, in the store of the browser, where it has one. */
export class Shelf {
  constructor(name) {
    this.name = `kifu-variations-${name}`;
  }

  load(tree) {
    try {
      return tree.restore(JSON.parse(localStorage.getItem(this.name) || "[]"));
    } catch {
      return null; // without a store, or with one that something else wrote, there are no variations yet
    }
  }

  save(tree) {
    const lines = tree.lines();
    try {
      if (lines.length === 0) {
        localStorage.removeItem(this.name);
      } else {
        localStorage.setItem(this.name, JSON.stringify(lines));
      }
    } catch {
      // The variations hold until the page is closed.
    }
  }
}
