// A run of problems: a position is asked, a move is answered, a wrong one is refuted on the board, and the next one follows.

import { get, isLate } from "./api.js";
import { keepAnswer, Lesson, labelAt } from "./trainboard.js";
import { askPanel, namesOf, refutedPanel, solvedPanel, summary } from "./trainsay.js";
import { trainingAddress } from "./trainplace.js";
import { Refutation } from "./trainrefute.js";
import { Tree } from "./tree.js";
import { storedValues } from "./values.js";
import { capital, openingName, word } from "./words.js";

const COUNT = 10;

export class ProblemRun {
  constructor(app, place) {
    this.app = app;
    this.asked = place.asked;
    this.results = [];
    this.at = 0;
    this.state = "reading";
  }

  async open(work) {
    document.title = `${word("training")} · Kifu`;
    this.work = work;
    this.reading = new AbortController();
    work.replaceChildren(made("p", { class: "failure soft", role: "status" }, word("reading")));
    await this.attempt(async () => {
      const { player, kind, code } = this.asked;
      const { problems, left } = await this.get("api/training/problems", { player, kind, code, count: COUNT });
      this.queue = problems;
      this.isMore = left > problems.length;
      if (this.queue.length === 0) {
        this.showEmpty();
        return;
      }
      this.results = this.queue.map(() => "");
      this.lesson = new Lesson(word("training"), (square) => this.choose(square));
      work.replaceChildren(this.lesson.place);
      await this.ask(0);
    });
  }

  close() {
    this.reading.abort();
    if (this.lesson) {
      this.lesson.stop();
    }
  }

  get(path, parameters = {}) {
    return get(path, parameters, this.reading.signal);
  }

  /** Does something with the server, and says what went wrong. */
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

  showEmpty() {
    this.work.replaceChildren(made("section", { class: "verdict" }, made("div", {}, made("h1", {}, word("train.done")),
      made("p", {}, word("train.done.how"))), made("div", { class: "acts" }, made("a", { class: "btn main", href: "#training" }, word("training")))));
  }

  /** Asks a problem of the run. */
  async ask(at) {
    this.state = "reading";
    this.lesson.stop();
    this.at = at;
    const { game, ply } = this.queue[at];
    const [problem, whole] = await Promise.all([this.get(`api/training/problems/${game}/${ply}`), this.get(`api/games/${game}`)]);
    this.problem = { ...problem, ...this.queue[at] };
    this.game = whole;
    this.move = whole.annotation.moves[ply - 1];
    this.tree = new Tree(whole.start, whole.toMove, whole.moves.slice(0, ply - 1));
    this.start = this.tree.game[ply - 1];
    this.values = storedValues(whole.annotation, ply) || bothValues(this.move);
    this.rule = whole.annotation.settings.labels;
    Object.assign(this.queue[at], { board: problem.board, move: this.move, names: namesOf(whole) });
    this.verdict = null;
    this.isHinted = false;
    this.isCounted = false;
    this.lesson.name(null);
    this.state = "asking";
    this.show(this.start);
  }

  /** Draws a position in the way of the state. */
  show(node, isFresh = false, wrong = -1) {
    this.node = node;
    const { lesson } = this;
    const isSolved = this.state === "solved";
    const isAnswer = isSolved && node === this.start;
    lesson.draw({
      node,
      isFresh,
      wrong,
      isAway: node !== this.start,
      values: isAnswer ? this.values : null,
      rule: this.rule,
      ring: isAnswer ? this.move.best.map(squareNamed) : [],
      label: isAnswer ? labelAt(this.move) : null,
      lit: this.state === "asking" && this.isHinted ? this.hinted() : [],
    });
    lesson.title.textContent = this.heading();
    lesson.told.textContent = word("train.number", this.at + 1, this.queue.length);
    lesson.mark(this.results, this.at);
    lesson.panel.classList.toggle("asking", this.state === "asking" || this.state === "refuting");
    this.say();
  }

  heading() {
    const { kind, code } = this.asked;
    return kind === "opening" ? openingName(code) : capital((kind !== "" && this.problem[kind]) || word("training"));
  }

  say() {
    const { lesson } = this;
    if (this.state === "asking") {
      lesson.tell(...askPanel(this));
      lesson.offer(["train.hint", "h", () => this.hint()], ["train.show", "s", () => this.giveUp()], ["train.skip", "n", () => this.skip()]);
    } else if (this.state === "refuting") {
      lesson.tell(...refutedPanel(this));
      lesson.offer(...(this.refutation.canGoOn ? [["train.line", "→", () => this.refutation.goOn()]] : []), ["train.answer", "s", () => this.solve(), true]);
    } else if (this.state === "solved") {
      lesson.tell(...solvedPanel(this, (node, moves) => this.show(this.tree.playAll(node, moves), true)));
      const back = this.node === this.start ? [] : [["train.back", "b", () => this.show(this.start)]];
      lesson.offer(...back, [this.at + 1 < this.queue.length ? "train.next" : "train.finish", "n", () => this.next(), true]);
    }
  }

