// Endings: the last moves of a game are played out against the solver, which knows every value. Is the result kept?

import { get, isLate } from "./api.js";
import { discSign } from "./preview.js";
import { moveName } from "./sheet.js";
import { keepAnswer, Lesson } from "./trainboard.js";
import { Remembered } from "./trainplace.js";
import { origin } from "./trainsay.js";
import { Tree } from "./tree.js";
import { signed, word } from "./words.js";

const PAUSE = 600; // before the solver answers, in milliseconds
const MOST_ASKED = 30; // requests for an ending

export class EndingRun {
  constructor(app, place) {
    this.app = app;
    this.asked = place.asked;
    this.seen = new Remembered(`endings-${place.asked.player}`, app.state.base);
    this.results = [];
    this.skipped = 0; // endings that are due, and stay so
    this.state = "reading";
  }

  async open(work) {
    document.title = `${word("train.endings")} · Kifu`;
    this.work = work;
    this.reading = new AbortController();
    work.replaceChildren(made("p", { class: "failure soft", role: "status" }, word("train.looking")));
    this.lesson = new Lesson(word("train.endings"), (square) => this.choose(square));
    await this.next();
  }

  close() {
    this.reading.abort();
    this.lesson.stop();
  }

  async attempt(work) {
    try {
      await work();
    } catch (error) {
      if (!isLate(error)) {
        this.work.replaceChildren(made("p", { class: "failure", role: "alert" }, error.message, " ",
          made("a", { href: "#training" }, word("training"))));
      }
    }
  }

  /** Looks for the next ending; after the last game, from the first one on. */
  async next() {
    this.lesson.stop();
    this.state = "reading";
    await this.attempt(async () => {
      const { player, empties } = this.asked;
      let after = Number(this.seen.get()) || 0;
      let isAgain = after === 0;
      for (let i = 0; i < MOST_ASKED; i++) {
        const found = await get("api/training/endings", { player, empties, after, skipped: this.skipped }, this.reading.signal);
        if (found.board) {
          this.seen.set(String(found.after));
          await this.begin(found);
          return;
        }
        if (found.isEnd && isAgain) {
          break;
        }
        isAgain = isAgain || found.isEnd;
        after = found.isEnd ? 0 : found.after;
      }
      this.work.replaceChildren(made("section", { class: "verdict" }, made("div", {}, made("h1", {}, word("train.endings.none")),
        made("p", {}, word("train.endings.none.how"))), made("div", { class: "acts" }, made("a", { class: "btn main", href: "#training" }, word("training")))));
    });
  }

  async begin(ending) {
    this.problem = ending;
    this.game = await get(`api/games/${ending.game}`, {}, this.reading.signal);
    this.tree = new Tree(this.game.start, this.game.toMove, this.game.moves.slice(0, ending.ply - 1));
    this.start = this.tree.game[ending.ply - 1];
    this.side = this.start.mover;
    this.isCounted = false;
    this.gave = [];
    this.goal = undefined;
    this.results.push("");
    if (!this.lesson.place.isConnected) {
      this.work.replaceChildren(this.lesson.place);
    }
    this.lesson.name(null);
    await this.turn(this.start, false);
    this.goal = this.values.moves[0].centidiscs;
    this.show();
  }

  valuesOf(node) {
    return get("api/training/endings/values", { board: node.board, toMove: node.mover }, this.reading.signal);
  }

  /** Goes to a position, and asks for its values. */
  async turn(node, isFresh = true) {
    this.node = node;
    this.state = "waiting";
    this.show(isFresh);
    if (node.mover === "") {
      await this.end();
      return;
    }
    this.values = await this.valuesOf(node);
    if (this.node !== node) {
      return;
    }
    if (node.mover === this.side) {
      this.state = "asking";
      this.show(false);
    } else {
      this.lesson.later(PAUSE, () => this.attempt(() => this.turn(this.tree.play(node, squareNamed(this.values.moves[0].move)))));
    }
  }

  choose(square) {
    const after = this.state === "asking" ? this.tree.play(this.node, square) : null;
    if (after) {
      this.attempt(() => this.play(after));
    } else if (this.state === "asking" && this.node.board[square] === "-") {
      this.wrong = square;
      this.show();
    }
  }

  async play(after) {
    const best = this.values.moves[0];
    const value = this.values.moves.find((each) => each.move === after.move);
    const lost = best.centidiscs - value.centidiscs;
    if (Math.sign(value.centidiscs) < Math.sign(best.centidiscs)) {
      this.failed = { move: after.move, value, best: this.values.moves.filter((each) => each.centidiscs === best.centidiscs), before: this.node, after };
      await this.count(false);
      this.state = "failed";
      this.node = after;
      this.show(true);
      return;
    }
    if (lost > 0) {
      this.gave.push({ move: after.move, discs: lost / 100 });
    }
    await this.turn(after);
  }

  async count(isRight) {
    if (!this.isCounted) {
      this.isCounted = true;
      this.results[this.results.length - 1] = isRight ? "right" : "wrong";
      this.problem.comes = this.app.state.mayWrite ? await keepAnswer(this.problem.position, isRight) : null;
    }
  }

  async end() {
    await this.count(true);
    this.state = "ended";
    this.lesson.name(this.game);
    this.show();
  }

