// A game against the engine: at a level, with either colour, moves taken back, hints. At its end the base keeps it.

import { get, isLate, isRefusal, post } from "./api.js";
import { sentence } from "./marks.js";
import { discSign } from "./preview.js";
import { RuledTree } from "./ruled.js";
import { moveName } from "./sheet.js";
import { button } from "./signs.js";
import { Lesson } from "./trainboard.js";
import { Remembered } from "./trainplace.js";
import { START, Tree } from "./tree.js";
import { useGame, word } from "./words.js";

const LEVELS = ["1", "2", "3", "4", "5"];
const USUAL = "2";
const SIDES = ["black", "white", "any"];
const USUAL_RULES = "othello";
const PAUSE = 500; // before the engine answers, in milliseconds

export class PlayScreen {
  constructor(app) {
    this.app = app;
  }

  isAt(place) {
    return place.screen === "play";
  }

  follow() {}

  open(work) {
    document.title = `${word("play.title")} · Kifu`;
    this.work = work;
    this.memory = new Remembered("play", this.app.state.base);
    this.reading = new AbortController();
    const stored = this.stored();
    if (stored) {
      this.begin(stored);
    } else {
      this.choose();
    }
  }

  close() {
    this.reading.abort();
    this.leave();
  }

  /** Leaves the game: answers that still come are not wanted. */
  leave() {
    useGame(null);
    this.lesson?.stop();
    this.lesson = null;
    this.node = null;
  }

  /** The game that was broken off; nothing if there is none. */
  stored() {
    try {
      const game = JSON.parse(this.memory.get());
      return LEVELS.includes(game.level) && "XO".includes(game.side) && Array.isArray(game.moves) ? { rules: USUAL_RULES, ...game } : null;
    } catch {
      return null;
    }
  }

  // The choice.

