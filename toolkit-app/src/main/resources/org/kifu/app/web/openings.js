// The openings: one board on which one walks over the moves that were played, and what they scored.

import { get } from "./api.js";
import { countsOf, positionOf } from "./counts.js";
import { drawOpening } from "./openingboard.js";
import { OpeningFilters } from "./openingfilters.js";
import { OpeningGames } from "./openinggames.js";
import { OpeningHead } from "./openinghead.js";
import { openingAddress } from "./openingplace.js";
import { OpeningTable } from "./openingtable.js";
import { ownPlayer } from "./repertoireplace.js";
import { openingTabs } from "./repertoiretabs.js";
import { button } from "./signs.js";
import { turnedToFirst } from "./symmetry.js";
import { START } from "./tree.js";
import { trendOf } from "./trend.js";
import { Engine } from "./values.js";
import { number, signed, word } from "./words.js";

const MOST_KEPT = 200; // answers
const SHOWN = ["share", "score", "value"];

export class OpeningsScreen {
  constructor(app) {
    this.app = app;
    this.engine = new Engine(() => this.searched());
    this.known = new Map();
    this.games = new OpeningGames(app);
    this.shown = "share";
    this.isTurned = false;
    this.visibility = () => (document.hidden ? this.engine.leave() : this.look());
  }

  isAt(place) {
    return place.screen === "openings";
  }

  open(work, place) {
    this.isOpen = true;
    document.addEventListener("visibilitychange", this.visibility);
    this.head = new OpeningHead({ go: (line) => this.go(line), play: (square) => this.play(square), light: (square) => this.light(square) });
    this.filters = new OpeningFilters((asked) => this.choose(asked));
    this.table = new OpeningTable({
      play: (square) => this.play(square), light: (square) => this.light(square), engine: () => this.switchEngine(),
    });
    this.trend = made("figure", { class: "trend sheet", hidden: "" });
    this.about = made("div", { class: "about sheet" });
    this.games.open();
    this.work = work;
    this.tabs = openingTabs("all");
    work.replaceChildren(this.tabs, this.filters.place, this.head.place, made("div", { class: "explorer openings" },
      this.boardArea(), made("div", { class: "tables" }, this.table.place, this.games.place)));
    this.follow(place);
  }

  close() {
    this.isOpen = false;
    this.work.removeAttribute("aria-busy");
    this.isTurned = this.board.turned;
    this.engine.leave();
    this.games.close();
    this.filters.close();
    document.removeEventListener("visibilitychange", this.visibility);
  }

  /** The games in the base are no longer those that were counted. */
  outdated() {
    this.known.clear();
    if (this.isOpen) {
      this.follow(this);
    }
  }

  boardArea() {
    const area = made("div", { class: "board" }, drawn("svg", { class: "bd", viewBox: "-3.6 -3.6 85 85" }));
    area.addEventListener("mousedown", (event) => event.preventDefault()); // the arrow keys stay those of the line
    const discs = { black: word("disc.black"), white: word("disc.white"), none: word("disc.none") };
    this.board = new Board(area, word("board"), discs, (square) => this.play(square));
    this.board.turned = this.isTurned;
    const step = (way, look, act) => button(`btn icon${look}`, way, "", act, word(`openings.${way}`));
    this.steps = {
      first: step("first", "", () => this.go([])),
      back: step("back", " grow", () => this.back()),
      forward: step("forward", " grow", () => this.forward()),
      flip: button("btn icon", "flip", "", () => this.flip(), word("flip")),
    };
    const link = button("btn icon", "link", "", () => copyText(location.href, word("copied"), word("not-copied")), word("copy-link"));
    const bar = made("div", { class: "bar", role: "group", "aria-label": word("steps") }, ...Object.values(this.steps), link);
    return made("section", { class: "board-area", "aria-label": word("position") }, area, bar, this.choiceOfPills(), this.about, this.trend);
  }

  /** The numbers on the squares: the share, the score or the value of each move. */
  choiceOfPills() {
    this.pills = SHOWN.map((name) => button("btn small", "", word(`openings.on.${name}`), () => {
      this.shown = name;
      this.draw();
    }, ""));
    return made("div", { class: "pills", role: "group", "aria-label": word("openings.on") }, made("span", { class: "soft" }, word("openings.on")), ...this.pills);
  }

  // Ways from position to position.

  /** Goes to the line and the choice of an address. */
  follow({ line, asked }) {
    Object.assign(this, { line, asked, hot: -1, counts: null, position: positionOf(START, line) });
    const address = openingAddress(line, asked);
    if (location.hash !== address) {
      history.replaceState(null, "", address);
    }
    this.filters.show(asked, this.app.state.tags);
    this.head.drawLine(line, this.position.steps);
    this.look();
    this.draw();
    const trouble = this.trouble();
    this.games.place.hidden = trouble !== "";
    if (trouble !== "") {
      this.refuse(trouble);
    } else {
      this.games.show(line.join(""), asked, this.position.plies + 1);
      this.read();
    }
  }

  /** The reason why there is nothing to ask about a line, or nothing. */
  trouble() {
    const { steps, mover } = this.position;
    return steps.length < this.line.length ? word("says.illegal", steps.length + 1, this.line[steps.length])
      : mover === "" ? word("end") : "";
  }