  /** Goes back to the position before the move that threw the result away. */
  again() {
    this.attempt(() => this.turn(this.failed.before, false));
  }

  // The view.

  show(isFresh = false) {
    const { node, lesson } = this;
    const isFailed = this.state === "failed";
    lesson.panel.classList.toggle("asking", this.state === "asking");
    lesson.draw({ node, isFresh, wrong: this.wrong ?? -1, isAway: false, values: null });
    this.wrong = -1;
    lesson.title.textContent = word("train.endings");
    lesson.told.textContent = this.goal === undefined ? "" : word(this.goal > 0 ? "train.goal.win" : "train.goal.draw", signed(this.goal));
    lesson.mark(this.results, this.results.length - 1);
    if (this.state === "asking" || this.state === "waiting") {
      lesson.tell(...this.askWords());
      lesson.offer(["train.skip", "n", () => this.skip()]);
    } else if (isFailed) {
      lesson.name(this.game);
      lesson.draw({ node, isFresh, wrong: -1, values: null });
      lesson.tell(...this.failedWords());
      lesson.offer(["train.take-back", "b", () => this.again()], ["train.next", "n", () => this.next(), true]);
    } else if (this.state === "ended") {
      lesson.tell(...this.endWords());
      lesson.offer(["train.next", "n", () => this.next(), true]);
    }
  }

  skip() {
    this.results.pop();
    this.skipped += this.problem.state === "due" && !this.isCounted ? 1 : 0;
    this.next();
  }

  askWords() {
    const side = moverOf(this.side);
    const goal = this.goal === undefined ? word("train.thinking")
      : word(this.goal > 0 ? `train.keep.win.${side}` : `train.keep.draw.${side}`);
    const empty = count(this.node.board, "-");
    return [made("h2", {}, discSign(side), goal), made("p", { class: "why soft" }, word("train.left", empty), " ",
      made("span", { class: "tag" }, word(`train.state.${this.problem.state}`))), ...this.gaveWords(),
    made("p", { class: "notes" }, this.state === "waiting" ? word("train.thinking") : word("train.endings.keys"))];
  }

  gaveWords() {
    return this.gave.map(({ move, discs }) => made("p", { class: "why" }, word("train.gave", move, discs)));
  }

  failedWords() {
    const { move, value, best, before } = this.failed;
    const kind = value.centidiscs < 0 ? "lost" : "drawn";
    return [made("h2", {}, discSign(moverOf(this.side)), word(`train.threw.${kind}`, move)),
      made("p", { class: "why" }, word("train.threw.how", move, told(value), best.map((each) => moveName(each.move)).join(", "), told(best[0]))),
      this.lineOf(before, value), origin(this), ...this.comes()];
  }

  /** The line that shows why; a click plays it. */
  lineOf(before, { line }) {
    const steps = playLine(before.board, moverOf(before.mover), line);
    const chips = steps.map((step, at) => {
      const chip = made("button", { type: "button" }, discSign(moverOf(step.disc)), moveName(step.move));
      chip.addEventListener("click", () => {
        const node = this.tree.playAll(before, steps.slice(0, at + 1).map((each) => each.move));
        this.lesson.draw({ node, isFresh: true, wrong: -1, isAway: true, values: null });
      });
      return made("li", {}, chip);
    });
    return made("div", { class: "lines" }, made("div", {}, made("h3", {}, word("train.solver-line")), made("ol", { class: "play" }, ...chips)));
  }

  endWords() {
    const own = count(this.node.board, this.side);
    const others = count(this.node.board, other(this.side));
    const free = 64 - own - others;
    const final = own > others ? own - others + free : own < others ? own - others - free : 0;
    const missed = (this.goal - 100 * final) / 100;
    const isAgain = this.results[this.results.length - 1] === "wrong";
    const head = isAgain ? "train.ended.after" : final > 0 ? "train.ended.won" : final === 0 ? "train.ended.drawn" : "train.ended.lost";
    return [made("h2", {}, discSign(moverOf(this.side)), word(head, own, others)),
      made("p", { class: "why" }, isAgain ? word("train.ended.again") : missed > 0 ? word("train.ended.missed", missed) : word("train.ended.all")), ...this.gaveWords(), origin(this), ...this.comes()];
  }

  comes() {
    const kept = this.problem.comes;
    return kept ? [made("p", { class: "notes" }, word(kept.days === 1 ? "train.comes.tomorrow" : "train.comes", kept.days))] : [];
  }

  key(event) {
    const isOnButton = event.target.closest("a, button:not([role=gridcell])");
    const ways = {
      asking: { n: () => this.skip() },
      failed: { b: () => this.again(), n: () => this.next() },
      ended: { n: () => this.next(), ...(isOnButton ? {} : { Enter: () => this.next() }) },
    }[this.state] || {};
    if (event.key === "Escape") {
      location.hash = "#training";
    } else if (event.key === "f") {
      this.lesson.flip();
    } else if (Object.hasOwn(ways, event.key)) {
      event.preventDefault();
      ways[event.key]();
    } else {
      this.lesson.takeArrow(event);
    }
  }
}

/** A value for the side that plays. */
const told = ({ centidiscs }) => (centidiscs === 0 ? word("train.a-draw") : signed(centidiscs));