  choose() {
    this.state = "choosing";
    this.memory.set("");
    this.leave();
    const level = choiceOf("level", word("play.level"), LEVELS.map((each) => [each, word(`play.level.${each}`)]), USUAL);
    const side = choiceOf("side", word("play.side"), SIDES.map((each) => [each, word(each === "any" ? "play.any" : each)]), "black");
    const rules = made("select", { name: "rules" }, made("option", { value: USUAL_RULES }, USUAL_RULES));
    this.offerRules(rules);
    const form = made("form", { class: "sheet against" }, level, side, made("label", { class: "choices" }, word("rules"), " ", rules),
      made("div", { class: "acts" }, made("button", { type: "submit", class: "btn main" }, word("train.start"))));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const chosen = new FormData(form);
      const sign = { black: "X", white: "O" }[chosen.get("side")] || (Math.random() < 0.5 ? "X" : "O");
      this.begin({ rules: chosen.get("rules"), level: chosen.get("level"), side: sign, moves: [] });
    });
    this.work.replaceChildren(made("section", { class: "verdict" }, made("div", {}, made("h1", {}, word("play.title")), made("p", {}, word("play.how")))), form);
  }

  /** Offers the rules that the server knows. */
  async offerRules(select) {
    const { rules } = await get("api/rules", {}, this.reading.signal).catch(() => ({ rules: [] }));
    if (rules.length > 0) {
      select.replaceChildren(...rules.map(({ name, title }) => made("option", { value: name }, `${title} (${name})`)));
    }
  }

  // The game.

  async begin(game) {
    const { rules, level, side, moves } = game;
    this.state = "beginning";
    this.rules = rules;
    this.level = level;
    this.side = side;
    const isUsual = rules === USUAL_RULES;
    try {
      const begun = isUsual ? this.beginUsual(moves) : await RuledTree.ofNewGame(rules, moves, this.reading.signal);
      if (this.state === "beginning" && !this.reading.signal.aborted) {
        this.tree = begun.tree;
        this.build(isUsual ? null : this.tree.ruled, begun.last);
      }
    } catch (error) {
      if (isRefusal(error)) {
        this.choose();
        say(error.message);
      } else if (!isLate(error)) {
        this.offerAgain(game, error);
      }
    }
  }

  /** Offers to begin again with a game that is still remembered. */
  offerAgain(game, error) {
    this.ways = { k: () => this.begin(game), n: () => this.choose() };
    this.state = "failed";
    this.work.replaceChildren(made("section", { class: "sheet against" }, made("p", { class: "why", role: "alert" }, error.message),
      made("div", { class: "acts" }, button("btn main", "", word("play.again"), this.ways.k, ""), button("btn", "", word("play.new"), this.ways.n, ""))));
  }

  beginUsual(moves) {
    const tree = new Tree(START, "X", []);
    return { tree, last: tree.playAll(tree.root, moves) };
  }

  build(ruled, last) {
    useGame(ruled);
    this.lesson = new Lesson(word("play.title"), (square) => this.place(square), ruled);
    this.lesson.name(null);
    ["X", "O"].forEach((sign, at) => (this.lesson.players.players[at].querySelector("bdi").textContent = this.nameOf(sign)));
    this.work.replaceChildren(this.lesson.place);
    this.turn(last, false);
  }

  nameOf(sign) {
    return sign === this.side ? new Remembered("me", this.app.state.base).get() || word("play.you") : `Kifu (${word(`play.level.${this.level}`)})`;
  }

  async attempt(work) {
    const { lesson } = this;
    try {
      await work();
    } catch (error) {
      if (!isLate(error) && this.lesson === lesson) {
        this.state = "stuck";
        this.lesson.tell(made("p", { class: "why", role: "alert" }, error.message));
        this.lesson.offer(["play.again", "n", () => this.turn(this.node, false), true]);
      }
    }
  }

  /** Goes to a position: somebody moves, or the game is over. */
  turn(node, isFresh = true) {
    this.node = node;
    this.ring = [];
    this.trouble = "";
    this.memory.set(node.isKept ? "" : this.told(node));
    this.state = node.isRuled && !node.told ? "waiting" : node.mover === "" ? "ended"
      : node.mover === this.side && !node.mustPass ? "asking" : "waiting";
    this.show(isFresh);
    if (node.isRuled && !node.told) {
      this.attempt(() => this.learn(node));
    } else if (node.mustPass) {
      this.lesson.later(PAUSE, () => this.turn(this.tree.after(node, node.legal[0])));
    } else if (this.state === "waiting") {
      this.lesson.later(isFresh ? PAUSE : 0, () => this.attempt(() => this.answer(node)));
    } else if (this.state === "ended") {
      this.keepGame();
    }
  }

  ask(level, node) {
    return get("api/play", { ...node.asked, level }, this.reading.signal);
  }

  /** Asks what may be played in a position of other rules, and goes on. */
  async learn(node) {
    await this.tree.learn(node);
    if (this.node === node) {
      this.turn(node, false);
    }
  }

  async answer(node) {
    const { moves } = await this.ask(this.level, node);
    const after = await this.tree.playAll(node, moves.slice(0, 1));
    if (this.node === node) {
      this.turn(after);
    }
  }

  place(square) {
    const after = this.state === "asking" ? this.tree.play(this.node, square) : null;
    if (after) {
      this.turn(after);
    } else if (this.state === "asking" && this.node.isRuled) {
      this.show(false); // the square may have chosen a piece
    }
  }

  /** Goes back to where one made the last move. */
  takeBack() {
    const own = this.lastOwn;
    if (own) {
      this.lesson.stop();
      this.turn(own, false);
    }
  }

  get lastOwn() {
    const { path } = this.node;
    return path.slice(0, -1).findLast((each, at) => each.mover === this.side && path[at + 1].move !== "pass");
  }

  hint() {
    const { node } = this;
    this.attempt(async () => {
      const { moves } = await this.ask("hint", node);
      if (this.node === node) {
        this.ring = moves.map((move) => node.squareOf(move));
        this.show(false);
      }
    });
  }

  /** The game so far, as the page remembers it. */
  told(node) {
    return JSON.stringify({ rules: this.rules, level: this.level, side: this.side, moves: movesTo(node) });
  }

  /** Keeps the game in the base; the page remembers it until it is there. While a game is sent, it is not sent again. */
  async keepGame() {
    const { node } = this;
    if (node.isKept) {
      return;
    }
    const game = this.told(node);
    if (this.sending?.game !== game) {
      this.sending = { game, done: this.send(node) };
    }
    const { sending } = this;
    try {
      this.kept = await sending.done;
      node.isKept = true;
      if (this.memory.get() === game) {
        this.memory.set("");
      }
      await this.app.refresh();
    } catch (error) {
      this.trouble = node.isKept ? "" : error.message;
    }
    if (this.sending === sending) {
      this.sending = null;
    }
    if (this.node === node) {
      this.show(false);
    }
  }

  /** Sends the game as a text of its own; gives its number. */
  async send(node) {
    const day = new Date();
    const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((each) => String(each).padStart(2, "0")).join("-");
    const text = this.rules === USUAL_RULES
      ? `Black: ${this.nameOf("X")}\nWhite: ${this.nameOf("O")}\nDate: ${date}\n\n${movesTo(node).join("")}\n`
      : recordOf(this.rules, this.nameOf("X"), this.nameOf("O"), date, movesTo(node));
    const { games } = await post(`api/add?${new URLSearchParams({ name: `Kifu ${date}` })}`, text);
    return games[0]?.id;
  }

  // The view.

  show(isFresh) {
    const { lesson, node } = this;
    lesson.draw({ node, isFresh, wrong: -1, ring: this.ring, values: null });
    lesson.told.textContent = word(`play.level.${this.level}`);
    lesson.panel.classList.toggle("asking", this.state === "asking");
    lesson.tell(...this.words());
    const back = this.lastOwn ? [["play.take-back", "b", () => this.takeBack()]] : [];
    const acts = {
      asking: [["play.hint", "h", () => this.hint()], ...back, ["play.new", "n", () => this.choose()]],
      waiting: [["play.new", "n", () => this.choose()]],
      ended: [...(this.trouble ? [["play.again", "k", () => this.turn(node, false)]] : []), ...back, ["play.new", "n", () => this.choose(), true]],
    };
    lesson.offer(...acts[this.state]);
  }

  words() {
    const { node } = this;
    if (this.state !== "ended") {
      const isAsking = this.state === "asking";
      const passed = this.passer === "" ? [] : [made("p", { class: "why" }, word(this.passer === this.side ? "play.passed.own" : "play.passed.other"))];
      const choice = node.picked >= 0 ? [made("p", { class: "why" }, word("choose-move")), this.choices()] : [];
      return [made("h2", {}, discSign(moverOf(isAsking ? this.side : other(this.side))), word(isAsking ? "play.your-turn" : "play.thinks")), ...passed, ...choice,
        made("p", { class: "notes" }, word("score.line", count(node.board, "X"), count(node.board, "O")))];
    }
    const own = count(node.board, this.side);
    const others = count(node.board, other(this.side));
    const won = node.isRuled ? node.told.winner : own === others ? "" : own > others ? this.side : other(this.side);
    const result = won === "" ? "drawn" : won === this.side ? "won" : "lost";
    const kept = this.kept && node.isKept ? [made("p", { class: "why" }, made("a", { href: `#game-${this.kept}-1` }, word("play.kept")))] : [];
    const trouble = this.trouble ? [made("p", { class: "why", role: "alert" }, word("play.not-kept", sentence(this.trouble)))] : [];
    return [made("h2", {}, discSign(moverOf(this.side)), word(`play.${result}`, own, others)), ...kept, ...trouble];
  }

  /** The side that has no move, or had none just before; nobody if all goes in turn. */
  get passer() {
    const { node } = this;
    const hasPassed = node.parent && (node.move === "pass" || node.mover === node.disc);
    return node.mustPass ? node.mover : hasPassed ? other(node.mover) : "";
  }

  /** The moves that a chosen square leaves open, to choose one. */
  choices() {
    const { node } = this;
    return made("div", { class: "acts" }, ...node.open.map((step) =>
      button("btn small", "", moveName(step.move), () => this.turn(this.tree.after(node, step)), "")));
  }

  key(event) {
    const ways = {
      asking: { h: () => this.hint(), b: () => this.takeBack(), n: () => this.choose() },
      waiting: { n: () => this.choose() },
      ended: { ...(this.trouble && { k: () => this.turn(this.node, false) }), b: () => this.takeBack(), n: () => this.choose() },
      stuck: { n: () => this.turn(this.node, false) },
      failed: this.ways,
    }[this.state] || {};
    if (event.key === "Escape") {
      location.hash = "#board";
    } else if (event.key === "f" && this.lesson) {
      this.lesson.flip();
    } else if (Object.hasOwn(ways, event.key)) {
      event.preventDefault();
      ways[event.key]();
    } else {
      this.lesson?.takeArrow(event);
    }
  }
}

/** A game by other rules as a record that names them. */
const recordOf = (rules, black, white, date, moves) => `${JSON.stringify({
  schemaVersion: 1,
  game: { black, white, event: "", place: "", date, rules, start: "standard", result: { kind: "playedOut" } },
  moves,
})}\n`;

const movesTo = (node) => node.path.slice(1).map((each) => each.move).filter((move) => move !== "pass");

/** Some choices of which one is made. */
function choiceOf(name, title, choices, chosen) {
  return made("fieldset", { class: "choices" }, made("legend", {}, title), ...choices.map(([value, text]) => {
    const input = made("input", { type: "radio", name, value });
    input.checked = value === chosen;
    return made("label", {}, input, " ", made("span", {}, text));
  }));
}
