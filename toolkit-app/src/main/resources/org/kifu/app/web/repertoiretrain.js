// The training of a repertoire: the window answers as real opponents did, and the player finds the own moves.

import { get, post } from "./api.js";
import { positionOf } from "./counts.js";
import { repertoireAddress } from "./repertoireplace.js";
import { share } from "./repertoiredesk.js";
import { discSign } from "./preview.js";
import { button } from "./signs.js";
import { START } from "./tree.js";
import { Engine } from "./values.js";
import { number, signed, word } from "./words.js";

const PAUSE = 450; // before the opponent answers, in milliseconds
const AFTER_RIGHT = 900;

export class TrainView {
  constructor(screen) {
    this.screen = screen;
    this.asked = screen.asked;
    this.line = [];
    this.seed = Number(this.asked.seed) || Math.floor(Math.random() * 1e9);
    this.right = this.wrong = 0;
    this.engine = new Engine(() => this.drawValues());
    const area = made("div", { class: "board" }, drawn("svg", { class: "bd", viewBox: "-3.6 -3.6 85 85" }));
    area.addEventListener("mousedown", (event) => event.preventDefault());
    const discs = { black: word("disc.black"), white: word("disc.white"), none: word("disc.none") };
    this.board = new Board(area, word("board"), discs, (square) => this.answer(square));
    this.board.turned = this.asked.side === "white";
    this.flipper = button("btn icon", "flip", "", () => this.flip(), word("flip"));
    this.shower = button("btn", "", word("rep.show"), () => this.give(""), "");
    const bar = made("div", { class: "bar rep-bar" }, this.shower, this.flipper);
    this.boardPlace = made("section", { class: "board-area", "aria-label": word("position") }, area, bar);
    this.crumbs = made("ol", { class: "crumbs rep-line", "aria-label": word("openings.line") });
    this.talk = made("section", { class: "rep-talk sheet", role: "status" });
    this.standing = made("dl", { class: "rep-standing sheet" });
  }