  // The acts of the player.

  /** A click on a square: an answer, or a move against the refutation. */
  choose(square) {
    if (this.state === "asking") {
      const after = this.tree.play(this.node, square);
      if (after) {
        this.answer(after);
      } else if (this.node.board[square] === "-") {
        this.show(this.node, false, square);
      }
    } else if (this.state === "refuting" && this.node.mover === this.start.mover) {
      const after = this.tree.play(this.node, square);
      if (after) {
        this.refutation.resist(after);
      }
    } else if (this.state === "solved" && this.node.mover !== "") {
      const after = this.tree.play(this.node, square);
      if (after) {
        this.show(after, true);
      }
    }
  }

  async answer(after) {
    this.state = "judging";
    this.lesson.draw({ node: after, isFresh: true, wrong: -1, isAway: true });
    this.lesson.tell(made("h2", {}, word("train.judging", after.move)));
    this.lesson.offer();
    await this.attempt(async () => {
      const { game, ply } = this.queue[this.at];
      const verdict = await this.get(`api/training/problems/${game}/${ply}/verdict`, { move: after.move });
      this.verdict = verdict;
      await this.count(verdict.right);
      if (verdict.right) {
        this.solve();
      } else {
        this.state = "refuting";
        this.refutation = new Refutation(this, verdict);
        this.refutation.begin(after);
      }
    });
  }

  /** Counts the first answer of a problem and keeps it. A right answer after a hint is not kept: the problem comes again. */
  async count(isRight) {
    if (this.isCounted) {
      return;
    }
    this.isCounted = true;
    this.results[this.at] = isRight ? (this.isHinted ? "hinted" : "right") : "wrong";
    this.problem.comes = null;
    if (this.app.state.mayWrite && !(isRight && this.isHinted)) {
      this.problem.comes = await keepAnswer(this.problem.position, isRight);
    }
  }

  hint() {
    this.isHinted = true;
    this.show(this.start);
  }

  /** The best move and others, in the order of the board. */
  hinted() {
    const others = legal(this.start.board, this.start.mover).map(nameOf).filter((move) => !this.move.best.includes(move));
    const worst = others.filter((move) => move !== this.move.move);
    return [this.move.best[0], this.move.move, ...worst.slice(0, 1)].map(squareNamed);
  }

  async giveUp() {
    this.state = "judging";
    await this.attempt(async () => {
      await this.count(false);
      this.verdict = null;
      this.solve();
    });
  }

  async skip() {
    this.results[this.at] = this.results[this.at] || "skipped";
    await this.next();
  }

  async next() {
    this.lesson.stop();
    if (this.at + 1 < this.queue.length) {
      await this.attempt(() => this.ask(this.at + 1));
    } else {
      this.finish();
    }
  }

  /** Shows the best move, the move of the game and why it was bad. */
  solve() {
    this.lesson.stop();
    this.state = "solved";
    this.lesson.name(this.game);
    this.show(this.start);
  }

  finish() {
    this.state = "done";
    this.lesson.stop();
    this.work.replaceChildren(summary(this, trainingAddress));
    this.work.querySelector(".main").focus();
  }

  key(event) {
    const isOnButton = event.target.closest("a, button:not([role=gridcell])");
    const ways = {
      asking: { h: () => this.hint(), s: () => this.giveUp(), n: () => this.skip() },
      refuting: { s: () => this.solve(), n: () => this.solve(), ArrowRight: () => this.refutation.goOn() },
      solved: { n: () => this.next(), b: () => this.show(this.start), ...(isOnButton ? {} : { Enter: () => this.next() }) },
      done: {},
    }[this.state] || {};
    if (event.key === "Escape") {
      location.hash = "#training";
    } else if (event.key === "f" && this.lesson && this.state !== "done") {
      this.lesson.flip();
    } else if (Object.hasOwn(ways, event.key)) {
      event.preventDefault();
      ways[event.key]();
    } else if (this.lesson && this.state !== "done") {
      this.lesson.takeArrow(event);
    }
  }
}

/** The values of the best moves and of the played one, where the annotation has no others. */
function bothValues(move) {
  const sign = move.mover === "black" ? 100 : -100;
  const { confidence, depth } = move;
  const of = (name, value, line, blackWinProb) => ({ move: name, centidiscs: sign * value, confidence, depth, line: line || [name], blackWinProb });
  return { source: "review", depth, moves: [...move.best.map((best) => of(best, move.bestBlackDiscDiff, move.pv, move.bestBlackWinProb)),
    of(move.move, move.blackDiscDiff, move.playedPv, move.blackWinProb)] };
}
