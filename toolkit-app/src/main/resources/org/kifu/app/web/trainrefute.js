// The refutation of a wrong answer on the board: the other side plays the stored line, or what the engine finds off the line.

import { replyTo } from "./trainreply.js";

const PAUSE = 650; // before the other side answers, in milliseconds
const MOST = 6; // moves of the player off the line

const isMove = (move) => move !== "pass";

export class Refutation {
  /**
   * @param run the run of problems; it shows the positions
   * @param verdict the wrong answer with the line that refutes it
   */
  constructor(run, verdict) {
    this.run = run;
    this.line = verdict.line.slice(1).filter(isMove);
    this.tried = 0;
  }

  begin(after) {
    this.run.show(after, true);
    this.run.lesson.later(PAUSE, () => this.reply());
  }

  /** Whether it has shown what it has to show. */
  get isShown() {
    return this.run.node.mover === "" || (this.line ? this.line.length === 0 : this.tried >= MOST);
  }

  /** Whether it is the player’s turn. */
  get isOwn() {
    return this.run.node.mover === this.run.start.mover;
  }

  /** The other side plays, if it is its turn. */
  async reply() {
    const { run } = this;
    if (this.isOwn || this.isShown) {
      run.show(run.node);
      return;
    }
    const before = run.node;
    const move = this.line ? this.line[0] : await replyTo(before, run.reading.signal);
    if (move && run.state === "refuting" && run.node === before) {
      this.advance(run.tree.play(before, squareNamed(move)));
    }
  }

  /** Goes to the position after a move, and leaves the line if the move is not its next one. */
  advance(after) {
    this.line = this.line && this.line[0] === after.move ? this.line.slice(1) : null;
    this.run.show(after, true);
    if (!this.isOwn && !this.isShown) {
      this.run.lesson.later(PAUSE, () => this.reply());
    }
  }

  /** A move of the player against it. */
  resist(after) {
    if (!this.isShown) {
      this.tried++;
      this.advance(after);
    }
  }

  /** Whether the line has a next move. */
  get canGoOn() {
    return this.line !== null && this.line.length > 0;
  }

  /** Plays the next move of the player from the line. */
  goOn() {
    const { run } = this;
    if (run.state === "refuting" && this.isOwn && this.canGoOn) {
      this.resist(run.tree.play(run.node, squareNamed(this.line[0])));
    }
  }
}