  open() {
    this.screen.body.replaceChildren(made("div", { class: "explorer openings rep" }, this.boardPlace,
      made("div", { class: "tables" }, this.crumbs, this.talk, this.standing)));
    this.screen.tell(word("rep.train.title"), word("rep.train.how"));
    this.begin();
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.waiting);
    this.engine.leave();
  }

  flip() {
    this.board.turned = !this.board.turned;
    this.draw();
  }

  /** Begins a line. */
  begin() {
    this.line = [];
    this.state = "wait";
    this.next();
  }

  /** Asks what comes after the line: a move of the opponent, a question, or the end. */
  async next() {
    clearTimeout(this.waiting);
    this.verdict = null;
    this.engine.leave();
    this.position = positionOf(START, this.line);
    this.state = "wait";
    this.draw();
    try {
      const { player, side, opponent } = this.asked;
      const told = await get("api/repertoire/next", { player, side, opponent, moves: this.line.join(""), seed: this.seed });
      if (this.isClosed) {
        return;
      }
      this.told = told;
      this.drawStanding();
      if (told.reply) {
        this.waiting = setTimeout(() => this.reply(told.reply), this.line.length === 0 ? 0 : PAUSE);
      } else {
        this.state = told.ends ? "end" : "ask";
        this.draw();
      }
    } catch (error) {
      this.screen.refuse(error);
    }
  }

  reply(move) {
    this.replied = this.told.allGames ? word("rep.replied", move, number(this.told.replyGames), share(this.told.replyGames / this.told.allGames)) : "";
    this.line = [...this.line, move];
    this.next();
  }

  answer(square) {
    const { board, mover } = this.position;
    if (this.state === "ask" && play(board, square, mover) !== null) {
      this.give(nameOf(square));
    }
  }

  /** Sends an answer, which the base keeps if it can; an empty one asks for the move, which counts as wrong. */
  async give(move) {
    if (this.state !== "ask") {
      return;
    }
    this.state = "wait";
    try {
      this.verdict = await post("api/repertoire/answer", { player: this.asked.player, moves: this.line.join(""), move, unkept: !this.screen.app.state.mayWrite });
      if (this.isClosed) {
        return;
      }
      this.verdict.move = move;
      this.right += this.verdict.right ? 1 : 0;
      this.wrong += this.verdict.right ? 0 : 1;
      this.state = "told";
      this.draw();
      this.drawStanding();
      if (this.verdict.right) {
        this.waiting = setTimeout(() => this.goOn(), AFTER_RIGHT);
      } else {
        this.engine.look(this.position.board, this.position.mover);
      }
    } catch (error) {
      this.state = "ask";
      say(error.message);
    }
  }

  /** Goes on with the right move, after the end of a line with the next line. */
  goOn() {
    clearTimeout(this.waiting);
    if (this.state === "told") {
      const { right, move, own } = this.verdict;
      this.line = [...this.line, right ? move : own[0].move];
      this.next();
    } else if (this.state === "end") {
      this.seed += 1;
      this.begin();
    }
  }

  // The view.

  draw() {
    const { board, mover, square, steps } = this.position;
    const drawing = new Drawing(this.board.turned);
    const told = this.state === "told" ? this.verdict : null;
    const own = told ? told.own.map((each) => squareNamed(each.move)) : [];
    SQUARES.filter((each) => board[each] !== "-").forEach((each) => drawing.disc(each, board[each], ""));
    if (square >= 0) {
      drawing.point(square, "last");
    }
    const can = this.state === "ask" ? legal(board, mover) : [];
    can.forEach((each) => drawing.point(each, "dot"));
    own.forEach((each) => drawing.pill(each, "✓", "best", true));
    if (told && told.move && !told.right) {
      drawing.pill(squareNamed(told.move), "✕", "3", true);
    }
    drawing.into(this.board.svg);
    this.board.describe(board, (each) => (can.includes(each) ? word("can-play") : own.includes(each) ? word("rep.mine") : ""));
    this.shower.disabled = this.state !== "ask";
    this.crumbs.replaceChildren(...steps.map((step, at) => {
      const chip = made("button", { type: "button", disabled: "" }, discSign(moverOf(step.disc)), ` ${step.move}`);
      if (at === steps.length - 1) {
        chip.setAttribute("aria-current", "step");
      }
      return made("li", {}, chip);
    }));
    this.drawTalk();
  }

  drawTalk() {
    const name = (this.told && this.told.name) || "";
    const parts = [made("p", { class: "soft" }, name || "\u00a0")];
    if (this.state === "ask") {
      parts.push(made("h2", {}, word(`rep.ask.${moverOf(this.position.mover)}`)), made("p", {}, this.replied || "\u00a0"));
    } else if (this.state === "told") {
      parts.push(...this.toldParts());
    } else if (this.state === "end") {
      const isNothing = this.told.due + this.told.unseen + this.told.later === 0;
      parts.push(made("h2", {}, word(isNothing ? "rep.nothing" : "rep.end", this.right, this.wrong)),
        made("p", {}, isNothing ? word("rep.nothing.how") : this.told.due > 0 ? word("rep.left.due", this.told.due) : this.told.unseen > 0 ? word("rep.left.new", this.told.unseen) : word("rep.left.none")));
      parts.push(isNothing ? made("a", { class: "btn", href: repertoireAddress("lines", this.asked) }, word("rep.tab.lines")) : button("btn main", "", word("rep.next-line"), () => this.goOn(), ""));
    } else {
      parts.push(made("h2", {}, this.position.steps.length === 0 ? word("reading") : word("rep.opponent-thinks")));
    }
    const hadFocus = this.talk.contains(document.activeElement);
    this.talk.replaceChildren(...parts);
    const main = this.talk.querySelector(".main");
    if (main && (hadFocus || this.state === "told")) {
      main.focus({ preventScroll: true });
    }
  }

  toldParts() {
    const { right, own, played, move, due } = this.verdict;
    const names = own.map((each) => each.move).join(", ");
    const title = right ? word("rep.right", move) : move ? word("rep.wrong", move, names) : word("rep.shown", names);
    this.values = new Map();
    const rows = (right ? own.filter((each) => each.move === played.move) : [...(move ? [played] : []), ...own]).map((each) => this.toldRow(each, own.includes(each)));
    const columns = ["move", "own", "all", "all-score", "value"].map((name) => made("th", { scope: "col", class: `r-${name}` }, word(`rep.${name}`)));
    const table = made("table", { class: "tbl" }, made("thead", {}, made("tr", {}, ...columns)), made("tbody", {}, ...rows));
    const again = due ? word("rep.again", new Intl.DateTimeFormat(document.documentElement.lang, { day: "numeric", month: "long" }).format(new Date(`${due}T12:00`))) : "";
    const parts = [made("h2", { class: right ? "rep-right" : "rep-wrong" }, title), ...(rows.length > 0 ? [table] : []),
      made("p", { class: "foot" }, this.screen.app.state.mayWrite ? again : word("train.not-kept"))];
    if (!right) {
      parts.push(button("btn main", "", word("rep.go-on"), () => this.goOn(), ""));
    }
    return parts;
  }

  toldRow(each, isOwn) {
    const value = made("span", { class: "faint" }, "–");
    this.values.set(each.move, { place: value, stored: each });
    const cell = (name, ...content) => made("td", { class: `r-${name}` }, ...content);
    return made("tr", { class: isOwn ? "is-own" : "" },
      cell("move", made("b", {}, each.move), ...(isOwn ? [" ", made("span", { class: "tag own-move" }, signOf("accept"), word("rep.mine"))] : [])),
      cell("own", each.games > 0 ? `${number(each.games)} · ${share(each.score)}` : "–"),
      cell("all", `${number(each.all)} · ${share(each.share)}`), cell("all-score", each.all > 0 ? share(each.allScore) : "–"), cell("value", value));
  }

  /** Fills in the values of the engine while it goes deeper. */
  drawValues() {
    if (this.state === "told" && this.values) {
      const { board, mover } = this.position;
      const searched = this.engine.values(board, mover);
      this.values.forEach(({ place, stored }, move) => {
        const found = searched && searched.moves.find((each) => each.move === move);
        const value = found ? found.centidiscs : stored.centidiscs;
        place.textContent = value === undefined ? "–" : signed(value);
        place.className = value === undefined ? "faint" : found && found.confidence === "estimated" ? "soft" : "";
      });
    }
  }

  drawStanding() {
    const facts = [["due", this.told.due], ["unseen", this.told.unseen], ["later", this.told.later], ["right-now", this.right], ["wrong-now", this.wrong]];
    this.standing.replaceChildren(...facts.map(([name, value]) => made("div", {}, made("dt", {}, word(`rep.${name}`)), made("dd", {}, number(value)))));
  }

  key(event) {
    const ways = { Enter: () => this.goOn(), n: () => this.goOn(), s: () => this.give(""), f: () => this.flip() };
    const isButton = event.key === "Enter" && event.target.closest("button, a");
    if (Object.hasOwn(ways, event.key) && !isButton) {
      event.preventDefault();
      ways[event.key]();
    }
  }
}