  /** The line as far as it is legal. */
  get legalLine() {
    return this.line.slice(0, this.position.steps.length);
  }

  go(line) {
    location.hash = openingAddress(turnedToFirst(line), this.asked);
  }

  /** Another choice of games is not another step of the line. */
  choose(asked) {
    history.replaceState(null, "", openingAddress(this.line, asked));
    this.follow({ line: this.line, asked });
  }

  play(square) {
    if (this.position.mover !== "" && play(this.position.board, square, this.position.mover) !== null) {
      this.go([...this.legalLine, nameOf(square)]);
    }
  }

  back() {
    const { line, legalLine } = this;
    if (line.length > 0) {
      this.go(legalLine.length < line.length ? legalLine : line.slice(0, -1));
    }
  }

  /** Plays the move of the table that has the focus, else the most frequent one. */
  forward() {
    if (this.counts && this.counts.rows.length > 0) {
      this.play(this.table.chosen ?? this.counts.rows[0].square);
    }
  }

  flip() {
    this.board.turned = !this.board.turned;
    this.draw();
  }

  switchEngine() {
    this.engine.toggle();
    this.look();
    this.searched();
  }

  look() {
    this.engine.look(this.position.board, this.position.mover);
  }

  // Reading.

  async read() {
    const { line, asked } = this;
    const isStill = () => this.isOpen && this.line === line && this.asked === asked;
    this.work.setAttribute("aria-busy", "true");
    this.table.wait();
    try {
      const answer = await this.answer({ moves: line.join(""), ...asked });
      if (isStill()) {
        this.counts = countsOf(this.position, answer);
        this.drawCounts();
        await this.markOwn(isStill);
      }
    } catch (error) {
      if (isStill()) {
        this.refuse(error.message);
      }
    }
  }

  /** Marks the moves of the own repertoire, if it is known whose it is. */
  async markOwn(isStill) {
    const player = ownPlayer(this.app.state.base);
    if (player !== "" && this.line.length > 0) {
      const own = await get("api/repertoire/at", { player, moves: this.line.join("") }).catch(() => ({ moves: [] }));
      if (isStill()) {
        this.table.markOwn(new Set(own.moves.filter((each) => each.own).map((each) => squareNamed(each.move))));
      }
    }
  }

  async answer(question) {
    const key = JSON.stringify(question);
    if (!this.known.has(key)) {
      const answer = await get("api/openings", question);
      if (this.known.size >= MOST_KEPT) {
        this.known.delete(this.known.keys().next().value);
      }
      this.known.set(key, answer);
    }
    return this.known.get(key);
  }

  refuse(message) {
    this.work.removeAttribute("aria-busy");
    this.head.refuse(message);
    this.table.place.replaceChildren();
    this.about.replaceChildren();
    this.trend.hidden = true;
  }

  // The view.

  get view() {
    const { board, mover, square } = this.position;
    const values = mover === "" ? null : this.engine.values(board, mover);
    return { board, mover, square, values, engine: this.engine, counts: this.counts, shown: this.shown, hot: this.hot };
  }

  draw() {
    drawOpening(this.board, this.view);
    this.pills.forEach((pill, at) => pill.setAttribute("aria-pressed", SHOWN[at] === this.shown));
    this.steps.flip.setAttribute("aria-pressed", this.board.turned);
    this.steps.first.disabled = this.steps.back.disabled = this.line.length === 0;
    this.steps.forward.disabled = !this.counts || this.counts.rows.length === 0;
  }

  drawCounts() {
    this.work.removeAttribute("aria-busy");
    this.head.draw(this.line, this.view);
    this.table.draw(this.view);
    this.drawAbout();
    this.draw();
  }

  drawAbout() {
    const { score, low, high, discs, games, years } = this.counts;
    const facts = games === 0 ? [] : [
      ["openings.score", `${percent(score)} %`, ` ${percent(low)}–${percent(high)}`],
      ["openings.discs", signed(100 * discs), ""],
      ["openings.games", number(games), ""],
    ];
    this.about.replaceChildren(made("dl", {}, ...facts.map(([key, fact, more]) =>
      made("div", {}, made("dt", {}, word(key)), made("dd", {}, fact, made("small", {}, more))))));
    this.trend.replaceChildren(...trendOf(years));
    this.trend.hidden = this.trend.childElementCount === 0;
  }

  light(square) {
    if (square !== this.hot) {
      this.hot = square;
      drawOpening(this.board, this.view);
    }
  }

  /** Draws again what depends on the values, when the engine knows more. */
  searched() {
    if (this.isOpen && this.counts) {
      this.table.drawValues(this.view);
      drawOpening(this.board, this.view);
    }
  }

  key(event) {
    if (event.target.closest(".gt")) {
      return; // the list of games has these keys itself
    }
    const ways = {
      ArrowLeft: () => this.back(),
      Backspace: () => this.back(),
      ArrowRight: () => this.forward(),
      ArrowDown: () => this.table.step(1),
      ArrowUp: () => this.table.step(-1),
      Home: () => this.go([]),
      "/": () => this.filters.fields.get("player").focus(),
      f: () => this.flip(),
      e: () => this.switchEngine(),
      c: () => copyText(this.line.join(""), word("copied"), word("not-copied")),
    };
    if (Object.hasOwn(ways, event.key)) {
      event.preventDefault();
      ways[event.key]();
    }
  }
}
